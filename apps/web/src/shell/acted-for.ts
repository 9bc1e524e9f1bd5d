import type { Id } from '@ramplight/domain/kernel/ids'
import { currentSession } from '#platform/session.ts'

/** As whom an admin acts now; null when nobody does. */
export const actedFor = (): Id | null => {
  const session = currentSession()
  return session?.acting ? session.user._id : null
}
