import { Banner } from '@ramplight/ui/banner.tsx'
import { UiLink } from '@ramplight/ui/link.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/stat-tile.tsx'
import type { TableState } from '@ramplight/ui/table-state'
import {
  IconAlertTriangle,
  IconCashBanknote,
  IconCoins,
  IconEye,
  IconListNumbers,
  IconPigMoney,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { writeShortMoney } from '../../payouts/money/write-money.ts'
import classes from '../results.module.css'
import { heldText } from '../results-state.tsx'
import { everyPayout, moneyOut, type Results } from '../results-view.ts'
import { PotCard } from '../standings/pot-card.tsx'
import { countOf } from '../words.ts'
import { EngineLog } from './engine-log.tsx'
import { GroupCard } from './group-card.tsx'
import { PayoutTable } from './payout-table.tsx'
import { PoolSections } from './pool-sections.tsx'
import { placesReason, unpaidMoney } from './unpaid-money.ts'

type Props = { results: Results; base: string; state: TableState; onStateChange: (state: TableState) => void }

/** Every dollar of a tournament, and the sentence that makes it. */
export function PayoutsView({ results, base, state, onStateChange }: Props) {
  const { payouts, pots, standings } = results
  return (
    <>
      <PreviewStrip results={results} base={base} />
      <MoneyTiles results={results} />
      {!standings.incomplete &&
        unpaidMoney(payouts).map((text) => (
          <Banner key={text} tone="amber" icon={IconAlertTriangle}>
            {text}
          </Banner>
        ))}
      <EngineLog lines={payouts.log} />
      <PoolSections results={results} />
      <PayoutTable results={results} state={state} onStateChange={onStateChange} />
      {(payouts.groupPots.length > 0 || pots.length > 0) && (
        <div className={classes.columns}>
          {payouts.groupPots.map((pot) => (
            <GroupCard key={pot.group} results={results} pot={pot} />
          ))}
          {pots.map((pot) => (
            <PotCard key={pot.pot} results={results} pot={pot} paidOnly />
          ))}
        </div>
      )}
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
          <UiLink href={`${base}/payments`} className="rl-link-button">
            Open payments
          </UiLink>
        }
      >
        Official — these payouts are written as payments.
      </Banner>
    )
  }
  return (
    <Banner tone="amber" icon={IconEye}>
      <b>PREVIEW — nothing is saved.</b>{' '}
      {results.standings.incomplete ? heldText(results) : 'It follows the weights until the results are final.'}
    </Banner>
  )
}

function MoneyTiles({ results }: { results: Results }) {
  const { payouts, tournament } = results
  const out = moneyOut(results)
  return (
    <StatGrid>
      <StatTile
        label="Pool"
        icon={IconCoins}
        value={writeShortMoney(payouts.pool)}
        hint={`from ${countOf(payouts.entryCount, 'entry', 'entries')}`}
      />
      <StatTile label="Places paid" icon={IconListNumbers} value={payouts.paidPlaces} hint={placesReason(tournament, payouts)} />
      <StatTile
        label="Paid, with pots"
        icon={IconCashBanknote}
        value={writeShortMoney(out.total)}
        hint={countOf(everyPayout(results).length, 'payout')}
      />
      <StatTile
        label="Kept"
        icon={IconPigMoney}
        value={writeShortMoney(payouts.retained)}
        hint="of the main pool"
        tone={payouts.retained > 0 && !results.standings.incomplete ? 'amber' : 'ink'}
      />
    </StatGrid>
  )
}
