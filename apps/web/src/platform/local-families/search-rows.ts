import { LARGEST_PAGE, LIST_LIMIT, type SearchBody } from '@ramplight/contract/kernel/paging'
import { type SearchRule, wordsOf } from '@ramplight/contract/kernel/search'
import { byText } from '@ramplight/domain/kernel/text-order'

type Row = { _id: string }

const USUAL_PAGE = 10

const lower = (value: unknown): string => String(value).toLowerCase()

/** What has an order is of one kind on both sides: the contract has read both. */
type Ordered = string | number

/** What each comparison of a term means (`terms.ts` of the contract). A field without a value meets none of them. */
const COMPARISONS: Record<string, (value: unknown, operand: unknown) => boolean> = {
  eq: (value, operand) => value === operand,
  ne: (value, operand) => value !== operand,
  in: (value, operands) => (operands as unknown[]).includes(value),
  gt: (value, operand) => (value as Ordered) > (operand as Ordered),
  gte: (value, operand) => (value as Ordered) >= (operand as Ordered),
  lt: (value, operand) => (value as Ordered) < (operand as Ordered),
  lte: (value, operand) => (value as Ordered) <= (operand as Ordered),
  contains: (value, part) => lower(value).includes(lower(part)),
  startsWith: (value, part) => lower(value).startsWith(lower(part)),
}

const compare = (name: string, value: unknown, operand: unknown): boolean => COMPARISONS[name]?.(value, operand) ?? true

function meets(value: unknown, term: unknown, byPart: boolean): boolean {
  if (value === undefined || value === null) return false
  if (Array.isArray(term)) return term.includes(value)
  if (typeof term === 'object' && term !== null)
    return Object.entries(term).every(([name, operand]) => operand === undefined || compare(name, value, operand))
  return compare(byPart ? 'contains' : 'eq', value, term)
}

/** Where a field that rows do not have is found by a part of its text: the name of a person behind an id. */
// biome-ignore lint/suspicious/noExplicitAny: the record of whatever family says it
export type FoundElsewhere = Record<string, (record: any, part: string) => boolean>

/** Is each word of a search in one of the fields of a record? */
export function wordsMatcher<R>(
  words: unknown,
  { words: fields }: Pick<SearchRule, 'words'>,
  elsewhere: FoundElsewhere = {},
): (record: R) => boolean {
  const wanted = wordsOf(words)
  const holds = (record: R, field: string, word: string) =>
    elsewhere[field] ? elsewhere[field](record, word) : meets((record as Record<string, unknown>)[field], word, true)
  return (record) => wanted.every((word) => fields.some((field) => holds(record, field, word)))
}

/** Does a record match every given term, and every word? `fields`: what a record has; other terms say nothing of it. */
export function termsMatcher(
  body: SearchBody,
  fields: object,
  rule: Pick<SearchRule, 'byPart' | 'words'>,
  elsewhere: FoundElsewhere = {},
): (record: Row) => boolean {
  const { sortField: _f, sortOrder: _o, pageNumber: _n, pageSize: _s, selectAll: _a, words, ...given } = body
  const terms = Object.entries(given).filter(([name, term]) => term !== undefined && term !== null && Object.hasOwn(fields, name))
  const hasWords = wordsMatcher<Row>(words, rule, elsewhere)
  return (record) =>
    terms.every(([name, term]) => meets((record as Record<string, unknown>)[name], term, rule.byPart.includes(name))) && hasWords(record)
}

export type Sort = { field: string; direction: 'asc' | 'desc' }

/** The field to sort by. `date_created` is the specification's other name of createdAt (A61). */
export function sortOf({ sortField, sortOrder }: SearchBody, fields: object, { order }: Pick<SearchRule, 'order'>): Sort {
  const wanted = sortField ?? order.sortField
  return {
    field: Object.hasOwn(fields, wanted) ? wanted : 'createdAt',
    direction: sortOrder ?? (sortField === undefined ? order.sortOrder : 'asc'),
  }
}

const isMissing = (value: unknown) => value === undefined || value === null

/** As the database compares: text by its code, numbers by size, false before true. */
const byValue = (a: unknown, b: unknown): number => (typeof a === 'string' ? byText(a, b as string) : Number(a) - Number(b))

type Ends = { missingFirst: boolean; ties: 1 | -1 }

function orderBy({ field, direction }: Sort, { missingFirst, ties }: Ends) {
  const turn = direction === 'asc' ? 1 : -1
  const read = (record: Row) => (record as Record<string, unknown>)[field]
  return (a: Row, b: Row): number => {
    const [x, y] = [read(a), read(b)]
    const missing = Number(isMissing(x)) - Number(isMissing(y))
    if (missing) return missingFirst ? -missing : missing
    return (isMissing(x) ? 0 : turn * byValue(x, y)) || ties * byText(a._id, b._id)
  }
}

/** A list: what has no value is last, or first when it is turned round; the same value by id. */
export const listOrder = (sort: Sort) => orderBy(sort, { missingFirst: sort.direction === 'desc', ties: 1 })

/** A page: what has no value is last in both directions; the same value by id, in the same direction. */
export const pageOrder = (sort: Sort) => orderBy(sort, { missingFirst: false, ties: sort.direction === 'asc' ? 1 : -1 })

/** The part of a list that is asked for; no list is without a bound, and larger pages are cut. */
export function listPart<R>(records: readonly R[], { pageNumber = 0, pageSize, selectAll }: SearchBody, most = LIST_LIMIT): R[] {
  const size = selectAll ? most : Math.min(pageSize ?? most, most)
  const from = selectAll || pageSize === undefined ? 0 : pageNumber * size
  return records.slice(from, from + size)
}

/** `{ totalItemCount, message }` of one page. `allOf`: how many "select all" brings. */
export function pagePart<R>(records: readonly R[], { pageNumber = 0, pageSize = USUAL_PAGE, selectAll }: SearchBody, allOf = LIST_LIMIT) {
  const size = selectAll ? allOf : Math.min(pageSize, LARGEST_PAGE)
  const from = selectAll ? 0 : pageNumber * size
  return { totalItemCount: records.length, message: records.slice(from, from + size) }
}
