import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDomainError } from '../http/errors.ts'
import { connectDatabase, type Database } from './database.ts'
import { DATABASE_LIMITS } from './database-limits.ts'
import { inTransaction } from './in-transaction.ts'
import { migrateDatabase } from './migrate.ts'
import { inRequestTransaction } from './request-transaction.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let target: TestDatabase
let short: Database
beforeAll(async () => {
  target = await createTestDatabase()
  await target.pool.query('create table boats (name text primary key, number integer)')
  await target.pool.query("insert into boats values ('Lily', 1)")
  short = connectDatabase({ ...target.connection, max: 5 }, () => {}, { statement: 2, lock: 1, idle: 1, turn: 1 })
})
afterAll(async () => {
  await short.close()
  await target.close()
})

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => toDomainError(error).code,
  )

test('a connection has the limits of its settings', async () => {
  const { rows } = await short.pool.query(
    `select current_setting('statement_timeout') s, current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i`,
  )
  expect(rows).toEqual([{ s: '2s', l: '1s', i: '1s' }])
  expect(Object.values(DATABASE_LIMITS).every((seconds) => seconds > 0)).toBe(true)
})

test('who waits too long for a row that somebody holds hears that the server is busy; so does a statement that never ends', async () => {
  const holder = await target.pool.connect()
  await holder.query("begin; update boats set number = 2 where name = 'Lily'")
  expect(await refusalOf(short.db.execute(sql`update boats set number = 3`))).toBe('server.busy')
  expect(await refusalOf(inRequestTransaction(short.pool, (db) => db.execute(sql`update boats set number = 3`)))).toBe('server.busy')
  await holder.query('rollback')
  holder.release()
  expect(await refusalOf(short.db.execute(sql`select pg_sleep(10)`))).toBe('server.busy')
  // The connections are good.
  expect(await refusalOf(inTransaction(short.db, (tx) => tx.execute(sql`select 1`)))).toBe('done')
})

test('a transaction that does nothing loses its locks', async () => {
  const idle = await short.pool.connect()
  const lost = once(idle, 'error')
  await idle.query("begin; update boats set number = 2 where name = 'Lily'")
  await target.pool.query("update boats set number = 4 where name = 'Lily'")
  await lost
  idle.release(true)
})

test('who waits too long for a turn hears that the server is busy, and the next one is served', async () => {
  const hung = Promise.withResolvers<void>()
  // Of five connections one is for requests in one transaction; four stay free.
  const first = inRequestTransaction(short.pool, async (db) => {
    await db.execute(sql`select 1`)
    await Promise.race([hung.promise, keepsBusy(db)])
  })
  expect(await refusalOf(inRequestTransaction(short.pool, (db) => db.execute(sql`select 1`)))).toBe('server.busy')
  hung.resolve()
  await first
  expect(await refusalOf(inRequestTransaction(short.pool, (db) => db.execute(sql`select 1`)))).toBe('done')
})

/** Asks now and then, so that the database does not end it. */
async function keepsBusy(db: Database['db']): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await db.execute(sql`select 1`)
  }
}

test('a database that drops off the network in the middle of a statement is given up, and whoever waits hears it', async () => {
  let isCut = false
  const open: Socket[] = []
  const { host, port } = target.connection as { host: string; port: number }
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    open.push(near, far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => isCut || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const there = { ...target.connection, host: '127.0.0.1', port: (line.address() as { port: number }).port, max: 2 }
  const cut = connectDatabase(there, () => {}, { statement: 1, lock: 1, idle: 30, turn: 1 })
  try {
    await cut.db.execute(sql`select 1`)
    isCut = true
    expect(await refusalOf(cut.db.execute(sql`select 1`))).toBe('server.unreachable')
  } finally {
    isCut = false
    await cut.close()
    for (const socket of open) socket.destroy()
    line.close()
  }
}, 20_000)

test('a migration has no limit, and its connection has them again after it', async () => {
  const one = connectDatabase({ ...target.connection, max: 1 }, () => {}, { statement: 2, lock: 1, idle: 1, turn: 1 })
  const holder = await target.pool.connect()
  await holder.query('select pg_advisory_lock($1, $2)', [0x52414d50, 2])
  const migrated = migrateDatabase(one.pool)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await holder.query('select pg_advisory_unlock($1, $2)', [0x52414d50, 2])
  holder.release()
  await migrated
  expect((await one.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '1s' }])
  await one.close()
})

test.each(['40P01', '40001'])('a transaction that the database ended with %s begins again; three times, and no more', async (code) => {
  let tries = 0
  const work = (times: number) =>
    inTransaction(target.db, async () => {
      if (++tries <= times) throw Object.assign(new Error('again'), { code })
      return tries
    })
  expect(await work(2)).toBe(3)
  tries = 0
  expect([await refusalOf(work(9)), tries]).toEqual(['server.busy', 3])
})
