import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})

beforeEach(async () => {
  await database.pool.query('drop schema if exists drizzle cascade; drop table if exists boats, crews')
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const boats = { when: 1_000, tag: '0000-boats', sql: 'create table boats (id int primary key);' }
const crews = { when: 2_000, tag: '0001-crews', sql: 'create table crews (id int primary key);' }

function writeMigrations(...migrations: (typeof boats)[]) {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  for (const { tag, sql } of migrations) writeFileSync(join(folder, `${tag}.sql`), sql)
  const entries = migrations.map(({ when, tag }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
}

const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_name in ('boats', 'crews') order by 1`,
  )
  return rows.map((row) => row.name)
}

test('a folder without migrations changes nothing', async () => {
  await migrateDatabase(database.pool, join(folder, 'nowhere'))
  expect(await tables()).toEqual([])
})

test('a later start brings only what is new', async () => {
  writeMigrations(boats)
  await migrateDatabase(database.pool, folder)
  expect(await tables()).toEqual(['boats'])
  writeMigrations(boats, crews)
  await migrateDatabase(database.pool, folder)
  await migrateDatabase(database.pool, folder)
  expect(await tables()).toEqual(['boats', 'crews'])
})

test('six processes that start at once migrate once', async () => {
  writeMigrations(boats, crews)
  const others = Array.from({ length: 6 }, () => connectDatabase(database.connection))
  await Promise.all(others.map(({ pool }) => migrateDatabase(pool, folder)))
  await Promise.all(others.map((other) => other.close()))
  const { rows } = await database.pool.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(2)
})

test('a migration that would be left out because a younger one was applied stops the start', async () => {
  writeMigrations(crews)
  await migrateDatabase(database.pool, folder)
  writeMigrations(boats, crews)
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('1 migration(s)')
})

describe('code that is older than the database', () => {
  const beside = (oldest: string | null) =>
    oldest ? writeFileSync(join(folder, 'beside.json'), JSON.stringify({ oldest })) : rmSync(join(folder, 'beside.json'), { force: true })
  const applied = async () => (await database.pool.query('select hash from drizzle.__drizzle_migrations')).rows.length

  test.each([null, crews.tag])(
    'does not start, and hears what it does not know and what to do (the newer one runs beside %s)',
    async (oldest) => {
      writeMigrations(boats, crews)
      beside(oldest)
      await migrateDatabase(database.pool, folder)
      writeMigrations(boats)
      const refused = await migrateDatabase(database.pool, folder).catch((error: unknown) => error)
      expect(refused).toMatchObject({ exitCode: 78, message: expect.stringMatching(/does not know 0001-crews\..*restore the backup/) })
      writeMigrations(boats, crews)
      await migrateDatabase(database.pool, folder)
      expect(await applied()).toBe(2)
    },
  )

  test('hears when a migration was made of which nobody has written down the name', async () => {
    writeMigrations(boats, crews)
    await migrateDatabase(database.pool, folder)
    await database.pool.query('drop table drizzle.names, drizzle.beside')
    writeMigrations(boats)
    await expect(migrateDatabase(database.pool, folder)).rejects.toThrow('does not know one of 1970-01-01T00:00.')
  })

  test('starts where the newer one has said that it may run beside it, and takes nothing back of that', async () => {
    const said: string[] = []
    writeMigrations(boats, crews)
    beside(boats.tag)
    await migrateDatabase(database.pool, folder)
    writeMigrations(boats)
    for (let start = 0; start < 2; start++) await migrateDatabase(database.pool, folder, (line) => said.push(line))
    expect(said).toEqual(Array(2).fill('A newer version has been here (0001-crews), and says that this one may run beside it.'))
    expect(await tables()).toEqual(['boats', 'crews'])
    beside(null)
  })
})

test('a broken migration leaves nothing behind, and the next start can try again', async () => {
  writeMigrations(boats, { ...crews, sql: 'create table crews (id nonsense);' })
  await expect(migrateDatabase(database.pool, folder)).rejects.toThrow()
  expect(await tables()).toEqual([])
  writeMigrations(boats, crews)
  await migrateDatabase(database.pool, folder)
  expect(await tables()).toEqual(['boats', 'crews'])
})
