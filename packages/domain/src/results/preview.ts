import { currentWeighIns } from '../scoring/weigh-in-log.ts'
import { weighInFlags } from '../weigh-in/weigh-in-flags.ts'
import { type Calculation, inField, recordOf } from './calculate.ts'

/** What finalizing would write, for a tournament at this revision of its board. `final`: a final result is written already. */
export const previewOf = (calculation: Calculation & { tournament: { resultsRevision: number } }, final: boolean) => ({
  revision: calculation.tournament.resultsRevision,
  ...calculation.results,
  checks: checksOf(calculation, final),
})

/** Every entry weighed fish, or none, or is disqualified, or is missing: the first three and those missing on all days add up. */
function checksOf(calculation: Calculation, final: boolean) {
  const { results, entries, events, scored, weighedDays } = calculation
  const rows = results.standings.standings
  const days = weighedDays.length ? weighedDays : [0]
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
    missing: days.flatMap((day) =>
      rows.filter((row) => inField(row, day) && !recordOf(calculation, row.entry, day)).map(({ entry }) => ({ entry, day })),
    ),
    corrected: weighIns.filter(({ voided, history }) => !voided && history.some(({ kind }) => kind === 'correct')).length,
    voided: weighIns.filter(({ voided }) => voided).length,
    flags: weighInFlags(calculation),
    final,
  }
}
