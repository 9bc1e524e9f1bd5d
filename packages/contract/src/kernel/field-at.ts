import { z } from 'zod'
import { sizeOf } from './sizes.ts'

type Inside = { innerType?: z.ZodType; in?: z.ZodType; element?: z.ZodType; options?: z.ZodType[]; shape?: Record<string, z.ZodType> }

const insideOf = (schema: z.ZodType): Inside => schema._zod.def as unknown as Inside

/** Without what only wraps it: "may be missing", "may be null", a codec, a list. */
function unwrapped(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: wire, element, options } = insideOf(schema)
  const inner = innerType ?? wire ?? element
  return inner ? unwrapped(inner) : options ? options.flatMap(unwrapped) : [schema]
}

/** The schema of `settings.payout.oneIn` inside that of a record; rows of a list are asked by the name of their field. */
export const fieldAt = (schema: z.ZodType, path: string): z.ZodType | undefined =>
  path
    .split('.')
    .reduce<z.ZodType | undefined>((at, key) => at && unwrapped(at).flatMap((one) => insideOf(one).shape?.[key] ?? [])[0], schema)

/** The longest text that a field takes. */
export function longestAt(schema: z.ZodType, path: string): number | undefined {
  const field = fieldAt(schema, path)
  if (!field) return undefined
  const most = sizeOf(field).text?.most
  return most === undefined || most === Number.POSITIVE_INFINITY ? undefined : most
}

/** From where to where a number may go, as far as anybody says so. */
export function rangeAt(schema: z.ZodType, path: string): { min?: number; max?: number } | undefined {
  const field = fieldAt(schema, path)
  const number = field && unwrapped(field).find((one) => one instanceof z.ZodNumber)
  if (!number) return undefined
  const { minValue, maxValue } = number
  return {
    ...(minValue !== null && Number.isFinite(minValue) && minValue > Number.MIN_SAFE_INTEGER && { min: minValue }),
    ...(maxValue !== null && Number.isFinite(maxValue) && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
  }
}

/** A body in which everything may be missing: a change names what it changes. */
const isChange = (schema: z.ZodType): boolean =>
  Object.values(insideOf(schema).shape ?? {}).every((field) => z.safeDecode(field, undefined).success)

const isList = (schema: z.ZodType): boolean =>
  schema.type === 'array' || (!!insideOf(schema).innerType && isList(insideOf(schema).innerType!))

/**
 * A text, a number, a day or a choice of one record that may not be left empty. Words of which one is always chosen do not count, nor lists. In
 * a change, what a record must have may be missing, and may not be empty when it is there: of it one "may be missing" is taken off.
 */
export function mustBeSaid(schema: z.ZodType, path: string): boolean {
  const field = fieldAt(schema, path)
  const isOwn = !path.includes('.')
  const said = isOwn && isChange(schema) && field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field
  return (
    !!said &&
    !isList(said) &&
    unwrapped(said).every(({ type }) => type === 'string' || type === 'number') &&
    ['', null, undefined].every((empty) => !z.safeDecode(said, empty).success)
  )
}
