import { authCalls } from '@ramplight/contract/people/auth'
import { actAsSelf } from '#features/people/auth/act-as.ts'
import { call } from '#platform/call.ts'
import { sessionEnded } from '#platform/session.ts'

/**
 * Ends the session on the server when it can be reached, and on this device in any case. An admin who acts as somebody ends
 * both: theirs would live on otherwise.
 */
export async function signOut(end: () => void = () => sessionEnded('logged-out')): Promise<void> {
  await actAsSelf()
  if (navigator.onLine) await call(authCalls.logout, { timeoutMs: 4000 }).catch(() => undefined)
  end()
}
