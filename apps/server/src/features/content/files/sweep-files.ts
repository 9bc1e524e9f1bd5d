import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { files } from './files.table.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** So long a file stays that no record names: a form that is filled in, a device that was offline, an undo. */
const UNUSED_DAYS = 30
/** What lies around without a row, or half arrived, belongs to a process that died. */
const STRAY_MS = DAY_MS
const EXPORT_MS = DAY_MS
const AT_ONCE = 200

/** Logs, and what lives for days: what they name is no reason to keep a file. */
const NO_REASON = ['files', 'audit_log', 'idempotency_keys', 'sync_op', 'sync_conflict', 'sync_feed']

export type Swept = { unused: number; strays: number; half: number }

/** Removes what nobody needs: files that no record has named for a while, copies without a row, what never arrived as a whole. */
export async function sweepFiles({ outside: db, files: { store, arriving }, now }: AppDeps): Promise<Swept> {
  const at = now()
  await markUnused(db, at)
  const gone = await db
    .delete(files)
    .where(
      sql`(${files.unusedSince} < ${before(at, UNUSED_DAYS * DAY_MS)}) or (${files.kind} = 'export' and ${files.createdAt} < ${before(at, EXPORT_MS)})`,
    )
    .returning({ copies: files.copies })
  // The row first: should this end here, its copies are strays.
  await store.remove(gone.flatMap(({ copies }) => copies.map(({ key }) => key)))
  return { unused: gone.length, strays: await removeStrays(db, store, at), half: await removeHalf(arriving, at) }
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms).toISOString()

/** Notes since when no record names a file; what is named again is not counted from before. */
async function markUnused(db: Db, at: Date): Promise<void> {
  const named = await pathsNamed(db)
  const isNamed = named.length ? inArray(files.path, sql`(select unnest(${sql.param(named)}::text[]))`) : sql`false`
  const isUnnamed = named.length ? notInArray(files.path, sql`(select unnest(${sql.param(named)}::text[]))`) : sql`true`
  await db
    .update(files)
    .set({ unusedSince: null })
    .where(and(isNamed, isNotNull(files.unusedSince)))
  await db
    .update(files)
    .set({ unusedSince: at.toISOString() })
    .where(and(isUnnamed, isNull(files.unusedSince), lt(files.createdAt, before(at, HOUR_MS))))
}

/** Every path of a file that stands anywhere in the database: in whatever table and field, so that a new one is not forgotten. */
async function pathsNamed(db: Db): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'character varying')
        and c.table_name <> all(${sql.param(NO_REASON)}::text[])`)
  const paths = new Set<string>()
  for (const { table, column } of columns) {
    const field = sql`${sql.identifier(column)}::text`
    const { rows } = await db.execute<{ path: string }>(sql`
      select distinct (regexp_matches(${field}, '/uploads/[[:alnum:]_.()+@ /-]+', 'g'))[1] as path
        from ${sql.identifier(table)} where ${field} like '%/uploads/%'`)
    for (const { path } of rows) paths.add(path)
  }
  return [...paths]
}

async function removeStrays(db: Db, store: AppDeps['files']['store'], at: Date): Promise<number> {
  const old: string[] = []
  let removed = 0
  const look = async () => {
    const ids = [...new Set(old.map((key) => key.split('/')[1]?.slice(0, 24) ?? ''))]
    const rows = await db.select({ copies: files.copies }).from(files).where(inArray(files.id, ids))
    const known = new Set(rows.flatMap(({ copies }) => copies.map(({ key }) => key)))
    const strays = old.filter((key) => !known.has(key))
    await store.remove(strays)
    removed += strays.length
    old.length = 0
  }
  for await (const { key, at: put } of store.list()) {
    if (at.getTime() - put.getTime() > STRAY_MS) old.push(key)
    if (old.length === AT_ONCE) await look()
  }
  if (old.length) await look()
  return removed
}

async function removeHalf(arriving: string, at: Date): Promise<number> {
  const folder = await opendir(arriving).catch(() => null)
  let removed = 0
  for await (const { name } of folder ?? []) {
    const path = join(arriving, name)
    const found = await stat(path).catch(() => null)
    if (!found || at.getTime() - found.mtimeMs < STRAY_MS) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

const LOCK = 'sweep of files'

/** Sweeps now and then, in one process of all. */
export function sweepInTurn(deps: AppDeps, log: (line: string) => void, everyMs = 6 * HOUR_MS): { close: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const sweep = async () => {
    const client = await deps.pool.connect()
    try {
      const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as mine', [LOCK])
      if (!rows[0]?.mine) return
      try {
        await sweepFiles(deps)
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [LOCK])
      }
    } finally {
      client.release()
    }
  }
  const run = () => {
    running = running.then(sweep).catch((error: Error) => log(`Old files were not swept: ${error.name}`))
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
