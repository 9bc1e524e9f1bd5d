import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase, openDatabase } from './database.ts'
import { Bench } from './embedded/fixtures/bench.ts'
import { createTestDatabase } from './test-database.ts'

let bench: Bench
beforeEach(() => {
  bench = new Bench()
})
afterEach(() => bench.clear())

test('without DATABASE_URL the embedded server is opened, and closing stops it', async () => {
  const { db, close } = await openDatabase({ dataDir: bench.dataDir }, () => {})
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  expect(bench.servers()).toEqual([])
})

test('a DATABASE_URL is used as it is, and nothing is started', async () => {
  const { pool, close } = await openDatabase({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/nowhere', dataDir: bench.dataDir }, () => {})
  await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED')
  await close()
  expect(bench.servers()).toEqual([])
})

test('an idle connection that breaks is logged and replaced; the process goes on', async () => {
  const target = await createTestDatabase()
  const log: string[] = []
  const { pool, close } = connectDatabase({ ...target.connection, max: 1 }, (line) => log.push(line))
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  await target.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => log).toHaveLength(1)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  await target.close()
})

test('connections that break just as a transaction begins are not lost: the next one is served, and closing ends', async () => {
  const target = await createTestDatabase()
  const { pool, db, close } = connectDatabase({ ...target.connection, max: 3 }, () => {})
  const breakIt = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  pool.on('acquire', breakIt)
  for (let n = 0; n < 4; n++) await expect(db.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  pool.off('acquire', breakIt)
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  await close()
  await target.close()
})

test('a statement with more values than the database can count is refused in short words, and the connection is good', async () => {
  const target = await createTestDatabase()
  const many = (count: number) => target.pool.query('select 1 as one', Array(count).fill('Open'))
  await expect(many(65_536)).rejects.toThrow('A statement has 65536 parameters; at most 65535 can be counted.')
  expect((await target.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await target.close()
})
