import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Db } from '#platform/database/types'
import { findTournament, type TournamentRow, tournamentSubject } from '../../tournaments/tournaments/index.ts'

/** The policy of the single call, for one of many. A tournament that the actor may not even see does not exist. */
export async function tournamentToFinish(db: Db, actor: Actor, id: string): Promise<TournamentRow> {
  const row = await findTournament(db, id)
  if (!row || !can(actor, 'tournament.see', tournamentSubject(row))) throw refused('results.no-tournament')
  if (!can(actor, 'tournament.edit', tournamentSubject(row))) throw refused('access.forbidden')
  return row
}
