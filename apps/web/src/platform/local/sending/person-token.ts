import type { Id } from '@ramplight/domain/kernel/ids'
import { currentSession, freshToken } from '../../session.ts'

/** Is this person the one who is signed in now? */
export const isSignedIn = (user: Id): boolean => currentSession()?.user._id === user

/**
 * The token to send of this person; null when it is not they who are signed in by the time it is there. What they kept waits for
 * them, though their book may be open for a moment longer than their session.
 */
export const personToken = (user: Id) => async (): Promise<string | null> => {
  const token = await freshToken()
  return isSignedIn(user) ? token : null
}
