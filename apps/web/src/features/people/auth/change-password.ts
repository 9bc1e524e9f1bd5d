import { type User, userCalls } from '@ramplight/contract/people/users'
import { call } from '#platform/call.ts'
import { hasOfflineLogin, keepOfflineLogin } from '#platform/offline-login.ts'

/**
 * A new password of one's own; the call itself asks for the old one. Where this device lets them in without a network, it is by
 * the new one from now on.
 */
export async function changePassword(user: User, password: string): Promise<void> {
  await call(userCalls.update, { params: { id: user._id }, body: { password } })
  const { email } = user
  if (email && hasOfflineLogin(Date.now(), email)) await keepOfflineLogin(email, password, user).catch(() => undefined)
}
