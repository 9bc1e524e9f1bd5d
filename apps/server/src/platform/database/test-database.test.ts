import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('every test file has its own database, and what one writes the other does not see', async () => {
  const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await mine.pool.query('create table secrets (id int)')
  const { rows } = await yours.pool.query(`select to_regclass('secrets') as found`)
  expect(rows).toEqual([{ found: null }])
  await Promise.all([mine.close(), yours.close()])
})

test('closing drops the database, even while a forgotten client is connected', async () => {
  const kept = await createTestDatabase()
  const dropped = await createTestDatabase()
  const forgotten = new pg.Client(dropped.connection)
  forgotten.on('error', () => {})
  await forgotten.connect()
  await dropped.close()
  const { rowCount } = await kept.pool.query('select 1 from pg_database where datname = $1', [dropped.connection.database])
  expect(rowCount).toBe(0)
  await kept.close()
})

test('the extensions the product uses are there', async () => {
  const { pool, close } = await createTestDatabase()
  const { rows } = await pool.query(`select name from pg_available_extensions where name in ('pg_trgm', 'citext', 'btree_gin') order by 1`)
  expect(rows.map((row) => row.name)).toEqual(['btree_gin', 'citext', 'pg_trgm'])
  await close()
})
