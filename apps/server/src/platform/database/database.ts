import pg from 'pg'
import { logLine } from '../logging/redact.ts'
import { boundStatements } from './bounded-statements.ts'
import { DATABASE_LIMITS, type DatabaseLimits } from './database-limits.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { pooledDatabase } from './pooled-database.ts'
import { boundTurns } from './request-transaction.ts'
import type { Db } from './types.ts'

/** What features get: builder queries through `db`, hand-written SQL and `pg` features through `pool`. */
export type Database = {
  pool: pg.Pool
  db: Db
  /** Waits for running queries, then disconnects; an embedded server is stopped. */
  close(): Promise<void>
}

type DatabaseConfig = { databaseUrl?: string | undefined; dataDir: string; databaseLimits?: DatabaseLimits }

/** So long a request waits for a connection; who cannot be served by then is told so, instead of hanging. */
const WAIT_MS = 5000
/** A connection that is quiet for as long is asked whether anybody is there. */
const KEEP_ALIVE_MS = 10_000

type Log = (line: string) => void

/**
 * Opens the database of the configuration: the server of DATABASE_URL, or the embedded one in the data folder.
 * Tables are not touched; that is `migrateDatabase`.
 */
export async function openDatabase(config: DatabaseConfig, log: Log = logLine): Promise<Database> {
  if (config.databaseUrl) return connectDatabase({ connectionString: config.databaseUrl }, log, config.databaseLimits)
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  const database = connectDatabase(server.connection, log, config.databaseLimits)
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

/** A pool on a server that runs. Nothing is connected until the first query. */
export function connectDatabase(connection: pg.PoolConfig, log: Log = logLine, limits: DatabaseLimits = DATABASE_LIMITS): Database {
  const pool = new pg.Pool({
    ...{ max: 20, application_name: 'ramplight', connectionTimeoutMillis: WAIT_MS },
    ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
    ...{ statement_timeout: limits.statement * 1000, lock_timeout: limits.lock * 1000 },
    idle_in_transaction_session_timeout: limits.idle * 1000,
    ...connection,
  })
  // A connection that breaks in the middle of a transaction fails its next statement; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  giveBackWhatBreaks(pool)
  boundStatements(pool, limits)
  boundTurns(pool, limits)
  // An idle connection that breaks is replaced at the next query; unheard, the event would end the process.
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`))
  return { pool, db: pooledDatabase(pool), close: () => pool.end() }
}

/**
 * A transaction whose very first statement fails never gives its connection back (drizzle begins it before it tries). After a few
 * deaths of the database nobody would get one any more, so one that breaks while it is lent is taken back here.
 */
function giveBackWhatBreaks(pool: pg.Pool): void {
  const lent = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!lent.has(client)) return
      client.release(true)
      // Whoever has it gives it back as well; twice would be an error.
      client.release = () => {}
    }),
  )
}
