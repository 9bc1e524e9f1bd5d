import type { Id } from '@ramplight/domain/kernel/ids'
import { forgetSeen } from '#platform/forget-others.ts'
import { mayHaveDatabase } from '#platform/local/store/databases-here.ts'
import { forgetPerson } from '#platform/local/store/people-here.ts'
import type { Wiped, WipeReason } from '#platform/local/store/put-away.ts'
import { forgetOfflineLogin } from '#platform/offline-login.ts'
import { forgetRecent } from '#platform/own-place.ts'

/**
 * A person's copy, what they saw, their offline sign-in and their name leave this device. What is not sent yet is put aside on
 * it and comes back when they sign in here again; until then their name stands beside it on the login page.
 */
export async function removeFromDevice(user: Id, reason: WipeReason): Promise<Wiped> {
  forgetOfflineLogin(user)
  forgetRecent(user)
  await forgetSeen()
  const wiped = await wipeCopy(user, reason)
  if (wiped.parked === 0) forgetPerson(user)
  return wiped
}

/** Who puts copies away comes with the director's portal: an angler's device has it not, and has no copy either. */
async function wipeCopy(user: Id, reason: WipeReason): Promise<Wiped> {
  if (!(await mayHaveDatabase(user))) return { parked: 0 }
  const { wipeLocal } = await import('#platform/local/store/wipe-local.ts')
  return wipeLocal(user, reason)
}
