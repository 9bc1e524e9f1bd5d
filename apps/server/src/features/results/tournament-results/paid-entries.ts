import type { Queryable } from '#platform/database/types'
import { resultOf } from './tournament-results.store.ts'

/** The entries that the final results pay something, by place, group or pot. Nobody, while they are not final. */
export async function paidEntries(db: Queryable, tournament: string): Promise<Set<string>> {
  const result = await resultOf(db, tournament)
  if (!result?.dateFinalized) return new Set()
  const { payouts, overallResults, dailyResults } = result
  const pots = [
    ...[...overallResults.bigFish, ...overallResults.sidePots],
    ...dailyResults.flatMap(({ bigFishPots, sidePots }) => [...bigFishPots, ...sidePots]),
    ...payouts.groupPots,
  ]
  const paid = [...payouts.payouts, ...pots.flatMap((pot) => pot.payouts)]
  return new Set(paid.flatMap(({ entry, amount }) => (amount > 0 ? [entry] : [])))
}
