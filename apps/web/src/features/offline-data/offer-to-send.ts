import type { Id } from '@ramplight/domain/kernel/ids'
import { openedBook } from '#platform/local/book/local-gate.ts'
import { unsyncedHere } from '#platform/local/store/people-here.ts'

/** How many changes of this person only this device has. */
export const unsyncedOf = async (user: Id): Promise<number> => (await unsyncedHere()).find((person) => person.user === user)?.unsynced ?? 0

/**
 * Before anything that takes the signed-in person's data out of reach: what is not sent yet is offered to be sent (1 §2). Answers
 * how much is still on this device alone after that; asks nothing when there is nothing.
 */
export async function offerToSend(user: Id): Promise<number> {
  if ((await unsyncedOf(user)) === 0) return 0
  // The page may have been opened at this address: then the book is only just being opened, and on a slow tablet that takes its time.
  await openedBook()
  const { askToSync } = await import('#features/sync/dialog/index.ts')
  await askToSync()
  return unsyncedOf(user)
}
