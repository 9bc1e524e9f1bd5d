import { isId } from '@ramplight/domain/kernel/ids'
import type { Cents, Weight } from '@ramplight/domain/kernel/units'
import { isName, LONGEST_NAME } from '@ramplight/domain/messaging/plain-name'
import { z } from 'zod'
import { boundedWhole } from './sizes.ts'
import { centsToDollars, dollarsToCents, ouncesToWeight, weightToOunces } from './units.ts'

/** 24 lower-case hex digits. */
export const id = z
  .string()
  .max(24, { error: 'must be 24 hex digits', abort: true })
  .refine(isId, 'must be 24 hex digits')
  .meta({ example: '65f1c0ffee65f1c0ffee0001', pattern: '^[0-9a-f]{24}$' })

/** What the database and every browser can hold, the offset of a time included. */
const isSaneYear = (value: string): boolean => /^(19|2\d)\d\d-/.test(value)
const SANE_YEAR = 'must be a date from 1900 to 2999'

/** A calendar year of our time, as an address names it. */
export const year = z
  .string()
  .max(4)
  .regex(/^20\d\d$/)
  .meta({ example: '2026' })

/** `YYYY-MM-DD` */
export const isoDate = z.iso.date().max(10).refine(isSaneYear, SANE_YEAR)
const isInUtc = (time: string): boolean => time.length === '2027-06-12T11:00:00.000Z'.length && time.endsWith('Z')
const inUtc = (time: string): string => (isInUtc(time) || Number.isNaN(Date.parse(time)) ? time : new Date(time).toISOString())
/** `2027-06-12T11:00:00.000Z`, however it was written: so it is stored, and so a repeat is known. */
export const isoDateTime = z.iso.datetime({ offset: true }).max(40).refine(isSaneYear, SANE_YEAR).overwrite(inUtc)
/** `06:00`, 24-hour clock, in the tournament's own timezone. */
export const clockTime = z
  .string()
  .max(5, { error: 'must be a time such as 06:00', abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:00')

const unitCodec = <T extends number>(
  decode: (wire: number) => number | null,
  encode: (inner: number) => number,
  words: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
) =>
  z.codec(z.number().min(min).max(max).meta({ description: words }), z.number().int(), {
    decode: (wire, ctx) => {
      const inner = decode(wire)
      if (inner !== null) return inner
      ctx.issues.push({ code: 'custom', input: wire, message: `must be ${words}` })
      return z.NEVER
    },
    encode,
  }) as unknown as z.ZodType<T, number>

const OUNCES = 'ounces with at most 3 decimals'
const DOLLARS = 'dollars with at most 2 decimals'
/** Far above any tournament, and low enough that no sum over a field leaves the exact integers. */
const MOST_OUNCES = 1e6
export const MOST_DOLLARS = 1e7

/** Wire: ounces (grams in a metric tournament), up to 3 decimals. Inside: integer `Weight`. */
export const weight = unitCodec<Weight>(ouncesToWeight, weightToOunces, OUNCES, { max: MOST_OUNCES })
/** A sum of weights, which nobody types. */
export const weightTotal = unitCodec<Weight>(ouncesToWeight, weightToOunces, OUNCES)
/** Wire: dollars, up to 2 decimals. Inside: integer `Cents`. */
export const money = unitCodec<Cents>(dollarsToCents, centsToDollars, DOLLARS, { max: MOST_DOLLARS })
/** A sum of money, which nobody types. */
export const moneyTotal = unitCodec<Cents>(dollarsToCents, centsToDollars, DOLLARS)
/** Dollars that may be negative. */
export const moneyDelta = unitCodec<Cents>(dollarsToCents, centsToDollars, DOLLARS, { min: -1e12 })

export const text = (max = 200) => z.string().trim().max(max)
export const requiredText = (max = 200) => z.string().trim().min(1, 'is required').max(max)
/** How somebody is called, where a letter to them carries it: letters, no link, no line break. */
export const personName = requiredText(LONGEST_NAME).refine(isName, 'must be a name, without a link')
/** A value of any kind, of at most so many characters as JSON: a bare `z.unknown()` takes a file. */
export const anyValue = (most: number) => boundedWhole(z.unknown(), most)
/** Values under names that are not known here: at most so many, each with a bound of its own. */
export const mapOf = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(name: K, value: V, most: number) =>
  z
    .record(name, value)
    .refine((values) => Object.keys(values).length <= most, `must be at most ${most} values`)
    .meta({ maxProperties: most })
const MOST_EXTRA = 10_000
/** Room for what a screen keeps with a record, by names of its own. Lists hold thousands of records, so it is no place for a file. */
export const extraValues = boundedWhole(z.record(z.string().max(80), z.unknown()), MOST_EXTRA)
/** A link that a browser may follow: never `javascript:` or `data:`. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'must be a web address that begins with https:// or http://' })
  .max(2000)
  .meta({ example: 'https://lakefork.example.com/open' })
/** Where an image is: a path of ours or an address of the web. Nothing that a browser would run. */
export const imagePath = z
  .string()
  .trim()
  .max(300)
  // A browser reads `/\\host` as `//host`, and leaves out tabs and line ends.
  .regex(/^(\/(?![/\\])|https:\/\/)[^\\\p{Cc}]*$/u, 'must be a path such as /uploads/lily.png')
export const count = z.number().int().min(0).max(100_000)
/** Of one bag. */
export const fishCount = z.number().int().min(0).max(1000)
/** A sum of counts. */
export const countTotal = z.number().int().min(0)

/** Every stored record carries these; the server sets all but `_id`. */
export const recordFields = {
  _id: id,
  _rev: z.number().int().min(1).meta({ description: 'Revision: send it back with a change; a stale one is refused with both versions.' }),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
}
