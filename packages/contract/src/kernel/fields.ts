import { isId } from '@ramplight/domain/kernel/ids'
import type { Cents, Weight } from '@ramplight/domain/kernel/units'
import { z } from 'zod'
import { centsToDollars, dollarsToCents, ouncesToWeight, weightToOunces } from './units.ts'

/** 24 lower-case hex digits. */
export const id = z.string().refine(isId, 'must be 24 hex digits').meta({ example: '65f1c0ffee65f1c0ffee0001', pattern: '^[0-9a-f]{24}$' })

/** `YYYY-MM-DD` */
export const isoDate = z.iso.date()
/** `2027-06-12T11:00:00.000Z` */
export const isoDateTime = z.iso.datetime({ offset: true })
/** `06:00`, 24-hour clock, in the tournament's own timezone. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:00')

const unitCodec = <T extends number>(
  decode: (wire: number) => number | null,
  encode: (inner: number) => number,
  words: string,
  min: number,
) =>
  z.codec(z.number().min(min).meta({ description: words }), z.number().int(), {
    decode: (wire, ctx) => {
      const inner = decode(wire)
      if (inner !== null) return inner
      ctx.issues.push({ code: 'custom', input: wire, message: `must be ${words}` })
      return z.NEVER
    },
    encode,
  }) as unknown as z.ZodType<T, number>

/** Wire: ounces (grams in a metric tournament), up to 3 decimals. Inside: integer `Weight`. */
export const weight = unitCodec<Weight>(ouncesToWeight, weightToOunces, 'ounces with at most 3 decimals', 0)
/** A difference of weights, which may be negative. */
export const weightDelta = unitCodec<Weight>(ouncesToWeight, weightToOunces, 'ounces with at most 3 decimals', -1e9)
/** Wire: dollars, up to 2 decimals. Inside: integer `Cents`. */
export const money = unitCodec<Cents>(dollarsToCents, centsToDollars, 'dollars with at most 2 decimals', 0)
/** Dollars that may be negative. */
export const moneyDelta = unitCodec<Cents>(dollarsToCents, centsToDollars, 'dollars with at most 2 decimals', -1e12)

export const text = (max = 200) => z.string().trim().max(max)
export const requiredText = (max = 200) => z.string().trim().min(1, 'is required').max(max)
export const count = z.number().int().min(0).max(100_000)

/** Every stored record carries these; the server sets all but `_id`. */
export const recordFields = {
  _id: id,
  _rev: z.number().int().min(1).meta({ description: 'Revision: send it back with a change; a stale one is refused with both versions.' }),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
}
