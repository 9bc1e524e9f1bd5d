import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/types'

/** Kept beside every request, and no part of what anybody owns. */
const NOTES = [
  ...['audit_log', 'security_events', 'login_throttles', 'idempotency_keys', 'watched_writes'],
  ...['sync_scope', 'sync_feed', 'sync_touched', 'sync_turn', 'sync_op', 'sync_device'],
]
/** Of these only whether they are put back counts, not that they were written. */
const SIDE_EFFECTS = ['sessions', 'outgoing_messages', 'attempts']

/** Watches every table for changed rows, and puts back what a request has changed, so that no cell of the matrix sees another. */
export async function watchWrites(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const tables = rows.map(({ name }) => name).filter((name) => !NOTES.includes(name))
  await db.execute(sql`create table watched_writes (name text not null)`)
  await db.execute(sql`create function note_write() returns trigger language plpgsql as
    $$ begin insert into watched_writes values (tg_table_name); return null; end $$`)
  for (const name of tables)
    await db.execute(
      sql`create trigger watched after insert or update or delete on ${sql.identifier(name)} for each row execute function note_write()`,
    )

  /** What a table is put back to from now on. */
  async function keepTable(name: string): Promise<void> {
    await db.execute(sql`drop table if exists kept.${sql.identifier(name)}`)
    await db.execute(sql`create table kept.${sql.identifier(name)} as table ${sql.identifier(name)}`)
    await db.execute(sql`delete from watched_writes`)
  }

  async function keep(): Promise<void> {
    await db.execute(sql`create schema kept`)
    for (const name of tables) await keepTable(name)
  }

  /** The tables with rows that were written since the last time. */
  async function take(): Promise<{ all: string[]; counting: string[] }> {
    const { rows } = await db.execute<{ name: string }>(sql`delete from watched_writes returning name`)
    const all = [...new Set(rows.map(({ name }) => name))]
    return { all, counting: all.filter((name) => !SIDE_EFFECTS.includes(name)) }
  }

  /**
   * Puts tables back as they were kept, in one statement of several parts, which PostgreSQL does wholly or not at all. Triggers and
   * foreign keys look away meanwhile, so nothing of it is taken for a write of the next request.
   */
  async function putBack(names: string[]): Promise<void> {
    if (!names.length) return
    const parts = names.map((name) => {
      const table = sql.identifier(name)
      return sql`delete from ${table}; insert into ${table} select * from kept.${table}`
    })
    await db.execute(sql.join([sql`set local session_replication_role = replica`, ...parts, sql`delete from watched_writes`], sql`; `))
  }

  return { tables, keep, keepTable, take, putBack }
}

export type Writes = Awaited<ReturnType<typeof watchWrites>>
