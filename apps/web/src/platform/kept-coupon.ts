import { noteStoredText } from '@ramplight/ui/values/stored-text'

const nameOf = (tournament: string) => `rl-coupon-${tournament}`

/** The code of a coupon that somebody came with. It stays until it is used: between the link and the money lie days and other tabs. */
export function keepCoupon(tournament: string, code: string): void {
  // A full or closed storage costs a code that is typed again.
  noteStoredText(nameOf(tournament), code.slice(0, 40))
}

export function keptCoupon(tournament: string): string | null {
  try {
    return localStorage.getItem(nameOf(tournament))
  } catch {
    return null
  }
}

export const forgetCoupon = (tournament: string): void => localStorage.removeItem(nameOf(tournament))
