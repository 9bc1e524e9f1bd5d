import { type Calcutta, type CalcuttaLot, calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { IconAdjustments, IconGavel, IconInfoCircle, IconLock, IconLockOpen } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Buyer } from '#features/payouts/raffles/index.ts'
import { call } from '#platform/call.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import './calcutta.css'
import { t } from './calcutta.texts.ts'
import { LotList } from './lot-list.tsx'
import { SellBoatSheet } from './sell-boat-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'
import { UnsoldBoats } from './unsold-boats.tsx'

/** Two who sell the same boat without a network would both have sold it. */
export const CalcuttaNeedsInternet = ({ query, children }: { query: QueryLike<unknown>; children: ReactNode }) => (
  <OnTheServer query={query} title={t('page.needsInternet')} text={t('page.isOnTheServer')}>
    {children}
  </OnTheServer>
)

type Props = {
  tournament: string
  calcutta: Calcutta | null
  entries: readonly TournamentEntry[]
  people: readonly Buyer[]
  /** Sells. */
  mayRun: boolean
  /** Says how it pays, and pays. */
  mayEdit: boolean
}

/** The calcutta of a tournament: set up, sold boat by boat, and paid by the official places. */
export function CalcuttaView({ tournament, calcutta, entries, people, mayRun, mayEdit }: Props) {
  const [editing, setEditing] = useState(false)
  const [selling, setSelling] = useState<readonly TournamentEntry[] | null>(null)
  const terms = editing && <TermsSheet tournament={tournament} calcutta={calcutta} onClose={() => setEditing(false)} />
  if (!calcutta) {
    const setUp = { label: t('page.setUp'), icon: IconGavel, onClick: () => setEditing(true) }
    return (
      <>
        <EmptyState icon={IconGavel} text={t(mayEdit ? 'page.none' : 'page.mayOnlyRead')} {...(mayEdit ? { action: setUp } : {})} />
        {terms}
      </>
    )
  }
  const sold = new Set(calcutta.lots.flatMap(({ boats }) => boats.map(({ entry }) => entry)))
  const unsold = entries.filter(({ _id, deleted }) => !deleted && !sold.has(_id))
  // Who knows the results buys nothing any more.
  const isOpen = calcutta.state === 'open' && calcutta.standing !== 'official'
  return (
    <>
      <Head calcutta={calcutta} tournament={tournament} mayEdit={mayEdit} onEdit={() => setEditing(true)} />
      <Tiles calcutta={calcutta} boats={sold.size + unsold.length} sold={sold.size} />
      {mayRun && isOpen && unsold.length > 0 && <UnsoldBoats boats={unsold} onSell={setSelling} />}
      <LotList lots={calcutta.lots} mayRun={mayRun} mayPay={mayEdit && calcutta.standing === 'official'} isOpen={isOpen} />
      {selling && <SellBoatSheet tournament={tournament} boats={selling} people={people} onClose={() => setSelling(null)} />}
      {terms}
    </>
  )
}

type HeadProps = { calcutta: Calcutta; tournament: string; mayEdit: boolean; onEdit: () => void }

/** How it stands, and what the director does next. */
function Head({ calcutta, tournament, mayEdit, onEdit }: HeadProps) {
  const { state, houseShare, places, standing, open, lots } = calcutta
  const isOpen = state === 'open' && standing !== 'official'
  const turning = useAction({
    work: () => call(calls.save, { params: { id: tournament }, body: { houseShare, places, state: isOpen ? 'closed' : 'open' } }),
  })
  const tooMuch = tooMuchIn(lots)
  return (
    <>
      <div className="rl-calcutta__head">
        <StatusBadge word={t(isOpen ? 'page.isOpen' : 'page.isClosed')} icon={isOpen ? IconLockOpen : IconLock} />
        {mayEdit && (
          <>
            {standing !== 'official' && (
              <ActionButton
                action={{
                  label: t(isOpen ? 'page.close' : 'page.open'),
                  icon: isOpen ? IconLock : IconLockOpen,
                  loading: turning.running,
                  onClick: () => turning.run(),
                }}
              />
            )}
            <ActionButton variant="subtle" action={{ label: t('page.change'), icon: IconAdjustments, onClick: onEdit }} />
          </>
        )}
      </div>
      {tooMuch > 0 ? (
        <Banner tone="amber" icon={IconInfoCircle}>
          {t('page.overpaid', { amount: writeShortMoney(tooMuch) })}
        </Banner>
      ) : (
        standing !== 'none' && (
          <Banner icon={IconInfoCircle}>{t(standing === 'now' ? 'page.now' : open === 0 ? 'page.everything' : 'page.official')}</Banner>
        )
      )}
    </>
  )
}

/** What was handed out beyond what is owed now. */
const tooMuchIn = (lots: readonly CalcuttaLot[]): number =>
  lots.flatMap(({ shares }) => shares).reduce((sum, { open }) => sum + Math.max(0, 0 - open), 0)

function Tiles({ calcutta, boats, sold }: { calcutta: Calcutta; boats: number; sold: number }) {
  const { pool, taken, house, left, paidOut, standing, lots, places } = calcutta
  const still = lots.flatMap(({ shares }) => shares).reduce((sum, { open }) => sum + Math.max(0, open), 0)
  return (
    <StatGrid>
      <StatTile
        label={t('tiles.pool')}
        value={writeShortMoney(pool)}
        hint={t('tiles.poolHint', { taken: writeShortMoney(taken), house: writeShortMoney(house) })}
      />
      <StatTile label={t('tiles.sold')} value={sold} hint={t('tiles.soldHint', { boats })} />
      <StatTile
        label={t('tiles.places')}
        value={`${places.slice(0, 3).join('/')}%`}
        hint={standing !== 'none' && left > 0 ? t('tiles.left', { amount: writeShortMoney(left) }) : t('tiles.ofPool')}
      />
      {paidOut !== null && (
        <StatTile
          label={t('tiles.paidOut')}
          value={writeShortMoney(paidOut)}
          tone={still > 0 && standing === 'official' ? 'amber' : 'ink'}
          hint={standing === 'official' ? t('tiles.open', { amount: writeShortMoney(still) }) : undefined}
        />
      )}
    </StatGrid>
  )
}
