import { isDeepStrictEqual } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import { LIST_LIMIT } from '@ramplight/contract/kernel/paging'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import { and, asc, eq, getTableColumns, type InferInsertModel, type InferSelectModel, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Doer } from '../audit/doer.ts'
import { type AuditEntry, writeAudit, writeAuditLines } from '../audit/write-audit.ts'
import { inTransaction } from './in-transaction.ts'
import { columnName, insertRows } from './insert-rows.ts'
import { type Preparable, prepared } from './prepared.ts'
import type { Queryable } from './types.ts'

/** A table with the common columns of a record. */
export type RecordTable = PgTable & Record<'id' | 'rev' | 'createdAt' | 'updatedAt' | 'deleted', AnyPgColumn>

type Stored = { id: string; rev: number; createdAt: string; updatedAt: string; deleted: boolean }
export type RowOf<T extends RecordTable> = InferSelectModel<T> & Stored
/** What is written of a new record; the store sets the rest. */
export type ValuesOf<T extends RecordTable> = Omit<InferInsertModel<T>, keyof Stored> & { id?: string | undefined }

type Page = { orderBy?: SQL[]; limit?: number; offset?: number }
export type About = { tournament?: string | null; summary: string }

/** A row as a record of the contract: `_id`, `_rev` and the rest under its own name. The contract's schema picks what leaves. */
export const toRecord = <R extends Stored>(row: R) => {
  const { id, rev, ...rest } = row
  return { _id: id, _rev: rev, ...rest }
}

/** Wire names of a body without the ones the store sets itself. */
export const withoutIds = <B extends { _id?: string | undefined; _rev?: number | undefined }>(body: B) => {
  const { _id, _rev, ...rest } = body
  return rest
}

/** Is everything that was sent what is stored? The database keeps the names inside a JSON column in an order of its own. */
export const isStored = (stored: object, sent: object): boolean =>
  Object.entries(sent).every(([name, value]) => isDeepStrictEqual((stored as Record<string, unknown>)[name] ?? null, value ?? null))

/** A change of a version that is not there any more. What is stored never leaves as it is: `bothVersions` shows it. */
export class StaleRecord extends DomainError {
  readonly stored: unknown
  constructor(stored: unknown) {
    super('record.stale')
    this.stored = stored
  }
}

/** `{ name: excluded.name, … }`: what a conflicting insert brought, for every column. */
const whatWasSent = (table: RecordTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      return [key, sql`excluded.${sql.identifier(columnName(column))}`]
    }),
  )

/**
 * Reading and writing records of one table: every write is audited in its own transaction, counts up `rev`,
 * and refuses a stale one. `name` is the family's name. Calls on many rows are as many statements as on one.
 */
export function records<T extends RecordTable>(table: T, name: string) {
  type Row = RowOf<T>
  type Values = ValuesOf<T>

  const alive = (where?: SQL) => and(eq(table.deleted, false), where)
  // Drizzle cannot follow the columns of a table it does not know; the rows are the table's own.
  const select = (db: Queryable) => db.select().from(table as PgTable)
  const lines = (rows: Row[], action: AuditEntry['action'], about: (row: Row) => About, of: (row: Row) => object): AuditEntry[] =>
    rows.map((row) => ({ action, family: name, record: row.id, ...about(row), ...of(row) }))

  const one = prepared<Row>(
    `one of ${name}`,
    (db) => select(db).where(alive(eq(table.id, sql.placeholder('id')))) as unknown as Preparable<Row>,
  )

  async function find(db: Queryable, id: string, lock?: 'update'): Promise<Row | null> {
    const query = lock
      ? select(db)
          .where(alive(eq(table.id, id)))
          .for(lock)
      : one(db, { id })
    const [row] = (await query) as Row[]
    return row ?? null
  }

  async function list(db: Queryable, where?: SQL, page: Page = {}): Promise<Row[]> {
    return (await select(db)
      .where(alive(where))
      .orderBy(...(page.orderBy ?? [asc(table.createdAt), asc(table.id)]))
      .limit(Math.min(page.limit ?? LIST_LIMIT, LIST_LIMIT))
      .offset(page.offset ?? 0)) as Row[]
  }

  /** Rows with these ids, deleted ones too, locked in the order of their ids so that two batches never wait for each other. */
  async function lockMany(db: Queryable, ids: string[]): Promise<Row[]> {
    if (!ids.length) return []
    return (await select(db).where(inArray(table.id, ids)).orderBy(asc(table.id)).for('update')) as Row[]
  }

  /** Writes rows that are locked: all columns, in one statement. */
  async function overwrite(db: Queryable, rows: Row[]): Promise<Row[]> {
    if (!rows.length) return []
    return (await insertRows(db, table, rows)
      .onConflictDoUpdate({ target: table.id, set: whatWasSent(table) })
      .returning()) as Row[]
  }

  return {
    table,
    name,
    find,
    list,
    lockMany,

    async findMany(db: Queryable, ids: string[]): Promise<Row[]> {
      return ids.length ? ((await select(db).where(alive(inArray(table.id, ids)))) as Row[]) : []
    },

    /** A repeat with a known id answers the stored record when `mine` says it is the caller's; else the id is taken. */
    async insert(db: Queryable, values: Values, doer: Doer, about: About, mine: (row: Row) => boolean): Promise<Row> {
      return inTransaction(db, async (tx) => {
        const id = values.id ?? newId()
        const row = { ...values, id, createdAt: doer.at, updatedAt: doer.at }
        const [created] = (await tx
          .insert(table as PgTable)
          .values(row)
          .onConflictDoNothing({ target: table.id })
          .returning()) as Row[]
        if (!created) {
          const stored = await find(tx, id)
          if (stored && mine(stored)) return stored
          throw refused('record.id-taken')
        }
        await writeAudit(tx, doer, { action: 'created', family: name, record: id, ...about, after: created })
        return created
      })
    },

    /** Inserts those whose id is free; answers what is new. The caller looks at the others. */
    async insertMany(db: Queryable, values: (Values & { id: string })[], doer: Doer, about: (row: Row) => About): Promise<Row[]> {
      if (!values.length) return []
      const rows = values.map((one) => ({ ...one, createdAt: doer.at, updatedAt: doer.at }))
      const created = (await insertRows(db, table, rows).onConflictDoNothing({ target: table.id }).returning()) as Row[]
      await writeAuditLines(
        db,
        doer,
        lines(created, 'created', about, (after) => ({ after })),
      )
      return created
    },

    /** Changes the given fields. `seen` is the revision the caller worked from; undefined means "whatever is there". */
    async update(db: Queryable, id: string, changes: Partial<Values>, seen: number | undefined, doer: Doer, about: About): Promise<Row> {
      return inTransaction(db, async (tx) => {
        const before = await find(tx, id, 'update')
        if (!before) throw refused('record.not-found')
        if (seen !== undefined && seen !== before.rev) throw new StaleRecord(before)
        const [after] = (await tx
          .update(table as PgTable)
          .set({ ...changes, rev: before.rev + 1, updatedAt: doer.at })
          .where(eq(table.id, id))
          .returning()) as Row[]
        await writeAudit(tx, doer, { action: 'changed', family: name, record: id, ...about, before, after })
        return after as Row
      })
    },

    /** Writes each row (locked before, by `lockMany`) with its changes, and its line in the record. */
    async updateMany(
      db: Queryable,
      rows: { before: Row; changes: Partial<RowOf<T>> }[],
      doer: Doer,
      about: (row: Row) => About,
      action: AuditEntry['action'] = 'changed',
    ): Promise<Row[]> {
      const old = new Map(rows.map(({ before }) => [before.id, before]))
      const next = rows.map(({ before, changes }) => ({ ...before, ...changes, rev: before.rev + 1, updatedAt: doer.at }))
      const written = await overwrite(db, next)
      await writeAuditLines(
        db,
        doer,
        lines(written, action, about, (after) => ({ before: old.get(after.id), ...(action === 'deleted' ? {} : { after }) })),
      )
      return written
    },

    /** Soft: the row stays for the record and leaves every list. Deleting twice is harmless. */
    async remove(db: Queryable, id: string, doer: Doer, about: About): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = await find(tx, id, 'update')
        if (!before) return
        await tx
          .update(table as PgTable)
          .set({ deleted: true, rev: before.rev + 1, updatedAt: doer.at })
          .where(eq(table.id, id))
        await writeAudit(tx, doer, { action: 'deleted', family: name, record: id, ...about, before })
      })
    },
  }
}

export type Records<T extends RecordTable> = ReturnType<typeof records<T>>
