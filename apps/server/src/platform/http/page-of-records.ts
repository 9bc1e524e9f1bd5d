import { LARGEST_PAGE, LIST_LIMIT, type SearchBody } from '@ramplight/contract/kernel/paging'
import type { SearchRule } from '@ramplight/contract/kernel/search'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, type SQL } from 'drizzle-orm'
import { type PagedTable, pageOf } from '../database/page-anchors.ts'
import type { RecordTable, RowOf } from '../database/records.ts'
import type { Queryable } from '../database/types.ts'
import { type FoundElsewhere, type SearchedTable, sortOf, termsOf } from './search-of.ts'

/** A page of a family's living records that match every term of the body; `where` is what the caller may see. */
export async function pageOfRecords<T extends RecordTable>(
  db: Queryable,
  { store, elsewhere }: { store: { table: T }; elsewhere?: FoundElsewhere | undefined },
  rule: SearchRule,
  body: SearchBody,
  where: SQL | undefined,
  actor: Actor | null,
): Promise<{ totalItemCount: number; rows: RowOf<T>[] }> {
  const { table } = store
  const living = and(eq(table.deleted, false), where, termsOf(table, body, rule, elsewhere))
  const page = await pageOfRows(db, table as RecordTable, rule, body, living, actor)
  return page as { totalItemCount: number; rows: RowOf<T>[] }
}

/** The page of these rows that the body asks for, in its order. */
export function pageOfRows<T extends PagedTable & SearchedTable>(
  db: Queryable,
  table: T,
  rule: SearchRule,
  body: SearchBody,
  where: SQL | undefined,
  actor: Actor | null,
) {
  const { column, direction } = sortOf(table, body, rule)
  const { pageNumber = 0, pageSize = 10, selectAll } = body
  return pageOf(db, {
    table,
    where,
    sort: column,
    direction,
    pageNumber: selectAll ? 0 : pageNumber,
    pageSize: selectAll ? LIST_LIMIT : Math.min(pageSize, LARGEST_PAGE),
    key: actor?.id ?? '',
  })
}
