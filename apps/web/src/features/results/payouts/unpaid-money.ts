import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { PayoutResult } from '@ramplight/domain/engine'
import { countPlaces, type PlacesCount, type PlacesFound } from '@ramplight/domain/payouts/places'
import { countOf } from '#platform/values/write-count.ts'
import { writeMoney } from '#platform/values/write-money.ts'

/** Why money of the pool stays where it is; nothing when every cent goes out. */
export function unpaidMoney({ mainPool, positionAmounts, retained, groupPots }: PayoutResult): string[] {
  const planned = positionAmounts.reduce((sum, { amount }) => sum + amount, 0)
  const tableLeaves = Math.max(0, mainPool - planned)
  const unheld = retained - tableLeaves
  const groups = groupPots.filter((group) => group.retained > 0)
  return [
    ...(tableLeaves > 0
      ? [`${writeMoney(tableLeaves)} of the pool is not paid: the places add up to ${writeMoney(planned)} of ${writeMoney(mainPool)}.`]
      : []),
    ...(unheld > 0 ? [`${writeMoney(unheld)} is kept: no boat with weight holds the places it is for.`] : []),
    ...groups.map(({ group, retained: kept }) => `${writeMoney(kept)} of group ${group} is not paid.`),
  ]
}

type Found<K extends PlacesFound['kind']> = Extract<PlacesFound, { kind: K }>
type Units = (count: number) => string

/** A sentence for every rule; a rule without one does not compile. */
const PLACES: { [K in PlacesFound['kind']]: (found: Found<K>, counted: PlacesCount, unitsText: Units) => string } = {
  'field-size': ({ from }, { units }, unitsText) =>
    from === null ? `${unitsText(units)}, fewer than the table by field size asks for` : `${unitsText(units)}, from ${from} in the table`,
  steps: ({ first, upTo, oneMorePer }, _, unitsText) => `${first} up to ${unitsText(upTo)}, then one more per ${oneMorePer}`,
  'one-in': ({ oneIn }, { units }, unitsText) => `${unitsText(units)} ÷ ${oneIn}`,
  typed: () => 'Set in setup',
}

function reasonOf(counted: PlacesCount, unitsText: Units): string {
  const { found, cap, maxPlaces } = counted
  const reason = (PLACES[found.kind] as (found: PlacesFound, counted: PlacesCount, unitsText: Units) => string)(found, counted, unitsText)
  return cap < 0 ? `${reason}, at most ${maxPlaces}` : reason
}

/** How the number of paid places comes about: `62 entries ÷ 5`. */
export function placesReason({ settings }: Pick<Tournament, 'settings'>, { entryCount }: Pick<PayoutResult, 'entryCount'>): string {
  const rules = settings.payout ?? {}
  if (rules.payoutMode === 'custom') return `${countOf(rules.customPayouts?.length ?? 0, 'place')} typed in setup`
  const counted = countPlaces(rules, entryCount)
  if (counted.found.kind === 'typed' && !rules.placesPaid) return 'First place, unless setup says more'
  return reasonOf(counted, (count) => (rules.chargePer === 'Angler' ? countOf(count, 'angler') : countOf(count, 'entry', 'entries')))
}
