import type { Id } from '@ramplight/domain/kernel/ids'
import { forgetSeen } from '#platform/forget-others.ts'
import { forgetPerson } from '#platform/local/store/people-here.ts'
import type { Wiped, WipeReason } from '#platform/local/store/put-away.ts'
import { forgetOfflineLogin } from '#platform/offline-login.ts'

/**
 * A person's copy, what they saw, their offline sign-in and their name leave this device. What is not sent yet is put aside on
 * it and comes back when they sign in here again; until then their name stands beside it on the login page.
 */
export async function removeFromDevice(user: Id, reason: WipeReason): Promise<Wiped> {
  const { wipeLocal } = await import('#platform/local/store/wipe-local.ts')
  const wiped = await wipeLocal(user, reason)
  if (wiped.parked === 0) forgetPerson(user)
  forgetOfflineLogin(user)
  await forgetSeen()
  return wiped
}
