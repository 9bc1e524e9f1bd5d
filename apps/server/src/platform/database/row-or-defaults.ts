import { newId } from '@ramplight/contract/kernel/new-id'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Doer } from '../audit/doer.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { firstOf } from './first-of.ts'
import { inTransaction } from './in-transaction.ts'
import type { Records, RecordTable, RowOf } from './records.ts'
import type { Queryable } from './types.ts'

/** Whose row it is, as the values of it and as the condition by which it is found; and what the history says of making it. */
type Owner = { values: object; where: SQL; summary: string }

/**
 * The one row that somebody, or something, has of a table, made with the table's defaults when there is none yet. The table has
 * a unique index on its owner: two who ask at once make one.
 */
export async function rowOrDefaults<T extends RecordTable>(
  db: Queryable,
  store: Records<T>,
  { values, where, summary }: Owner,
  doer: Doer,
  id: string = newId(),
): Promise<RowOf<T>> {
  const stored = await firstOf(db, store, where)
  if (stored) return stored
  return inTransaction(db, async (tx) => {
    const [created] = (await tx
      .insert(store.table as PgTable)
      .values({ ...values, id, createdAt: doer.at, updatedAt: doer.at })
      .onConflictDoNothing()
      .returning()) as RowOf<T>[]
    if (!created) return (await firstOf(tx, store, where)) as RowOf<T>
    await writeAudit(tx, doer, { action: 'created', family: store.name, record: created.id, summary, after: created })
    return created
  })
}
