import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from './database.ts'
import type { ServerAddress } from './embedded-postgres.ts'

export type TestDatabase = Database & {
  /** For a second pool or a LISTEN client on the same database. */
  connection: ServerAddress
}

/**
 * A database with all tables and no rows, for one test file: call it in `beforeAll`, and `close()` in `afterAll`,
 * which drops it. Cloning the migrated template takes tens of milliseconds, where files are made in memory (`tools/throwaway-folder.ts`).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer')
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(server, `create database ${name} template template strategy wal_log`)
  const connection = { ...server, database: name }
  const database = connectDatabase(connection)
  return {
    ...database,
    connection,
    async close() {
      await database.close()
      // A forgotten LISTEN client must not keep the database.
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(server: ServerAddress, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
