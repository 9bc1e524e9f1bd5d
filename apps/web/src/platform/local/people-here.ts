import type { Id } from '@ramplight/domain/kernel/ids'
import { readStored, writeStored } from '@ramplight/ui/stored-state'

const KEY = 'rl-books'

export type PersonHere = { user: Id; name: string; unsynced: number }

const people = () => readStored<Record<Id, string>>(KEY) ?? {}

/** This person has, or had, a local copy here. */
export function rememberPerson(user: Id, name: string): void {
  const known = people()
  if (known[user] !== name) writeStored(KEY, { ...known, [user]: name })
}

/**
 * Whose changes lie on this device unsent, for the login page: "3 unsynced changes of Ana Castle on this device". Loads nothing
 * where no director ever signed in.
 */
export async function unsyncedHere(): Promise<PersonHere[]> {
  const known = Object.entries(people())
  if (known.length === 0) return []
  const { unsyncedOf } = await import('./wipe-local.ts')
  const all = await Promise.all(known.map(async ([user, name]) => ({ user, name, unsynced: await unsyncedOf(user) })))
  return all.filter(({ unsynced }) => unsynced > 0)
}
