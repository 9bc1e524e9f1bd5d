import { id, text } from '@ramplight/contract/kernel/fields'
import { LONGEST_EARLY_REASON } from '@ramplight/contract/results/tournament-results'
import { refused } from '@ramplight/domain/kernel/errors'
import { z } from 'zod'
import { onTournament } from '../../registration/tournament-entries/index.ts'
import { countEvents } from '../../weigh-in/weigh-ins/index.ts'
import { finalize, reopen } from './finalize.ts'
import { resultOf } from './tournament-results.store.ts'

/**
 * `_id`: of the result that is to be written. `events`: how many events of the log the director's device knew when the day was
 * closed. With others among them by now, they closed it on other figures, and look again. `early`: why they did not wait for the
 * end of the protests.
 */
const finalizeBody = z.object({
  _id: id.optional(),
  events: z.number().int().min(0).optional(),
  early: text(LONGEST_EARLY_REASON).optional(),
})

/** The day is closed when what was weighed before it has arrived. A day that is closed already is done. */
export const queuedFinalize = onTournament('tournament.edit', async (tx, tournament, op, { doer, deps }) => {
  const { _id, events, early } = finalizeBody.parse(op.set ?? {})
  const stored = await resultOf(tx, tournament.id)
  if (stored?.dateFinalized) return { status: 'noop' }
  const known = await countEvents(tx, tournament.id)
  if (events !== undefined && events !== known) throw refused('results.changed-since-preview')
  await finalize(deps.db, tournament.id, { _id, early, knew: events !== undefined }, doer)
  return { status: 'applied' }
})

/** `_id`: of the result that the director looked at. One that was written since is not what they wanted to withdraw. */
const reopenBody = z.object({ _id: id.optional() })

/** Withdraws the result that is there. A tournament without one is open already. */
export const queuedReopen = onTournament('tournament.edit', async (tx, tournament, op, { doer, deps }) => {
  const { _id } = reopenBody.parse(op.set ?? {})
  const stored = await resultOf(tx, tournament.id)
  if (!stored) return { status: 'noop' }
  if (_id && _id !== stored.id) throw refused('record.stale')
  await reopen(deps.db, tournament.id, stored.id, doer)
  return { status: 'applied' }
})
