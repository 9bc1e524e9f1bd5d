import { noteStoredText } from '@ramplight/ui/values/stored-text'
import { askServer } from './ask-server.ts'
import { calls } from './auth.open-calls.ts'
import { isAlone } from './local/book/work-alone.ts'
import { BY_COOKIE } from './renew-token.ts'

/** Whose session this device has ended and the server has not: the cookie is out of reach of a page, only the server takes it away. */
const KEY = 'rl-sign-out-owed'
const ANSWER_WITHIN_MS = 4000

export const oweSignOut = (user: string): void => noteStoredText(KEY, user)

/** Whoever signs in with the server has a cookie of their own; who comes back with their password alone goes on with theirs. */
export function signOutIsOff(user: string, isNew: boolean): void {
  if (isNew || localStorage.getItem(KEY) === user) localStorage.removeItem(KEY)
}

/** Ends it on the server, now or when there is a network again. */
export async function settleSignOut(): Promise<void> {
  if (localStorage.getItem(KEY) === null || isAlone()) return
  const heard = await askServer(calls.logout.path, { ...BY_COOKIE, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null)
  if (heard?.ok) localStorage.removeItem(KEY)
}
