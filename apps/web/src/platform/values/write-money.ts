import type { Cents } from '@ramplight/domain/kernel/units'
import { formatCents } from '@ramplight/ui/values/format-cents'

const signed = (cents: Cents, text: string) => (cents < 0 ? `−$${text.replace(/^−/, '')}` : `$${text}`)

/** `$1,258.00`; for ledgers, where cents line up. */
export const writeMoney = (cents: Cents): string => signed(cents, formatCents(cents))

/** `$1,258`, or `$12.50` where there are cents; for tiles and sentences. */
export const writeShortMoney = (cents: Cents): string => signed(cents, formatCents(cents, cents % 100 !== 0))

/** The same for a text that chooses by it: `none` where there is nothing to say. */
export const moneyOrNone = (cents: Cents): string => (cents === 0 ? 'none' : writeShortMoney(cents))
