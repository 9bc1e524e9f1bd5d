import type { SyncOp } from '@ramplight/contract/sync/sync'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import type { QueuedCall, Work } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { refusalOf } from '#platform/sync/applying'
import { storedRows } from '#platform/sync/stored-rows'
import { lockField } from './tournament-entries.store.ts'

export type QueuedAnswer = Awaited<ReturnType<QueuedCall>>
type Policy = 'tournament.edit' | 'tournament.run'

/** Of a call about a tournament that a device has queued: asked about that tournament, with its field held; a refusal is the answer. */
export function onTournament(
  policy: Policy,
  work: (tx: Tx, tournament: TournamentRow, op: SyncOp, by: Work) => Promise<QueuedAnswer>,
): QueuedCall {
  return async (tx, op, by) => {
    const [known] = await storedRows(tournamentStore)(tx, [op.id], false)
    try {
      if (!known) throw refused('results.no-tournament')
      if (!can(by.actor, 'tournament.see', tournamentSubject(known))) throw refused('access.forbidden')
      if (known.deleted) throw refused('sync.parent-gone')
      if (!can(by.actor, policy, tournamentSubject(known))) throw refused('access.forbidden')
      // The boats before their tournament, as the scale holds them: what it counts now stays so until the result is written.
      const tournament = (await lockField(tx, known.id)) ?? known
      return await work(tx, tournament, op, by)
    } catch (error) {
      return refusalOf(problemOf(error))
    }
  }
}
