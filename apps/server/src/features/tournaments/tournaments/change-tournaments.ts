import { refused } from '@ramplight/domain/kernel/errors'
import { changedFields, refuseChange } from '@ramplight/domain/tournament/check-change'
import { divisionStore } from '#features/tours/divisions/index'
import { seasonStore } from '#features/tours/seasons/index'
import { weighedCounts } from '#features/weigh-in/weigh-ins/index'
import { type Outcome, outcomeOf } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import { refuseForeignDivision } from './changing/check-references.ts'
import { type Changes, lineOf } from './check-change.ts'
import { withPlace } from './locate-tournaments.ts'
import { type By, tellChanged } from './tell-changed.ts'
import { type TournamentRow, tournamentStore } from './tournaments.store.ts'

/**
 * Changes tournaments that the caller holds and may edit, each for itself: what is refused in one stops no other, what is
 * already so is left alone. As many statements for hundreds as for one.
 */
export async function changeTournaments(
  tx: Tx,
  rows: TournamentRow[],
  changesOf: (row: TournamentRow) => Changes,
  by: By,
): Promise<Outcome<unknown>[]> {
  const sent = rows.map((row) => ({ row, changes: changedFields(changesOf(row), row) }))
  const final = rows.filter((row) => row.status === 'Completed').map((row) => row.id)
  const weighed = await weighedCounts(tx, final)
  const named = (field: 'season' | 'division') => [...new Set(sent.flatMap(({ changes }) => changes[field] ?? []))]
  const tourOf = new Map((await seasonStore.findMany(tx, named('season'))).map((season) => [season.id, season.tour]))
  const divisions = new Map((await divisionStore.findMany(tx, named('division'))).map((division) => [division.id, division]))
  const outcomes = sent.map(({ row, changes }) =>
    outcomeOf(row.id, () => {
      if (Object.keys(changes).length) refuseChange(row, changes, weighed.get(row.id) ?? 0)
      // A tournament counts for a season of its own tour.
      if (changes.season && tourOf.get(changes.season) !== row.tour) throw refused('reference.unknown', { field: 'season' })
      if (changes.division) refuseForeignDivision(divisions.get(changes.division), row)
      return { before: row, changes }
    }),
  )
  const moving = outcomes.flatMap((one) => ('row' in one && Object.keys(one.row.changes).length ? [one.row] : []))
  const placed = await Promise.all(moving.map(async ({ before, changes }) => ({ before, changes: await withPlace(changes, before) })))
  const old = new Map(moving.map(({ before }) => [before.id, before]))
  await tournamentStore.updateMany(tx, placed, by.doer, (row) => ({
    tournament: row.id,
    summary: lineOf(old.get(row.id) ?? row, row),
  }))
  await tellChanged(tx, [...old.keys()], by)
  return outcomes
}
