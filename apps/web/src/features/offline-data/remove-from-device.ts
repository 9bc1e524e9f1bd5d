import type { Id } from '@ramplight/domain/kernel/ids'
import { forgetSeen } from '#platform/forget-others.ts'
import type { Wiped, WipeReason } from '#platform/local/wipe-local.ts'
import { forgetOfflineLogin } from '#platform/offline-login.ts'

/**
 * A person's copy, what they saw and their offline sign-in leave this device. What is not sent yet is put aside on it and comes
 * back when they sign in here again.
 */
export async function removeFromDevice(user: Id, reason: WipeReason): Promise<Wiped> {
  const { wipeLocal } = await import('#platform/local/wipe-local.ts')
  const wiped = await wipeLocal(user, reason)
  forgetOfflineLogin(user)
  forgetSeen()
  return wiped
}

/** What became of unsent work, in words; empty when there was none. */
export const parkedInWords = (count: number): string =>
  count === 0
    ? ''
    : `${count === 1 ? '1 unsent change is' : `${count} unsent changes are`} put aside on this device and will be back at the next sign-in here.`
