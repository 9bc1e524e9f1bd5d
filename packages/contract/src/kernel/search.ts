import { cleanIdentifier } from '@ramplight/domain/kernel/typed-identifier'
import { phoneTyped } from '@ramplight/domain/registration/phone-typed'
import { z } from 'zod'
import { text } from './fields.ts'
import { pagingFields } from './paging.ts'
import { isByPart } from './terms.ts'

export type Order = { sortField: string; sortOrder: 'asc' | 'desc' }

/**
 * What a search means beside the schema of its body. Said once, by the family; the server's SQL, the copy on a device, the
 * screens and the documentation read it here.
 */
export type SearchRule = {
  /** Terms that match a part of the text; all others match the whole value. */
  byPart: readonly string[]
  /** Fields of the record in which each word of the term `words` is looked for. Without any, the term is refused. */
  words: readonly string[]
  /** What a caller may sort by. */
  sorts: readonly string[]
  /** The order when the caller names none. */
  order: Order
}

/** Every record has these to sort by; `date_created` is the specification's other name of `createdAt` (A61). */
const COMMON_SORTS = ['createdAt', 'updatedAt', 'date_created'] as const

export const NEWEST_FIRST: Order = { sortField: 'createdAt', sortOrder: 'desc' }
export const OLDEST_FIRST: Order = { sortField: 'createdAt', sortOrder: 'asc' }

export type SearchShape<T extends z.ZodRawShape> = {
  /** The fields a search may name (`terms.ts`); all that are given must match. */
  terms: T
  /** What it may be sorted by; without, the terms. */
  sorts?: readonly string[]
  /** Where `words` are looked for; without, the terms that match by part. */
  words?: readonly string[]
  /** Without, the oldest first. */
  order?: Order
}

/** The term `words` of a search that looks into these fields. */
export const wordsTerm = (fields: readonly string[]) =>
  text(120)
    .meta({ description: `Each word must be in one of: ${fields.join(', ')}.` })
    .optional()

/** The body of a search and its rule, for an `endpoint`. Whatever is not listed is refused. */
export function searching<T extends z.ZodRawShape>({ terms, sorts = Object.keys(terms), words, order = OLDEST_FIRST }: SearchShape<T>) {
  const byPart = Object.keys(terms).filter((name) => isByPart(terms[name] as object))
  const search: SearchRule = { byPart, words: words ?? byPart, sorts: [...new Set([...COMMON_SORTS, ...sorts])], order }
  const body = z.strictObject({
    ...z.object(terms).partial().shape,
    ...pagingFields,
    // Refused where there is no text to look into: the schema that is used has it only then.
    words: wordsTerm(search.words),
    sortField: z.enum(search.sorts as [string, ...string[]]).optional(),
  })
  return { body: search.words.length > 0 ? body : (body.omit({ words: true }) as unknown as typeof body), search }
}

/** The rule of a call that is a search. */
export function ruleOf({ path, search }: { path: string; search?: SearchRule | undefined }): SearchRule {
  if (!search) throw new Error(`${path} has no rule for its search: make its body with \`searching\``)
  return search
}

/** No search looks for more words than this; what comes after them is not looked at. */
const MOST_WORDS = 8

/** The words of a search, in lower case. A whole phone number is one word, however it is written. */
export function wordsOf(words: unknown): string[] {
  if (typeof words !== 'string') return []
  const phone = phoneTyped(words)
  if (phone) return [phone]
  return cleanIdentifier(words)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}
