import { id } from '@ramplight/contract/kernel/fields'
import type { SyncOp } from '@ramplight/contract/sync/sync'
import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { z } from 'zod'
import type { Tx } from '#platform/database/types'
import { problemOf } from '#platform/http/errors'
import type { Work } from '#platform/http/family-work'
import { storedRows } from '#platform/sync/stored-rows'
import type { QueuedCall } from '#platform/sync/synced-family'
import { lockField } from '../../registration/tournament-entries/index.ts'
import { type TournamentRow, tournamentStore, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { countEvents } from '../../weigh-in/weigh-ins/index.ts'
import { finalize, reopen } from './finalize.ts'
import { resultOf } from './tournament-results.store.ts'

type Answer = Awaited<ReturnType<QueuedCall>>

/**
 * `_id`: of the result that is to be written. `events`: how many events of the log the director's device knew when the day was
 * closed. With others among them by now, they closed it on other figures, and look again.
 */
const finalizeBody = z.object({ _id: id.optional(), events: z.number().int().min(0).optional() })

/** The day is closed when what was weighed before it has arrived. A day that is closed already is done. */
export const queuedFinalize: QueuedCall = answering(async (tx, tournament, op, { doer, deps }) => {
  const { _id, events } = finalizeBody.parse(op.set ?? {})
  const stored = await resultOf(tx, tournament.id)
  if (stored?.dateFinalized) return { status: 'noop' }
  const known = await countEvents(tx, tournament.id)
  if (events !== undefined && events !== known) throw refused('results.changed-since-preview')
  await finalize(deps.db, tournament.id, { _id }, doer)
  return { status: 'applied' }
})

/** `_id`: of the result that the director looked at. One that was written since is not what they wanted to withdraw. */
const reopenBody = z.object({ _id: id.optional() })

/** Withdraws the result that is there. A tournament without one is open already. */
export const queuedReopen: QueuedCall = answering(async (tx, tournament, op, { doer, deps }) => {
  const { _id } = reopenBody.parse(op.set ?? {})
  const stored = await resultOf(tx, tournament.id)
  if (!stored) return { status: 'noop' }
  if (_id && _id !== stored.id) throw refused('record.stale')
  await reopen(deps.db, tournament.id, stored.id, doer)
  return { status: 'applied' }
})

/** Asked about the tournament that the call names; a refusal is the answer. */
function answering(work: (tx: Tx, tournament: TournamentRow, op: SyncOp, by: Work) => Promise<Answer>): QueuedCall {
  return async (tx, op, by) => {
    const [tournament] = await storedRows(tournamentStore)(tx, [op.id], false)
    try {
      if (!tournament) throw refused('results.no-tournament')
      if (!can(by.actor, 'tournament.see', tournamentSubject(tournament))) throw refused('access.forbidden')
      if (tournament.deleted) throw refused('sync.parent-gone')
      if (!can(by.actor, 'tournament.edit', tournamentSubject(tournament))) throw refused('access.forbidden')
      // The boats before their tournament, as the scale holds them: what it counts now stays so until the result is written.
      await lockField(tx, tournament.id)
      return await work(tx, tournament, op, by)
    } catch (error) {
      return refusalOf(problemOf(error))
    }
  }
}

const STATUS: Partial<Record<DomainError['code'], Answer['status']>> = { 'access.forbidden': 'forbidden', 'sync.parent-gone': 'gone' }

const refusalOf = ({ code, message, details }: DomainError): Answer => ({ status: STATUS[code] ?? 'rejected', code, message, details })
