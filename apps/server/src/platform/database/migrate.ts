import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { logLine } from '../logging/redact.ts'
import { withoutLimits } from './bounded-statements.ts'

export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations')

/** Any two fixed numbers; they name the lock "somebody migrates". */
const lockName = [0x52414d50, 2]

/** A migration as it lies in the folder: `at` is its place in the order of all. */
type Known = { tag: string; hash: string; at: number }

/** A newer version has been here. The message is for whoever starts the server; the entry point ends with `exitCode`. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError' as const
  /** EX_CONFIG of sysexits.h: starting again will not help. */
  readonly exitCode = 78
}

/**
 * Brings the tables up to date, forward only. Several processes may start at once: one migrates, the others wait for
 * it and find nothing left to do. Refuses a database that a newer version has brought further, unless that has said that this one may
 * run beside it (decision 0121).
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder, log: (line: string) => void = logLine): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return
  const client = await pool.connect()
  let failed = true
  try {
    await withoutLimits(client, async () => {
      const known = knownIn(folder)
      await client.query('select pg_advisory_lock($1, $2)', lockName)
      await refuseUnknown(client, known, log)
      await migrate(drizzle(client), { migrationsFolder: folder })
      await refuseSkipped(client, known)
      await sayWhatRuns(client, known, folder)
      await client.query('select pg_advisory_unlock($1, $2)', lockName)
    })
    failed = false
  } finally {
    // A connection in an unknown state is closed instead of given back; its lock ends with it.
    client.release(failed)
  }
}

function knownIn(folder: string): Known[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const tags = new Map(entries.map(({ tag, when }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis: at }) => ({ tag: tags.get(at)!, hash, at }))
}

/** Code that does not know what the database has become writes rows that nobody reads as it meant them. */
async function refuseUnknown(client: pg.PoolClient, known: readonly Known[], log: (line: string) => void): Promise<void> {
  const { rows: tables } = await client.query<{ applied: string | null; names: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as applied, to_regclass('drizzle.names') as names`,
  )
  if (!tables[0]?.applied) return
  const tag = tables[0].names ? '(select tag from drizzle.names n where n.hash = m.hash)' : 'null'
  const { rows } = await client.query<{ hash: string; at: string; tag: string | null }>(
    `select hash, created_at as at, ${tag} as tag from drizzle.__drizzle_migrations m order by created_at`,
  )
  const hashes = new Set(known.map(({ hash }) => hash))
  // One of the same place and another content was changed: `refuseSkipped` says so.
  const places = new Set(known.map(({ at }) => at))
  const unknown = rows.filter(({ hash, at }) => !hashes.has(hash) && !places.has(Number(at)))
  if (!unknown.length) return
  const names = unknown.map(({ at, tag }) => tag ?? `one of ${new Date(Number(at)).toISOString().slice(0, 16)}`).join(', ')
  const newest = Math.max(...known.map(({ at }) => at))
  if (tables[0].names && (await oldestBeside(client)) <= newest)
    return log(`A newer version has been here (${names}), and says that this one may run beside it.`)
  throw new NewerDatabaseError(
    `This database was brought further by a newer version: this one does not know ${names}. Nothing was written. Start the newer version; to go back for good, restore the backup from before the update (docs/running-it.md).`,
  )
}

async function oldestBeside(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ at: string }>('select at from drizzle.beside')
  return rows[0] ? Number(rows[0].at) : Number.POSITIVE_INFINITY
}

/**
 * The migrator applies what is younger than the last one applied. A migration from a branch that was merged later is
 * older and would be left out without a word; the program would then run on tables that do not fit.
 */
async function refuseSkipped(client: pg.PoolClient, known: readonly Known[]) {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const applied = new Set(rows.map((row) => row.hash))
  const skipped = known.filter((migration) => !applied.has(migration.hash))
  if (skipped.length > 0)
    throw new Error(
      `${skipped.length} migration(s) were changed or added before one that this database already has. Generate them again at the end: npm run migrations.`,
    )
}

/** For an older version that is started here later: how these migrations are called, and the oldest version that may run beside this one. */
async function sayWhatRuns(client: pg.PoolClient, known: readonly Known[], folder: string): Promise<void> {
  await client.query('create table if not exists drizzle.names (hash text primary key, tag text not null)')
  await client.query('create table if not exists drizzle.beside (one boolean primary key default true check (one), at bigint not null)')
  await client.query('insert into drizzle.names select * from unnest($1::text[], $2::text[]) on conflict do nothing', [
    known.map(({ hash }) => hash),
    known.map(({ tag }) => tag),
  ])
  const oldest = known.find(({ tag }) => tag === besideOf(folder))
  if (!oldest) return
  // An older version that may run beside a newer one says nothing less than that.
  await client.query('insert into drizzle.beside (at) values ($1) on conflict (one) do update set at = greatest(beside.at, excluded.at)', [
    oldest.at,
  ])
}

/** The newest migration that a version must know to run beside this one (`beside.json`). */
function besideOf(folder: string): string | null {
  const path = join(folder, 'beside.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { oldest: string }).oldest : null
}
