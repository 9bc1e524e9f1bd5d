import type { Id } from '@ramplight/domain/kernel/ids'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'

/** Names of whoever has, or had, a local copy here. */
const NAMES = 'rl-books'
/** Whose complete copy lies here, and as of when it was last known to. Outside of the copy, so that its loss is noticed. */
const COPIES = 'rl-copies'

export type PersonHere = { user: Id; name: string; unsynced: number }

type ByPerson = Record<Id, string>
const kept = (key: string): ByPerson => readStored<ByPerson>(key) ?? {}

function note(key: string, user: Id, value: string): void {
  const known = kept(key)
  if (known[user] !== value) noteStored(key, { ...known, [user]: value })
}

function forget(key: string, user: Id): void {
  const { [user]: forgotten, ...others } = kept(key)
  if (forgotten !== undefined) noteStored(key, Object.keys(others).length > 0 ? others : null)
}

/** This person has, or had, a local copy here. */
export const rememberPerson = (user: Id, name: string): void => note(NAMES, user, name)

/** Nothing here says any more that this person was. */
export function forgetPerson(user: Id): void {
  forget(NAMES, user)
  forget(COPIES, user)
}

/** Their complete copy lies here; `at`: when the server was last reached. */
export const noteCopy = (user: Id, at: string): void => note(COPIES, user, at)

/** It was put away on purpose, or its loss was told. */
export const forgetCopy = (user: Id): void => forget(COPIES, user)

/** When the server was last reached by a complete copy that should be here; null where there is none. */
export const copyHere = (user: Id): string | null => kept(COPIES)[user] ?? null

/**
 * Whose changes lie on this device unsent, for the login page: "3 unsynced changes of Ana Castle on this device". Loads nothing
 * where no director ever signed in.
 */
export async function unsyncedHere(): Promise<PersonHere[]> {
  const known = Object.entries(kept(NAMES))
  if (known.length === 0) return []
  const { unsyncedOf } = await import('./unsynced-of.ts')
  const all = await Promise.all(known.map(async ([user, name]) => ({ user, name, unsynced: await unsyncedOf(user) })))
  return all.filter(({ unsynced }) => unsynced > 0)
}
