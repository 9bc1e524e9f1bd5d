import type { Id } from '@ramplight/domain/kernel/ids'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'

/** What only this device has: bags that were not sent, and other changes. */
export type Unsent = { bags: number; others: number }

/** Beside the database, so that its loss can be told with its number: what waits in it now, and what was lost and not read yet. */
const WAITING = 'rl-unsent'
const LOST = 'rl-lost'
const NOTHING: Unsent = { bags: 0, others: 0 }

type ByPerson = Record<Id, Unsent>
const kept = (key: string): ByPerson => readStored<ByPerson>(key) ?? {}
const isNothing = ({ bags, others }: Unsent) => bags + others === 0

function note(key: string, user: Id, unsent: Unsent): void {
  const { [user]: before = NOTHING, ...others } = kept(key)
  if (before.bags === unsent.bags && before.others === unsent.others) return
  const next = isNothing(unsent) ? others : { ...others, [user]: unsent }
  noteStored(key, Object.keys(next).length > 0 ? next : null)
}

export const noteUnsent = (user: Id, unsent: Unsent): void => note(WAITING, user, unsent)
export const unsentNoted = (user: Id): Unsent => kept(WAITING)[user] ?? NOTHING
/** It was put away on purpose: what waited is parked. */
export const forgetUnsent = (user: Id): void => note(WAITING, user, NOTHING)

/** The database is gone, and what waited in it: it is told until somebody has read it. */
export function noteLost(user: Id): void {
  note(LOST, user, goneWith(user))
  forgetUnsent(user)
}
/** What is gone with a database, also while no new one was opened. */
export function goneWith(user: Id): Unsent {
  const [lost, waited] = [lostNoted(user), unsentNoted(user)]
  return { bags: lost.bags + waited.bags, others: lost.others + waited.others }
}
export const lostNoted = (user: Id): Unsent => kept(LOST)[user] ?? NOTHING
export const forgetLost = (user: Id): void => note(LOST, user, NOTHING)
