import { userCalls } from '@ramplight/contract/people/users'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { tournamentEntryCalls as calls } from '@ramplight/contract/registration/tournament-entries'
import { call } from '#platform/call.ts'
import { doToMany, tellUnknown } from '#platform/do-to-many.ts'
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
  const { done, left, unknown } = await doToMany(entries, (part) => call(calls.bulkDelete, { body: { ids: part.map(({ _id }) => _id) } }))
  // Of a boat whose answer was lost nobody knows; its anglers stay in any case.
  tellUnknown(unknown.map(boatName))
  const kept = new Set([...left.rows, ...unknown].flatMap(({ users }) => users))
  let anglersLeft = 0
  for (const id of anglers.filter((one) => !kept.has(one)))
    await call(userCalls.remove, { params: { id } }).catch(() => {
      anglersLeft++
    })
  await refreshed()
  return {
    removed: done.length,
    stayed: left.rows.map((one) => ({ boat: boatName(one), why: left.reasonOf(one) })),
    anglersLeft,
  }
}
