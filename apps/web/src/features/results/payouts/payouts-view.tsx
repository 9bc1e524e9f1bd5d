import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import {
  IconAlertTriangle,
  IconCashBanknote,
  IconCoins,
  IconEye,
  IconListNumbers,
  IconPigMoney,
  IconPrinter,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { PrintResults } from '../papers/print-results.tsx'
import { LiveWeights } from '../screen/live-weights.tsx'
import classes from '../screen/results.module.css'
import { heldText } from '../screen/results-state.tsx'
import { everyPayout, moneyOut, type Results } from '../screen/results-view.ts'
import { PotCard } from '../standings/pot-card.tsx'
import { payoutLines } from '../words/payout-lines.ts'
import { EngineLog } from './engine-log.tsx'
import { GroupCard } from './group-card.tsx'
import { PayoutTable } from './payout-table.tsx'
import { t } from './payouts.texts.ts'
import { PaidSection, PlacesSection, PoolSection } from './pool-sections.tsx'
import { isOpenYet, restOfPool } from './rest-of-pool.ts'
import { UnpaidBoats } from './unpaid-boats.tsx'
import { placesReason, unpaidMoney } from './unpaid-money.ts'

type Props = { results: Results; base: string; state: TableState; onStateChange: (state: TableState) => void }

/** Every dollar of a tournament, and the sentence that makes it. Before the first fish and before the last day only what there is to win. */
export function PayoutsView({ results, base, state, onStateChange }: Props) {
  const { payouts, pots, standings, tournament, field, tables, words } = results
  const [isPrinting, setPrinting] = useState(false)
  const lines = useMemo(
    () => payoutLines({ tournament, entries: field, standings, placementTables: tables }, words),
    [tournament, field, standings, tables, words],
  )
  const potCards = pots.map((pot) => <PotCard key={pot.pot} results={results} pot={pot} paidOnly />)
  return (
    <>
      <div className={classes.screenStack}>
        {!results.official && <LiveWeights id={tournament._id} />}
        <PreviewStrip results={results} base={base} />
        <UnpaidBoats results={results} base={base} />
        <MoneyTiles results={results} />
        {standings.incomplete || isOpenYet(results) ? (
          <div className={classes.columns}>
            <PoolSection results={results} />
            {!standings.incomplete && <PlacesSection results={results} />}
            {potCards}
          </div>
        ) : (
          <>
            {unpaidMoney(payouts).map((text) => (
              <Banner key={text} tone="amber" icon={IconAlertTriangle}>
                {text}
              </Banner>
            ))}
            <EngineLog lines={payouts.log} />
            <div>
              <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => setPrinting(true)}>
                {t('payoutsView.print')}
              </Button>
            </div>
            <div className={classes.columns}>
              <PoolSection results={results} />
              <PaidSection results={results} />
            </div>
            <PayoutTable results={results} lines={lines} state={state} onStateChange={onStateChange} />
            {(payouts.groupPots.length > 0 || pots.length > 0) && (
              <div className={classes.columns}>
                {payouts.groupPots.map((pot) => (
                  <GroupCard key={pot.group} results={results} pot={pot} />
                ))}
                {potCards}
              </div>
            )}
          </>
        )}
      </div>
      {isPrinting && <PrintResults results={results} first="payouts" onClose={() => setPrinting(false)} />}
    </>
  )
}

/** What is on this page: a calculation that can still change, or money that is written. */
export function PreviewStrip({ results, base }: { results: Results; base: string }) {
  if (results.official) {
    return (
      <Banner
        tone="kelp"
        icon={IconRosetteDiscountCheck}
        actions={
          <UiLink href={`${base}/money/payouts`} className="rl-link-button">
            {t('payoutsView.openPayments')}
          </UiLink>
        }
      >
        {t('payoutsView.officialThesePayouts')}
      </Banner>
    )
  }
  return (
    <Banner tone="amber" icon={IconEye}>
      <b>{t('payoutsView.previewNothingIsSaved')}</b>{' '}
      {results.standings.incomplete ? heldText(results) : t('payoutsView.itFollowsTheWeights')}
    </Banner>
  )
}

function MoneyTiles({ results }: { results: Results }) {
  const { payouts, tournament, standings } = results
  const out = moneyOut(results)
  const held = standings.incomplete
  const rest = restOfPool(results)
  return (
    <StatGrid>
      <StatTile
        label={t('payoutsView.pool')}
        icon={IconCoins}
        value={writeShortMoney(payouts.pool)}
        hint={t('payoutsView.fromEntries', { entries: payouts.entryCount })}
      />
      <StatTile
        label={t('payoutsView.placesPaid')}
        icon={IconListNumbers}
        value={held ? '—' : payouts.paidPlaces}
        hint={placesReason(tournament, payouts)}
      />
      <StatTile
        label={t('payoutsView.paidWithPots')}
        icon={IconCashBanknote}
        value={writeShortMoney(out.total)}
        hint={t('payoutsView.payouts', { count: everyPayout(results).length })}
      />
      <StatTile
        label={rest.label}
        icon={IconPigMoney}
        value={writeShortMoney(payouts.retained)}
        hint={rest.hint}
        tone={payouts.retained > 0 && rest.isLeftOver ? 'amber' : 'ink'}
      />
    </StatGrid>
  )
}
