import type { TournamentStatus } from '@ramplight/domain/tournament/statuses'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { type TournamentRow, tournamentStore } from './tournaments.store.ts'

/**
 * Puts a tournament into a status without asking whether the move is allowed: finalizing and reopening results decide
 * that themselves. Part of the caller's transaction.
 */
export async function setStatus(tx: Tx, id: string, status: TournamentStatus, doer: Doer): Promise<TournamentRow> {
  return tournamentStore.update(tx, id, { status }, undefined, doer, { tournament: id, summary: `Status: ${status}` })
}
