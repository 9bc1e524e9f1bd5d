import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { can } from '@ramplight/domain/policies/policies'
import { toRecord } from '#platform/database/records'
import type { SyncedFamily } from '#platform/http/deps'
import { storedRows } from '#platform/sync/stored-rows'
import { schemasOf } from '#platform/sync/synced-schemas'
import { tournamentStore, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { type ResultRow, resultStore } from './tournament-results.store.ts'

/** Written results, as devices keep them: for reading. They are written by the calls `finalize` and `reopen`. */
export const syncedResults: SyncedFamily<ResultRow> = {
  schemas: schemasOf(tournamentResultCalls),
  load: storedRows(resultStore),
  present: async (db, rows, viewer) => {
    const tournaments = await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])
    const seen = new Set(tournaments.filter((row) => can(viewer, 'tournament.see', tournamentSubject(row))).map(({ id }) => id))
    return new Map(rows.filter(({ tournament }) => seen.has(tournament)).map((row) => [row.id, toRecord(row)]))
  },
  references: ['tournament'],
}
