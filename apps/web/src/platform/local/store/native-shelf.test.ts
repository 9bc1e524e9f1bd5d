import 'fake-indexeddb/auto'
import type { Store } from '@ramplight/sync/ports'
import { liveQuery } from 'dexie'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChange, aTour, idOf } from '../testing/rows.ts'
import { dexieStore } from './dexie-store.ts'
import { engineTable, type LocalDb, recordsOf } from './local-db.ts'
import { localDb } from './make-local-db.ts'

let db: LocalDb
let store: Store
beforeEach(async () => {
  db = await localDb(idOf(99)).open()
  store = dexieStore(db)
})
afterEach(() => db.delete())

const PAGE = Array.from({ length: 300 }, (_, n) => n + 1)
/** Neither in their order nor all of them there. */
const shuffled = PAGE.map((n) => (n * 7) % 301)

test('a page of the feed finds the records that are here, each in its place, and no others', async () => {
  const here = PAGE.filter((n) => n % 3 === 0)
  await store.write(['tours'], async (tx) => {
    await tx.rows('tours').putMany(here.map((n) => aTour(n, `Tour ${n}`)))
    await tx.shadow.putMany(here.map((n) => ({ tbl: 'tours', id: idOf(n), doc: null })))
  })
  const [rows, shadows] = await store.write(['tours'], (tx) =>
    Promise.all([tx.rows('tours').getMany(shuffled.map(idOf)), tx.shadow.getMany(shuffled.map((n) => ['tours', idOf(n)]))]),
  )
  expect(rows.map((row) => row?.name)).toEqual(shuffled.map((n) => (n % 3 === 0 && n > 0 ? `Tour ${n}` : undefined)))
  expect(shadows.map((shadow) => shadow?.id)).toEqual(shuffled.map((n) => (n % 3 === 0 && n > 0 ? idOf(n) : undefined)))
})

test('few among very many are found, too', async () => {
  const many = Array.from({ length: 4000 }, (_, n) => aTour(n + 1, `Tour ${n + 1}`))
  const some = Array.from({ length: 220 }, (_, n) => n * 18 + 1)
  await store.write(['tours'], (tx) => tx.rows('tours').putMany(many))
  const rows = await store.write(['tours'], (tx) => tx.rows('tours').getMany(some.map(idOf)))
  expect(rows.map((row) => row?.name)).toEqual(some.map((n) => `Tour ${n}`))
})

/** Numbers below 60: close to each other, or in heaps. */
const some = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 60, size: 'max' })

test('many are found and taken out as if one after the other, whatever lies between them', async () => {
  await fc.assert(
    fc.asyncProperty(some, some, some, fc.constantFrom(1, 40), async (here, wanted, gone, apart) => {
      const twice = here.flatMap((n) => [aChange(n * apart), aChange(n * apart, { opId: idOf(9000 + n * apart) })])
      const [asked, removed] = [wanted, gone].map((list) => list.map((n) => n * apart))
      await store.write(['tours'], async (tx) => {
        await tx.rows('tours').putMany(here.map((n) => aTour(n * apart, `Tour ${n}`)))
        await tx.shadow.putMany(here.map((n) => ({ tbl: 'tours', id: idOf(n * apart), doc: null })))
        await tx.outbox.putMany(twice)
        // What is of another table lies beside them.
        await tx.shadow.putMany(here.map((n) => ({ tbl: 'users', id: idOf(n * apart), doc: null })))
      })
      const keys = asked!.map((n) => ['tours', idOf(n)])
      const left = await store.write(['tours'], async (tx) => {
        await tx.shadow.remove(removed!.map((n) => ['tours', idOf(n)]))
        return Promise.all([tx.rows('tours').getMany(asked!.map(idOf)), tx.shadow.getMany(keys), tx.outbox.whereMany('[tbl+id]', keys)])
      })
      const isHere = new Set(here.map((n) => n * apart))
      expect(left[0].map((row) => row?._id)).toEqual(asked!.map((n) => (isHere.has(n) ? idOf(n) : undefined)))
      expect(left[1].map((row) => row?.id)).toEqual(asked!.map((n) => (isHere.has(n) && !removed!.includes(n) ? idOf(n) : undefined)))
      expect(left[2].map((rows) => rows.length)).toEqual(asked!.map((n) => (isHere.has(n) ? 2 : 0)))
      expect(await engineTable(db, 'shadow').where('[tbl+id]').between(['users', ''], ['users', '~']).count()).toBe(here.length)
      await store.write(['tours'], async (tx) => {
        const rows = await tx.outbox.all()
        await tx.outbox.remove(rows.filter(({ devSeq }) => removed!.includes(devSeq)).map(({ n }) => n!))
      })
      const stays = here.map((n) => n * apart).filter((n) => !removed!.includes(n))
      expect((await engineTable(db, 'outbox').toArray()).map(({ devSeq }) => devSeq)).toEqual(stays.flatMap((n) => [n, n]))
      await Promise.all(['tours', 'shadow', 'outbox'].map((name) => db.table(name).clear()))
    }),
    { numRuns: 60 },
  )
})

test('what a transaction has put by name, it reads again', async () => {
  await store.write([], (tx) => tx.kv.put({ k: 'bags', v: 1 }).then(() => undefined))
  const seen = await store.write([], async (tx) => {
    const before = (await tx.kv.get('bags'))?.v
    await tx.kv.put({ k: 'bags', v: 2 })
    const between = (await tx.kv.get('bags'))?.v
    await tx.kv.remove(['bags'])
    return [before, between, await tx.kv.get('bags')]
  })
  expect(seen).toEqual([1, 2, undefined])
})

test('who follows a table hears of what the engine keeps in it', async () => {
  const counts: number[] = []
  const following = liveQuery(() => engineTable(db, 'outbox').count()).subscribe((count) => void counts.push(count))
  await vi.waitFor(() => expect(counts).toEqual([0]))
  await store.write([], (tx) => tx.outbox.put(aChange(1)))
  await vi.waitFor(() => expect(counts.at(-1)).toBe(1))
  following.unsubscribe()
})

test('a connection that breaks off in the middle of a save is opened again, and all of it is kept once', async () => {
  let runs = 0
  await store.write(['tours'], async (tx) => {
    runs++
    await tx.rows('tours').put(aTour(1, 'Lake Fork Tour'))
    if (runs === 1) throw new DOMException('The connection was closed.', 'AbortError')
    await tx.outbox.put(aChange(1))
  })
  expect([runs, await recordsOf(db, 'tours').count(), await engineTable(db, 'outbox').count()]).toEqual([2, 1, 1])
})
