import { settleSignOut } from '#platform/owed-sign-out.ts'
import { sessionEnded } from '#platform/session.ts'
import { actAsSelf } from './act-as.ts'

/**
 * Ends the session on this device, and on the server as soon as it can be reached. An admin who acts as somebody ends
 * both: theirs would live on otherwise.
 */
export async function signOut(end: () => void = () => sessionEnded('logged-out')): Promise<void> {
  await actAsSelf()
  end()
  await settleSignOut()
}
