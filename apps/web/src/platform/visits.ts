import { noteStoredText } from '@ramplight/ui/values/stored-text'

const KEY = 'rl-visits'
const COUNTED = 'rl-visit-counted'

/** How often this device has opened the product; a reload is the same visit. */
export function countVisit(): number {
  try {
    const before = Number(localStorage.getItem(KEY) ?? 0)
    if (sessionStorage.getItem(COUNTED)) return before
    sessionStorage.setItem(COUNTED, '1')
    noteStoredText(KEY, String(before + 1))
    return before + 1
  } catch {
    return 1
  }
}
