import { noteStoredText } from '@ramplight/ui/values/stored-text'

const KEY = 'rl-device'

/** A name for this device in audit lines: made once, kept. */
export function deviceName(): string {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored) return stored
    const kind = /Mobi/.test(navigator.userAgent) ? 'phone' : 'computer'
    const fresh = `${kind}-${Math.random().toString(36).slice(2, 6)}`
    noteStoredText(KEY, fresh)
    return fresh
  } catch {
    return 'unnamed'
  }
}
