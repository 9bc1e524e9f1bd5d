import { createHash } from 'node:crypto'
import { and, Column, getTableColumns, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Anchor, type Anchors, rememberAnchors } from './anchors.ts'
import { countUpTo } from './count-up-to.ts'
import type { Queryable } from './types.ts'

export type PagedTable = PgTable & { id: AnyPgColumn }
type Fields = Record<string, AnyPgColumn | SQL | SQL.Aliased>
type ValueOf<F> = F extends AnyPgColumn
  ? F['_']['notNull'] extends true
    ? F['_']['data']
    : F['_']['data'] | null
  : F extends SQL<infer V> | SQL.Aliased<infer V>
    ? V
    : never
type RowWith<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
type ColumnsOf<T extends PagedTable> = T['_']['columns'] & Fields

export type PageQuery<T extends PagedTable, F extends Fields = ColumnsOf<T>> = {
  table: T
  /** Scope and terms; a soft-deleted row is left out here. */
  where: SQL | undefined
  /** A column or an expression of one row. Rows without a value come last in both directions. */
  sort: AnyPgColumn | SQL
  direction: 'asc' | 'desc'
  /** From 0. */
  pageNumber: number
  pageSize: number
  /** Who turns the pages (the id of the actor, or '' for a visitor), so that two readers do not move each other's pages. */
  key: string
  /** Only these; else all columns. */
  columns?: F
  /** How many match, when the caller knows better than `countUpTo`. */
  count?: () => Promise<number>
}

/**
 * One page of a search, in a stable order: by `sort`, rows of the same value by id, in the same direction, so that an
 * index on (sort, id) serves both directions.
 *
 * Pages are numbered for people and read by key: where a page ended is remembered for some minutes, and the next one
 * begins behind that row instead of counting from the beginning. Turning pages forward therefore never skips or repeats a
 * row, whatever is written meanwhile, and page 1,000 costs what page 1 costs. A page that nobody came near is counted to,
 * once. `totalItemCount` is exact up to 10,000 and an estimate above (`countUpTo`).
 */
export async function pageOf<T extends PagedTable, F extends Fields = ColumnsOf<T>>(
  db: Queryable,
  query: PageQuery<T, F>,
): Promise<{ totalItemCount: number; rows: RowWith<F>[] }> {
  const [totalItemCount, rows] = await Promise.all([
    query.count ? query.count() : countUpTo(db, query.table, query.where),
    readPage(db, { ...query, sort: is(query.sort, Column) ? query.sort : sql`(${query.sort})` }),
  ])
  return { totalItemCount, rows: rows as RowWith<F>[] }
}

async function readPage(db: Queryable, query: PageQuery<PagedTable, Fields>): Promise<unknown[]> {
  const { pageNumber, pageSize } = query
  const anchors = anchorsOf(db)
  const search = fingerprint(db, query)
  const near = anchors.nearest(search, pageNumber)
  const between = (pageNumber - near.page) * pageSize
  const anchor = between === 0 ? near.anchor : await stepOver(db, query, near.anchor, between)
  // Behind the last row there is nothing to begin after.
  if (pageNumber > 0 && !anchor) return []
  if (anchor && between > 0) anchors.remember(search, pageNumber, anchor)
  const rows = await take(db, query, anchor, pageSize)
  const last = rows.at(-1)
  if (last && rows.length === pageSize) anchors.remember(search, pageNumber + 1, { at: last.at, id: last.id })
  return rows.map(({ row }) => row)
}

/** The anchor that lies `steps` rows behind another one; null when there are fewer. Reads keys only. */
async function stepOver(db: Queryable, query: PageQuery<PagedTable, Fields>, from: Anchor | null, steps: number): Promise<Anchor | null> {
  let left = steps
  for (const part of partsBehind(query, from)) {
    const [found] = await keysOf(db, query, part)
      .offset(left - 1)
      .limit(1)
    if (found) return found
    const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(query.table).where(part)
    left -= counted?.count ?? 0
  }
  return null
}

async function take(db: Queryable, query: PageQuery<PagedTable, Fields>, from: Anchor | null, size: number) {
  const rows: (Anchor & { row: unknown })[] = []
  for (const part of partsBehind(query, from)) {
    if (rows.length === size) break
    const fields = { row: query.columns ?? getTableColumns(query.table), ...keyFields(query) }
    const more = await db
      .select(fields)
      .from(query.table)
      .where(part)
      .orderBy(...orderOf(query))
      .limit(size - rows.length)
    rows.push(...(more as typeof rows))
  }
  return rows
}

const keyFields = ({ table, sort }: PageQuery<PagedTable, Fields>) => ({
  // As text, which every type is read back from exactly.
  at: sql<string | null>`${sort}::text`.as('sort_key'),
  id: sql<string>`${table.id}`.as('sort_id'),
})

const keysOf = (db: Queryable, query: PageQuery<PagedTable, Fields>, where: SQL | undefined) =>
  db
    .select(keyFields(query))
    .from(query.table)
    .where(where)
    .orderBy(...orderOf(query))

const orderOf = ({ table, sort, direction }: PageQuery<PagedTable, Fields>): SQL[] =>
  [sort, table.id].map((by: SQLWrapper) => sql`${by} ${sql.raw(direction)}`)

/**
 * What is still to come behind an anchor, as one or two parts that an index can each begin in the middle of: the rows with
 * a value, then those without. One condition for both would be an OR, which reads from the beginning.
 */
function partsBehind({ table, where, sort, direction }: PageQuery<PagedTable, Fields>, from: Anchor | null): (SQL | undefined)[] {
  const isBehind = sql.raw(direction === 'asc' ? '>' : '<')
  const behind = (anchor: Anchor) => sql`(${sort}, ${table.id}) ${isBehind} (${anchor.at}, ${anchor.id})`
  if (is(sort, Column) && sort.notNull) return [and(where, from ? behind(from) : undefined)]
  const without = and(where, sql`${sort} is null`)
  if (from?.at === null) return [and(without, sql`${table.id} ${isBehind} ${from.id}`)]
  return [and(where, sql`${sort} is not null`, from ? behind(from) : undefined), without]
}

/** The statement itself, with its values, names a search: no term can be forgotten. */
function fingerprint(db: Queryable, query: PageQuery<PagedTable, Fields>): string {
  const { sql: text, params } = keysOf(db, query, query.where).toSQL()
  return createHash('sha256')
    .update(JSON.stringify([query.key, query.pageSize, text, params]))
    .digest('base64')
}

const remembered = new WeakMap<Queryable, Anchors>()

/** Each database has its own; a transaction begins without any. */
function anchorsOf(db: Queryable): Anchors {
  const known = remembered.get(db) ?? rememberAnchors()
  remembered.set(db, known)
  return known
}
