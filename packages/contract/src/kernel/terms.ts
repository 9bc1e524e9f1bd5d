import { z } from 'zod'
import { id, isoDate, isoDateTime, money, text } from './fields.ts'

/** The longest list of values one term may name. */
const MOST_VALUES = 500

const oneOrMore = <T extends z.ZodRawShape>(operators: T) =>
  z
    .strictObject(operators)
    .partial()
    .refine((given) => Object.values(given).some((value) => value !== undefined), 'name at least one comparison')

const listOf = <T extends z.ZodType>(value: T) => z.array(value).max(MOST_VALUES)

/** A value, several of which any may match, or `{ ne }`, `{ in }`. */
export const byValue = <T extends z.ZodType>(value: T) =>
  z.union([value, listOf(value), oneOrMore({ eq: value, ne: value, in: listOf(value) })])

/** What has an order: also `{ gt, gte, lt, lte }`, both ends together for a range. */
export const byOrder = <T extends z.ZodType>(value: T) =>
  z.union([value, listOf(value), oneOrMore({ eq: value, ne: value, in: listOf(value), gt: value, gte: value, lt: value, lte: value })])

const parts = new WeakSet<object>()

/**
 * A part of the text, in any case; wildcards are letters like others. `{ eq }` and `{ startsWith }` say it narrower. `read`: what
 * the text is, such as `identifier` of an e-mail or a code.
 */
export const byPart = (max = 120, read: (max: number) => z.ZodString = text) => {
  const part = read(max)
  const term = z.union([part, oneOrMore({ eq: part, ne: part, contains: part, startsWith: part })])
  parts.add(term)
  return term
}

/** Is a term one that `byPart` made? */
export const isByPart = (term: object): boolean => parts.has(term)

export const byId = byValue(id)
export const byFlag = z.boolean()
export const byMoney = byOrder(money)
export const byNumber = byOrder(z.number().int().min(-1e9).max(1e9))
export const byDate = byOrder(isoDate)
export const byTime = byOrder(isoDateTime)

/** Does a term name the values it wants? `{ ne }` names none: it leaves open which they are. */
export const namesValues = (term: unknown): boolean =>
  typeof term === 'object' && term !== null && !Array.isArray(term) ? 'eq' in term || 'in' in term : (term ?? null) !== null
