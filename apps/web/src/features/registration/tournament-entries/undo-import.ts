import { userCalls } from '@ramplight/contract/people/users'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { call } from '#platform/call.ts'
import { inParts } from '#platform/in-parts.ts'
import { refreshed } from '#platform/refresh.ts'
import { boatName } from '#platform/values/entry-name.ts'

/** What one press of "Enter" made: its boats, and which anglers came with them. */
export type MadeByImport = { entries: readonly TournamentEntry[]; anglers: readonly string[] }

export type Undone = { removed: number; stayed: readonly { boat: string; why: string }[]; anglersLeft: number }

/**
 * Takes back what an import made. A boat that has weighed or paid meanwhile stays, and so do its anglers: nothing that counts is
 * taken away. Without a network the boats go, and new anglers stay in the book.
 */
export async function undoImport({ entries, anglers }: MadeByImport): Promise<Undone> {
  const ids = entries.map(({ _id }) => _id)
  const { results } = await inParts(ids, (part) => call(calls.bulkDelete, { body: { ids: part } }))
  const failed = new Map(results.filter(({ ok }) => !ok).map(({ _id, message }) => [_id, message ?? '']))
  const stayed = entries.filter(({ _id }) => failed.has(_id))
  const kept = new Set(stayed.flatMap(({ users }) => users))
  let anglersLeft = 0
  for (const id of anglers.filter((one) => !kept.has(one)))
    await call(userCalls.remove, { params: { id } }).catch(() => {
      anglersLeft++
    })
  await refreshed()
  return {
    removed: ids.length - stayed.length,
    stayed: stayed.map((one) => ({ boat: boatName(one), why: failed.get(one._id)! })),
    anglersLeft,
  }
}
