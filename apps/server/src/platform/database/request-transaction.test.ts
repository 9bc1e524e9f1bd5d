import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { inRequestTransaction } from './request-transaction.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import type { Db } from './types.ts'

const boats = pgTable('boats', { name: text().primaryKey(), number: integer() })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table boats (name text primary key, number integer)`)
})
beforeEach(() => database.db.delete(boats))
afterAll(() => database.close())

const launch = (db: Db, name: string, number = 0) => db.insert(boats).values({ name, number })
const afloat = async () => (await database.db.select().from(boats)).map(({ name }) => name).sort()
const inRequest = <T>(work: (db: Db) => Promise<T>) => inRequestTransaction(database.pool, work)

describe('a request in one transaction', () => {
  test('is committed as a whole, and seen by others only then', async () => {
    const seen = await inRequest(async (db) => {
      await launch(db, 'Lily')
      await db.transaction((tx) => tx.insert(boats).values({ name: 'Tom' }))
      expect(await db.$count(boats)).toBe(2)
      return afloat()
    })
    expect([seen, await afloat()]).toEqual([[], ['Lily', 'Tom']])
  })

  test('leaves nothing when it is refused, and the next one begins anew', async () => {
    const refused = inRequest(async (db) => {
      await launch(db, 'Lily')
      await db.transaction((tx) => tx.insert(boats).values({ name: 'Tom' }))
      throw new Error('no more places')
    })
    await expect(refused).rejects.toThrow('no more places')
    await inRequest((db) => launch(db, 'Ana'))
    expect(await afloat()).toEqual(['Ana'])
  })

  test('a part that fails is taken back alone, when the handler goes on', async () => {
    await inRequest(async (db) => {
      await launch(db, 'Lily')
      await expect(launch(db, 'Lily')).rejects.toMatchObject({ cause: { code: '23505' } })
      const part = db.transaction(async (tx) => {
        await tx.insert(boats).values({ name: 'Tom' })
        throw new Error('no engine')
      })
      await expect(part).rejects.toThrow('no engine')
      await launch(db, 'Ana')
    })
    expect(await afloat()).toEqual(['Ana', 'Lily'])
  })

  test('statements and transactions that are sent side by side keep out of each other', async () => {
    const warnings: string[] = []
    const hear = (warning: Error) => warnings.push(warning.message)
    process.on('warning', hear)
    const outcomes = await inRequest((db) =>
      Promise.allSettled([
        ...Array.from({ length: 20 }, (_, index) => launch(db, `boat ${index}`)),
        db.transaction(async (tx) => {
          await tx.insert(boats).values({ name: 'Tom' })
          await tx.execute(sql`select pg_sleep(0.02)`)
          throw new Error('no engine')
        }),
        launch(db, 'Ana'),
        db.transaction((tx) => Promise.all(['Lily', 'Ray'].map((name) => tx.insert(boats).values({ name })))),
        db.select().from(boats),
      ]),
    )
    await new Promise(setImmediate)
    process.off('warning', hear)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await afloat()).toEqual(['Ana', 'Lily', 'Ray', ...Array.from({ length: 20 }, (_, index) => `boat ${index}`)].sort())
    expect(warnings).toEqual([])
  })

  test('inside a transaction every handle works in it, the outer one and that of the features too', async () => {
    await inRequest((db) =>
      db.transaction(async (outer) => {
        await expect(
          outer.transaction(async () => {
            await outer.insert(boats).values({ name: 'Tom' })
            await launch(db, 'Ana')
            throw new Error('no engine')
          }),
        ).rejects.toThrow('no engine')
        await launch(db, 'Lily')
      }),
    )
    expect(await afloat()).toEqual(['Lily'])
  })

  test('however many there are, what goes outside finds a connection', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        inRequest(async (db) => {
          await launch(db, `boat ${index}`)
          await launch(database.db, `attempt ${index}`)
        }),
      ),
    )
    expect(await afloat()).toHaveLength(120)
  })

  test('what must be kept although the request is refused is written outside', async () => {
    const refused = inRequest(async (db) => {
      await launch(db, 'Lily')
      await launch(database.db, 'attempt 1')
      throw new Error('wrong code')
    })
    await expect(refused).rejects.toThrow('wrong code')
    expect(await afloat()).toEqual(['attempt 1'])
  })

  test('work that nobody waited for does not go on in a request that is over, committed or taken back', async () => {
    let goOn!: () => void
    const signal = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const later: Promise<unknown>[] = []
    await inRequest(async (db) => void later.push(signal.then(() => launch(db, 'Ana'))))
    await inRequest(async (db) => {
      later.push(signal.then(() => launch(db, 'Tom')))
      throw new Error('refused')
    }).catch(() => {})
    goOn()
    expect((await Promise.allSettled(later)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await afloat()).toEqual([])
  })

  test('two that wait for each other are both done: the one that the database ends begins again', async () => {
    await launch(database.db, 'Lily')
    await launch(database.db, 'Tom')
    const count = (db: Db, name: string) =>
      inTransaction(db, (tx) => tx.update(boats).set({ number: sql`number + 1` }).where(sql`name = ${name}`))
    let tries = 0
    const both = (first: string, second: string) =>
      inRequest(async (db) => {
        tries++
        await count(db, first)
        await new Promise((resolve) => setTimeout(resolve, 50))
        // A bulk call goes on after a failure of one.
        await count(db, second).catch(() => {})
      })
    await Promise.all([both('Lily', 'Tom'), both('Tom', 'Lily')])
    expect(await database.db.select({ number: boats.number }).from(boats)).toEqual([{ number: 2 }, { number: 2 }])
    expect(tries).toBeGreaterThan(2)
  })

  test('an error that was swallowed after it broke the transaction is not called a success', async () => {
    const swallowed = inRequest(async (db) => {
      await launch(db, 'Lily')
      await db.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(swallowed).rejects.toThrow()
    expect(await afloat()).toEqual([])
  })

  test('a connection that is lost in the middle ends the request; the process goes on, and so does the pool', async () => {
    const cut = inRequest(async (db) => {
      await launch(db, 'Lily')
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      // A handler that waits for somebody who never answers.
      await new Promise(() => {})
    })
    await expect(cut).rejects.toThrow(/terminat/)
    expect(await afloat()).toEqual([])
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0)
  })

  test('a notice goes out with the commit, not before, and not after a refusal', async () => {
    const ear = await database.pool.connect()
    const heard: (string | undefined)[] = []
    ear.on('notification', ({ payload }) => heard.push(payload))
    await ear.query('listen ramp')
    const notify = (db: Db, words: string) => db.execute(sql`select pg_notify('ramp', ${words})`)
    await inRequest(async (db) => {
      await notify(db, 'never')
      throw new Error('refused')
    }).catch(() => {})
    await inRequest(async (db) => {
      await notify(db, 'weighed')
      await ear.query('select 1')
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual(['weighed'])
    ear.release(true)
  })
})

test('a connection that breaks before a transaction has begun is not kept: another one takes its place', async () => {
  const small = connectDatabase({ ...database.connection, max: 1 })
  const own = small.db
  const broken = await small.pool.connect()
  broken.query = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  broken.release()
  await expect(own.transaction(async () => 'done')).rejects.toThrow('begin')
  expect(await own.transaction(async () => 'done')).toBe('done')
  await small.close()
})
