/** A clock may be this far off before minutes late are wrong in a way that costs money. */
export const CLOCK_TOLERANCE_MS = 120_000

/** `off`: server time minus device time, milliseconds. Null: the clock is good enough, or nothing is known. */
export function clockWords(off: number | null): string | null {
  if (off === null || Math.abs(off) <= CLOCK_TOLERANCE_MS) return null
  return `The clock of this device is ${span(Math.abs(off))} ${off > 0 ? 'slow' : 'fast'}. Set it: minutes late are counted by it.`
}

function span(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
