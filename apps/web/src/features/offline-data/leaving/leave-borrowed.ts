import type { Id } from '@ramplight/domain/kernel/ids'
import { borrowers, forgetParkingKey, isBorrowedBy, noteDevice, noteSealed, parkingKeyOf } from '#platform/borrowed.ts'
import { forgetBoards } from '#platform/kept-boards.ts'
import { clearRows, leftRows } from '#platform/left-rows.ts'
import { countParked, hasParked, parkRows, sealParked } from '#platform/local/store/parking.ts'
import { forgetPerson } from '#platform/local/store/people-here.ts'
import { canSeal } from '#platform/local/store/seal.ts'
import { rememberEmail } from '#platform/remembered-email.ts'
import { currentSession } from '#platform/session.ts'
import { removeFromDevice } from '../remove-from-device.ts'

const leaving = new Map<Id, Promise<number>>()

/**
 * Who borrowed this device leaves it: what is not sent is sealed for them, everything else of them goes. Answers how many unsent
 * changes lie here sealed. Rejects when there was no room to seal: then it is all there still, and the next page tries again.
 */
export function leaveBorrowed(user: Id): Promise<number> {
  const running = leaving.get(user) ?? leave(user).finally(() => leaving.delete(user))
  leaving.set(user, running)
  return running
}

async function leave(user: Id): Promise<number> {
  await removeFromDevice(user, 'log-out')
  const key = canSeal() ? parkingKeyOf(user) : null
  const { rows, waiting } = leftRows(user)
  if (key) {
    await sealParked(user, key)
    await parkRows(user, key, rows, waiting)
  }
  const left = await countParked(user)
  noteSealed(user, (await hasParked(user)) ? left : null)
  forgetPerson(user)
  rememberEmail(null)
  await forgetBoards()
  forgetParkingKey(user)
  noteDevice(user, true)
  // A page that cannot seal keeps what was not sent: nothing is lost.
  if (key || waiting === 0) clearRows(user)
  return left
}

/** Whoever is not signed in any more and whose device this is not; how they were signed out does not matter. */
export async function leaveWhoIsGone(): Promise<void> {
  const session = currentSession()
  const here = session ? [session.user._id, session.acting?.admin._id] : []
  for (const user of borrowers()) if (!here.includes(user) && isBorrowedBy(user)) await leaveBorrowed(user)
}
