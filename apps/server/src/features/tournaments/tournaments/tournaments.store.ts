import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tournaments } from './tournaments.table.ts'

export const tournamentStore = records(tournaments, 'tournaments')

export type TournamentRow = typeof tournaments.$inferSelect

export const findTournament = (db: Queryable, id: string): Promise<TournamentRow | null> => tournamentStore.find(db, id)
