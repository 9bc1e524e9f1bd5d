import { dollarsAndCents } from './dollars-and-cents.ts'
import type { Cents } from './units.ts'

/** `$1,258`, or `$12.50` where there are cents: an amount in a sentence, the same on a screen and in a mail. */
export const shortDollars = (cents: Cents): string => dollarsAndCents(cents).replace(/\.00$/, '')
