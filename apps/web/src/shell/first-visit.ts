import { lastUser } from '#platform/last-user.ts'
import { rememberedEmail } from '#platform/remembered-email.ts'
import { SESSION_KEY } from '#platform/session-key.ts'

/** Nobody is or was signed in on this device: nothing waits here that only the app looks after. */
export function isFirstVisit(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) === null && lastUser() === null && rememberedEmail() === ''
  } catch {
    // The app says what does not work without storage.
    return false
  }
}
