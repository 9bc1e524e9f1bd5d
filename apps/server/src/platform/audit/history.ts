import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Records, RecordTable, RowOf } from '../database/records.ts'
import type { Queryable } from '../database/types.ts'

/** May this person see what was done to this record? Who may change it, or runs its tournament, may. */
export type HistoryGuard = (db: Queryable, actor: Actor, id: string) => Promise<boolean>
/** What the record keeps of a row, as this person may see it: private fields hidden. */
export type TracePresenter = (trace: unknown, actor: Actor) => unknown

/**
 * What the audit has to ask a family, by the family's name in the audit lines. A family fills it where its routes are
 * made; one without a guard shows the history of a record to those who run the tournament that its lines belong to.
 */
export type Histories = { history: Map<string, HistoryGuard>; traces: Map<string, TracePresenter> }

export const noHistories = (): Histories => ({ history: new Map(), traces: new Map() })

/** Asks about the stored row, also a deleted one: who may have deleted something may see who did. */
export const askedOf =
  <T extends RecordTable>(
    { table }: Pick<Records<T>, 'table'>,
    may: (actor: Actor, row: RowOf<T>, db: Queryable) => boolean | Promise<boolean>,
  ): HistoryGuard =>
  async (db, actor, id) => {
    const [row] = (await db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))) as RowOf<T>[]
    return row ? may(actor, row, db) : false
  }
