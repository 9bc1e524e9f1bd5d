import type { NamedBoat } from '../registration/same-boat.ts'
import { currentWeighIns } from '../scoring/weigh-in-log.ts'
import { type DayOfWeighIn, openQuestions, type WeighInFlag } from '../weigh-in/weigh-in-flags.ts'
import { type Calculation, inField, recordOf } from './calculate.ts'

/**
 * What finalizing would write, for a tournament at this revision of its board. `final`: a final result is written already. `days`:
 * what was said of the days of its weigh-in. `boats`: who is in them, by name.
 */
export const previewOf = (
  calculation: Calculation & { tournament: { resultsRevision: number } },
  final: boolean,
  days: readonly DayOfWeighIn[],
  boats: readonly NamedBoat[],
) => ({
  revision: calculation.tournament.resultsRevision,
  ...calculation.results,
  checks: checksOf(calculation, final, openQuestions(calculation, days, boats)),
})

/** The boats that could fish on a day that was weighed, are not disqualified, and have no weigh-in on it. */
export function missingBoats(calculation: Calculation): { entry: string; day: number }[] {
  const days = calculation.weighedDays.length ? calculation.weighedDays : [0]
  return days.flatMap((day) =>
    calculation.results.standings.standings
      .filter((row) => inField(row, day) && !recordOf(calculation, row.entry, day))
      .map(({ entry }) => ({ entry, day })),
  )
}

/** Every entry weighed fish, or none, or is disqualified, or is missing: the first three and those missing on all days add up. */
function checksOf(calculation: Calculation, final: boolean, flags: WeighInFlag[]) {
  const { results, entries, events, scored } = calculation
  const rows = results.standings.standings
  const ranked = rows.filter(({ disqualified }) => !disqualified)
  const withRecord = ranked.filter(({ entry }) => (scored.get(entry)?.weights.length ?? 0) > 0)
  const noFish = withRecord.filter(({ entry }) =>
    scored.get(entry)!.weights.every(({ weight, totalFish }) => weight === 0 && totalFish === 0),
  )
  const weighIns = currentWeighIns(events)
  return {
    entries: entries.size,
    weighed: withRecord.length - noFish.length,
    noFish: noFish.length,
    disqualified: rows.length - ranked.length,
    missing: missingBoats(calculation),
    corrected: weighIns.filter(({ voided, history }) => !voided && history.some(({ kind }) => kind === 'correct')).length,
    voided: weighIns.filter(({ voided }) => voided).length,
    flags,
    final,
  }
}
