import { payoutExplainer } from '../explain/explain-payout.ts'
import { placeExplainer } from '../explain/explain-place.ts'
import { explainPoints } from '../explain/explain-points.ts'
import { potExplainer } from '../explain/explain-pot.ts'
import type { PlacementTable } from '../payouts/types.ts'
import { type Calculation, engineTournament, standingsOfDay } from './calculate.ts'

/**
 * Everything that the engine says of a tournament: places, points, money and pots, each day of each boat, and for every boat the
 * steps of its place, points, payout and pots. Weights are thousandths of an ounce (of a gram in a metric tournament), money is cents.
 */
export function wholeResults(calculation: Calculation, placementTables?: PlacementTable[] | null) {
  const { results, scored, weighedDays } = calculation
  const tournament = engineTournament(calculation.tournament)
  const entries = [...scored.values()]
  const { settings, setupOptions } = tournament
  const { standings } = results
  const place = placeExplainer({ tournament, entries })
  const payout = payoutExplainer({ tournament, entries, standings, placementTables })
  const pots = results.pots.flatMap(({ pot }) => potExplainer({ tournament, entries, pot }) ?? [])
  return {
    ...results,
    days: weighedDays.map((day) => ({ day, standings: standingsOfDay(calculation, day) })),
    boats: standings.standings.map(({ entry }) => ({ entry, days: scored.get(entry)?.weights ?? [] })),
    explanations: standings.standings.map(({ entry }) => ({
      place: place(entry),
      points: explainPoints({ settings, standings, openTournament: setupOptions?.openTournament ?? null, entry }),
      payout: payout(entry),
      pots: pots.map((explain) => explain(entry)),
    })),
  }
}
export type WholeResults = ReturnType<typeof wholeResults>
