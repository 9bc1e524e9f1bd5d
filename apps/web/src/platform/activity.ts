import { noteStoredText } from '@ramplight/ui/values/stored-text'

/**
 * When somebody last touched the product, in any tab of this device. A station notes here that its scale moved,
 * so that a long line of boats is not taken for an empty chair.
 */
const KEY = 'rl-active-at'
const SHARE_EVERY_MS = 5000

let lastHere = Date.now()
let shared = 0

export function noteActivity(now: number = Date.now()): void {
  lastHere = now
  if (now - shared < SHARE_EVERY_MS) return
  shared = now
  // If it cannot be kept, this tab knows and the others do not.
  noteStoredText(KEY, String(now))
}

export function lastActivity(): number {
  try {
    return Math.max(lastHere, Number(localStorage.getItem(KEY) ?? 0))
  } catch {
    return lastHere
  }
}
