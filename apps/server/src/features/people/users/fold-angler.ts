import { fullName } from '@ramplight/domain/registration/full-name'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { keepAliases } from '#platform/sync/aliases'
import { hasPassword, type UserRow, userStore } from './users.store.ts'

/** What one line of the book may add to the other. */
const PLACE_AND_CONTACTS = ['email', 'phone', 'street', 'city', 'state', 'zip'] as const

/** A line that this person, or the director they help, has just typed in: nobody signs in as it, and nobody has changed it. */
export const isNewLine = async (tx: Tx, line: UserRow, { actor }: Work): Promise<boolean> =>
  line.userType === 'Angler' && line.rev <= 2 && line.id !== actor.id && !(await hasPassword(tx, line.id))

/**
 * Two lines of the book are one angler: what the first one knows goes to the other where that is empty, the first one leaves the
 * book, and its id stands for the other from now on, also on devices that have not heard of it.
 */
export async function foldAngler(tx: Tx, line: UserRow, into: UserRow, doer: Doer): Promise<void> {
  const about = { tournament: null, summary: `${fullName(line)} was typed in twice and is one angler` }
  await userStore.remove(tx, line.id, doer, about)
  const known = PLACE_AND_CONTACTS.filter((field) => line[field] && !into[field])
  const both = <T>(a: T[], b: T[]) => [...new Set([...a, ...b])]
  const changes = {
    ...Object.fromEntries(known.map((field) => [field, line[field]])),
    tours: both(into.tours, line.tours),
    seasons: both(into.seasons, line.seasons),
  }
  const isMore = known.length > 0 || changes.tours.length > into.tours.length || changes.seasons.length > into.seasons.length
  if (isMore) await userStore.updateMany(tx, [{ before: into, changes }], doer, () => about)
  await keepAliases(tx, 'users', new Map([[line.id, into.id]]))
}
