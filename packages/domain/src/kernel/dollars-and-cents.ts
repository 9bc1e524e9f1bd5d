import type { Cents } from './units.ts'

/** `$1240.00`: for lines of the log, mails and refusals, which one program may read as well as a person. */
export const dollarsAndCents = (cents: Cents): string => `$${(cents / 100).toFixed(2)}`
