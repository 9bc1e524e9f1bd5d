import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { connectDatabase, type Database } from '../../../server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../../server/src/platform/database/migrate.ts'

/** A PostgreSQL with all tables and no rows, for a run outside of Vitest; gone when it is closed. */
export async function ownPostgres(): Promise<Database & { address: pg.PoolConfig }> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), `ramplight-test-${process.pid}-`))
  // As root the server runs as another user, who has to get in.
  chmodSync(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, throwaway: true, systemDir: join(dataDir, 'system') })
  const database = connectDatabase(server.connection, () => {})
  await migrateDatabase(database.pool)
  return {
    ...database,
    address: server.connection,
    close: async () => {
      if (!database.pool.ending) await database.close()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
