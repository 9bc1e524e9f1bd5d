import type { ResultsPreview } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import { currentWeighIns } from '@ramplight/domain/scoring/weigh-in-log'
import type { Db } from '#platform/database/types'
import { findTournament } from '../../tournaments/tournaments/index.ts'
import { type Calculation, calculate, inField, recordOf } from './calculate.ts'
import { resultOf } from './tournament-results.store.ts'

/** What finalizing would write, freshly calculated from one snapshot of the database. */
export function readPreview(db: Db, id: string): Promise<ResultsPreview> {
  return db.transaction(
    async (tx) => {
      const tournament = await findTournament(tx, id)
      if (!tournament) throw refused('record.not-found')
      const calculation = await calculate(tx, tournament)
      const written = await resultOf(tx, id)
      return {
        revision: tournament.resultsRevision,
        ...calculation.results,
        checks: checksOf(calculation, Boolean(written?.dateFinalized)),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Every entry weighed fish, or none, or is disqualified, or is missing: the first three and those missing on all days add up. */
function checksOf(calculation: Calculation, final: boolean): ResultsPreview['checks'] {
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
    final,
  }
}
