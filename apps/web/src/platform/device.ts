import { noteStoredText } from '@ramplight/ui/values/stored-text'
import { SESSION_KEY } from './session-key.ts'

const KEY = 'rl-device'
let made: string | null = null

const makeName = (): string => `${/Mobi/.test(navigator.userAgent) ? 'phone' : 'computer'}-${Math.random().toString(36).slice(2, 6)}`

/**
 * A name for this device in audit lines: made once, and kept from the login on. A browser writes its local storage to the disk at
 * once where nothing was written a while ago, else once a minute: what is kept before the login would make the login wait, and a
 * browser that is killed in that minute would ask for the password, perhaps at a ramp without a network.
 */
export function deviceName(): string {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored) return stored
    made ??= makeName()
    if (localStorage.getItem(SESSION_KEY)) noteStoredText(KEY, made)
    return made
  } catch {
    return 'unnamed'
  }
}
