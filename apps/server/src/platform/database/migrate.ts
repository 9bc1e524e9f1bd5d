import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withoutLimits } from './bounded-statements.ts'

export const migrationsFolder = join(import.meta.dirname, '..', '..', '..', 'migrations')

/** Any two fixed numbers; they name the lock "somebody migrates". */
const lockName = [0x52414d50, 2]

/**
 * Brings the tables up to date, forward only. Several processes may start at once: one migrates, the others wait for
 * it and find nothing left to do.
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return
  const client = await pool.connect()
  let failed = true
  try {
    await withoutLimits(client, async () => {
      await client.query('select pg_advisory_lock($1, $2)', lockName)
      await migrate(drizzle(client), { migrationsFolder: folder })
      await refuseSkipped(client, folder)
      await client.query('select pg_advisory_unlock($1, $2)', lockName)
    })
    failed = false
  } finally {
    // A connection in an unknown state is closed instead of given back; its lock ends with it.
    client.release(failed)
  }
}

/**
 * The migrator applies what is younger than the last one applied. A migration from a branch that was merged later is
 * older and would be left out without a word; the program would then run on tables that do not fit.
 */
async function refuseSkipped(client: pg.PoolClient, folder: string) {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const applied = new Set(rows.map((row) => row.hash))
  const skipped = readMigrationFiles({ migrationsFolder: folder }).filter((migration) => !applied.has(migration.hash))
  if (skipped.length > 0)
    throw new Error(
      `${skipped.length} migration(s) were changed or added before one that this database already has. Generate them again at the end: npm run migrations.`,
    )
}
