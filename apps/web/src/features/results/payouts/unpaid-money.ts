import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { PayoutResult } from '@ramplight/domain/engine'
import { owedNow } from '@ramplight/domain/money/cash-in-hand'
import { countPlaces, type PlacesCount, type PlacesFound } from '@ramplight/domain/payouts/places'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './payouts.texts.ts'

/** Pool and pots count every entry, also one that has not paid; nothing when all have. */
export function unpaidBoats(tournament: Tournament, entries: readonly TournamentEntry[]): string | null {
  const owing = entries.map((entry) => owedNow(tournament, entry)).filter((owed) => owed > 0)
  const amount = writeMoney(owing.reduce((sum, owed) => sum + owed, 0))
  return owing.length > 0 ? t('unpaidMoney.boatsHaveNotPaid', { count: owing.length, amount }) : null
}

/** Why money of the pool stays where it is; nothing when every cent goes out. */
export function unpaidMoney({ mainPool, positionAmounts, retained, groupPots }: PayoutResult): string[] {
  const planned = positionAmounts.reduce((sum, { amount }) => sum + amount, 0)
  const tableLeaves = Math.max(0, mainPool - planned)
  const unheld = retained - tableLeaves
  const groups = groupPots.filter((group) => group.retained > 0)
  return [
    ...(tableLeaves > 0
      ? [t('unpaidMoney.partOfPoolNotPaid', { amount: writeMoney(tableLeaves), planned: writeMoney(planned), pool: writeMoney(mainPool) })]
      : []),
    ...(unheld > 0 ? [t('unpaidMoney.keptWithoutBoat', { amount: writeMoney(unheld) })] : []),
    ...groups.map(({ group, retained: kept }) => t('unpaidMoney.partOfGroupNotPaid', { amount: writeMoney(kept), group })),
  ]
}

type Found<K extends PlacesFound['kind']> = Extract<PlacesFound, { kind: K }>
type Units = (count: number) => string

/** A sentence for every rule; a rule without one does not compile. */
const PLACES: { [K in PlacesFound['kind']]: (found: Found<K>, counted: PlacesCount, unitsText: Units) => string } = {
  'field-size': ({ from }, { units }, unitsText) =>
    from === null
      ? t('unpaidMoney.fewerThanTheTable', { entries: unitsText(units) })
      : t('unpaidMoney.fromInTheTable', { entries: unitsText(units), from }),
  steps: ({ first, upTo, oneMorePer }, _, unitsText) => t('unpaidMoney.upToThen', { places: first, entries: unitsText(upTo), oneMorePer }),
  'one-in': ({ oneIn }, { units }, unitsText) => `${unitsText(units)} ÷ ${oneIn}`,
  typed: () => t('unpaidMoney.setInSetup'),
}

function reasonOf(counted: PlacesCount, unitsText: Units): string {
  const { found, cap, maxPlaces } = counted
  const reason = (PLACES[found.kind] as (found: PlacesFound, counted: PlacesCount, unitsText: Units) => string)(found, counted, unitsText)
  return cap < 0 ? t('unpaidMoney.atMost', { reason, places: maxPlaces }) : reason
}

/** How the number of paid places comes about: `62 entries ÷ 5`. */
export function placesReason({ settings }: Pick<Tournament, 'settings'>, { entryCount }: Pick<PayoutResult, 'entryCount'>): string {
  const rules = settings.payout ?? {}
  if (rules.payoutMode === 'custom') return t('unpaidMoney.placesTypedInSetup', { count: rules.customPayouts?.length ?? 0 })
  const counted = countPlaces(rules, entryCount)
  if (counted.found.kind === 'typed' && !rules.placesPaid) return t('unpaidMoney.firstPlaceUnlessSetup')
  return reasonOf(counted, (count) =>
    rules.chargePer === 'Angler' ? t('unpaidMoney.anglers', { count }) : t('unpaidMoney.entries', { count }),
  )
}
