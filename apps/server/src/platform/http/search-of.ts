import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { type SearchRule, wordsOf } from '@ramplight/contract/kernel/search'
import { and, asc, desc, eq, getTableColumns, gt, gte, ilike, inArray, is, lt, lte, ne, or, SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table that can be searched: records, and what is searched like them. */
export type SearchedTable = PgTable & Record<'id' | 'createdAt', AnyPgColumn>

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (c) => `\\${c}`)

const among = (column: AnyPgColumn | SQL, values: unknown[]): SQL => (is(column, SQL) ? inArray(column, values) : inArray(column, values))

/** What each comparison of a term means (`terms.ts` of the contract). */
const COMPARISONS: Record<string, (column: AnyPgColumn | SQL, value: unknown) => SQL> = {
  eq,
  ne,
  in: (column, values) => among(column, values as unknown[]),
  gt,
  gte,
  lt,
  lte,
  contains: (column, part) => ilike(column, `%${escapeLike(String(part))}%`),
  startsWith: (column, part) => ilike(column, `${escapeLike(String(part))}%`),
}

function matches(column: AnyPgColumn | SQL, value: unknown, byPart: boolean): SQL | undefined {
  if (Array.isArray(value)) return among(column, value)
  if (typeof value === 'object' && value !== null)
    return and(
      ...Object.entries(value)
        .filter(([, operand]) => operand !== undefined)
        .map(([name, operand]) => COMPARISONS[name]?.(column, operand)),
    )
  return COMPARISONS[byPart ? 'contains' : 'eq']?.(column, value)
}

export type Sort = { column: AnyPgColumn | SQL; direction: 'asc' | 'desc' }

/** Where a field that is no column of the table is found by a part of its text: the name of a person behind an id. */
export type FoundElsewhere = Record<string, (part: string) => SQL | undefined>

/**
 * Fields of which this person sees something else than is stored, as they see them: a record is found and sorted by that. What is not
 * shown is then not found out by asking for it, and the copy on a device, which has what was shown, answers the same.
 */
export type SeenAs = Record<string, SQL>

const columnsOf = (table: SearchedTable, seenAs: SeenAs): Record<string, AnyPgColumn | SQL> => ({ ...getTableColumns(table), ...seenAs })

/** The column to sort by. `date_created` is the specification's other name of createdAt (A61). */
export function sortOf(table: SearchedTable, { sortField, sortOrder }: SearchBody, { order }: SearchRule, seenAs: SeenAs = {}): Sort {
  const columns = columnsOf(table, seenAs)
  const field = sortField ?? order.sortField
  const name = field === 'date_created' ? 'createdAt' : field
  return {
    column: (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? table.createdAt,
    direction: sortOrder ?? (sortField === undefined ? order.sortOrder : 'asc'),
  }
}

/** Each word must be in one of the fields; a word that no field can hold finds nothing. */
export function withWords(
  table: SearchedTable,
  words: unknown,
  { words: fields }: Pick<SearchRule, 'words'>,
  elsewhere: FoundElsewhere = {},
  seenAs: SeenAs = {},
): SQL[] {
  const columns = columnsOf(table, seenAs)
  const inField = (field: string, word: string) =>
    elsewhere[field] ? elsewhere[field](word) : columns[field] && COMPARISONS.contains?.(columns[field], word)
  return wordsOf(words).map((word) => or(...fields.map((field) => inField(field, word))) ?? sql`false`)
}

/** Every given term must match (`null` terms are ignored), and every word. Known columns only. */
export function termsOf(
  table: SearchedTable,
  body: SearchBody,
  rule: SearchRule,
  elsewhere: FoundElsewhere = {},
  seenAs: SeenAs = {},
): SQL | undefined {
  const { sortField: _f, sortOrder: _o, pageNumber: _n, pageSize: _s, selectAll: _a, words, ...terms } = body
  const columns = columnsOf(table, seenAs)
  return and(
    ...withWords(table, words, rule, elsewhere, seenAs),
    ...Object.entries(terms)
      .filter(([name, value]) => value !== undefined && value !== null && Object.hasOwn(columns, name))
      .map(([name, value]) => matches(columns[name]!, value, rule.byPart.includes(name))),
  )
}

/** A list search: what matches, in which order, and where it ends. */
export function searchOf(
  table: SearchedTable,
  body: SearchBody,
  rule: SearchRule,
  elsewhere?: FoundElsewhere,
  seenAs?: SeenAs,
): { where: SQL | undefined; page: { orderBy: SQL[]; limit?: number; offset?: number } } {
  const { column, direction } = sortOf(table, body, rule, seenAs)
  const { pageNumber = 0, pageSize, selectAll } = body
  const bounds = selectAll || pageSize === undefined ? {} : { limit: pageSize, offset: pageNumber * pageSize }
  return {
    where: termsOf(table, body, rule, elsewhere, seenAs),
    page: { orderBy: [direction === 'desc' ? desc(column) : asc(column), asc(table.id)], ...bounds },
  }
}
