import 'fake-indexeddb/auto'
import type { Store } from '@ramplight/sync/ports'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { namedLists } from '../book/named-lists.ts'
import { aBoat, aChange, aTour, idOf } from '../testing/rows.ts'
import { closeForGood, dexieStore } from './dexie-store.ts'
import { engineTable, isNewer, type LocalDb, localDbName } from './local-db.ts'
import { localDb } from './make-local-db.ts'
import { CLEARED } from './store-errors.ts'

const ANA = idOf(99)
const FORK = idOf(50)

let db: LocalDb
let store: Store
beforeEach(async () => {
  db = localDb(ANA)
  await db.open()
  store = dexieStore(db)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete()
})

const namesOfTours = (from: Store = store) => from.read(['tours'], async (tx) => (await tx.rows('tours').all()).map(({ name }) => name))

test('the database of a person is version 92, in the browser’s own counting 920', async () => {
  expect([db.name, db.verno, db.backendDB().version]).toEqual([`offline_${ANA}`, 92, 920])
  expect(await isNewer(db.name)).toBe(false)
})

test('a save is one transaction on the disk, and asks for it', async () => {
  const asked = vi.spyOn(Object.getPrototypeOf(db.backendDB()) as IDBDatabase, 'transaction')
  db.close()
  await db.open()
  asked.mockClear()
  await store.write(['tours'], async (tx) => {
    await tx.rows('tours').put(aTour(1, 'Lake Fork Tour'))
    await tx.outbox.put(aChange(1))
  })
  expect(asked.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([['readwrite', { durability: 'strict' }]])
  expect(await namesOfTours()).toEqual(['Lake Fork Tour'])
})

test('what breaks off in the middle leaves nothing: no boat, no change that waits', async () => {
  const broken = store.write(['tours'], async (tx) => {
    await tx.rows('tours').put(aTour(1, 'Lake Fork Tour'))
    await tx.outbox.put(aChange(1))
    throw new Error('The lid was closed')
  })
  await expect(broken).rejects.toThrow('The lid was closed')
  expect(await store.read(['tours'], async (tx) => [await tx.rows('tours').count(), await tx.outbox.count()])).toEqual([0, 0])
})

test('a key that is taken twice leaves nothing either', async () => {
  const twice = store.write([], (tx) => tx.outbox.putMany([aChange(1), aChange(2, { opId: aChange(1).opId })]))
  await expect(twice).rejects.toThrow()
  expect(await store.read([], (tx) => tx.outbox.count())).toBe(0)
})

test('two tabs see each other’s rows, and neither undoes the other', async () => {
  const second = localDb(ANA)
  await second.open()
  const other = dexieStore(second)
  const countUp = (from: Store) =>
    from.write([], async (tx) => {
      const row = await tx.kv.get('bags')
      await tx.kv.put({ k: 'bags', v: Number(row?.v ?? 0) + 1 })
    })
  await Promise.all(Array.from({ length: 20 }, (_, n) => countUp(n % 2 ? store : other)))
  expect(await other.read([], (tx) => tx.kv.get('bags'))).toEqual({ k: 'bags', v: 20 })
  second.close()
})

describe('asking by an index', () => {
  test('the outbox goes deletions first, then parents before children, then in the order they were made', async () => {
    await store.write([], (tx) =>
      tx.outbox.putMany([
        aChange(1, { tbl: 'tournament-entries' }),
        aChange(2, { prio: 2, kind: 'event', tbl: 'weigh-in-events' }),
        aChange(3),
        aChange(4, { prio: 0, kind: 'del', tbl: 'payments' }),
        aChange(5),
        aChange(6, { state: 'sealed' }),
      ]),
    )
    const next = (limit?: number) =>
      store.read([], async (tx) => (await tx.outbox.where('[state+prio+rank+n]', ['pending'], limit)).map(({ devSeq }) => devSeq))
    expect(await next()).toEqual([4, 3, 5, 1, 2])
    expect(await next(2)).toEqual([4, 3])
    const changesOf = (start: readonly (string | number)[]) =>
      store.read([], async (tx) => (await tx.outbox.where('[state+prio+rank+n]', start)).map(({ devSeq }) => devSeq))
    expect(await changesOf(['pending', 1])).toEqual([3, 5, 1])
    expect(await changesOf(['pending', 1, 10])).toEqual([3, 5])
    expect(await store.read([], (tx) => tx.outbox.count('state', 'sealed'))).toBe(1)
    expect(await store.read([], (tx) => tx.outbox.count('[tbl+id]', ['tours']))).toBe(3)
    expect(await store.read([], (tx) => tx.outbox.count('[tbl+id]', ['tours', idOf(3)]))).toBe(1)
  })

  test('boats are found by tournament, by angler and by scope', async () => {
    await store.write(['tournament-entries'], (tx) =>
      tx.rows('tournament-entries').putMany([aBoat(11, FORK, 1), aBoat(12, FORK, 2), aBoat(13, idOf(51), 1)]),
    )
    const boats = (index: string, value: string) =>
      store.read(['tournament-entries'], async (tx) => (await tx.rows('tournament-entries').where(index, value)).map(({ _id }) => _id))
    expect(await boats('tournament', FORK)).toEqual([idOf(11), idOf(12)])
    expect(await boats('users', idOf(912))).toEqual([idOf(12)])
    expect(await boats('_scopes', `tour:${idOf(1)}`)).toHaveLength(3)
  })

  test('compound keys, many keys, and keys that are not there', async () => {
    const shadow = { tbl: 'tours', id: idOf(1), doc: null } as const
    await store.write([], (tx) => tx.shadow.putMany([shadow, { ...shadow, id: idOf(2) }]))
    expect(
      await store.read([], (tx) =>
        tx.shadow.getMany([
          ['tours', idOf(1)],
          ['tours', idOf(3)],
        ]),
      ),
    ).toEqual([shadow, undefined])
    await store.write([], (tx) => tx.shadow.remove([['tours', idOf(1)]]))
    expect(await store.read([], (tx) => tx.shadow.get(['tours', idOf(1)]))).toBeUndefined()
    expect(await store.read([], (tx) => tx.shadow.all())).toHaveLength(1)
  })
})

test('the row that was handed over is not touched: its number belongs to the store', async () => {
  const change = aChange(1)
  const n = await store.write([], (tx) => tx.outbox.put(change))
  expect([n, 'n' in change]).toEqual([1, false])
  expect(await store.read([], (tx) => tx.outbox.get(n))).toEqual({ ...change, n: 1 })
})

describe('a connection that the browser took away', () => {
  test('in the middle of a save: it is opened again, and the save happens once', async () => {
    let runs = 0
    await store.write(['tours'], async (tx) => {
      runs++
      await tx.rows('tours').put(aTour(1, 'Lake Fork Tour'))
      await tx.outbox.put(aChange(1))
      if (runs === 1) throw Object.assign(new Error('The connection was closed.'), { name: 'DatabaseClosedError' })
    })
    expect(runs).toBe(2)
    expect(await namesOfTours()).toEqual(['Lake Fork Tour'])
    expect(await store.read([], (tx) => tx.outbox.count())).toBe(1)
  })

  test('between two saves: the next one works', async () => {
    db.backendDB().close()
    await store.write(['tours'], (tx) => tx.rows('tours').put(aTour(1, 'Lake Fork Tour')))
    db.close({ disableAutoOpen: false })
    expect(await namesOfTours()).toEqual(['Lake Fork Tour'])
  })

  test.each(['DatabaseClosedError', 'UnknownError', 'InvalidStateError'])('%s is tried again five times and no more', async (name) => {
    let runs = 0
    const gone = store.write([], async () => {
      runs++
      throw Object.assign(new Error('gone'), { name })
    })
    await expect(gone).rejects.toThrow('gone')
    expect(runs).toBe(6)
  })

  test('stays closed when it was closed on purpose', async () => {
    closeForGood(db)
    await expect(store.write([], (tx) => tx.kv.put({ k: 'a', v: 1 }))).rejects.toThrow()
    expect(db.isOpen()).toBe(false)
  })
})

test('a full device says so by name, and has kept nothing', async () => {
  const full = store.write(['tours'], async (tx) => {
    await tx.rows('tours').put(aTour(1, 'Lake Fork Tour'))
    throw Object.assign(new Error('AbortError'), { name: 'AbortError', inner: new DOMException('full', 'QuotaExceededError') })
  })
  await expect(full).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await namesOfTours()).toEqual([])
})

test('once a tab has begun to put the database away, nobody writes into it any more', async () => {
  await engineTable(db, 'kv').put({ k: CLEARED, v: true })
  await expect(store.write([], (tx) => tx.outbox.put(aChange(1)))).rejects.toMatchObject({ name: 'ClearedError' })
  expect(await store.read([], (tx) => tx.outbox.count())).toBe(0)
})

test('a tab of an older version sees that the database is too new for it', async () => {
  db.close()
  const newer = new Dexie(localDbName(ANA))
  newer.version(93).stores({ ramps: '_id' })
  await newer.open()
  newer.close()
  expect(await isNewer(db.name)).toBe(true)
})

test('the lists to sync and to delete are there by the names of the specification', async () => {
  await store.write([], (tx) =>
    tx.outbox.putMany([
      aChange(1, { tbl: 'tournament-entries' }),
      aChange(2, { tbl: 'tournament-entries', kind: 'del', prio: 0 }),
      aChange(3, { tbl: 'director-credit-banks' }),
    ]),
  )
  const { toSync, toDelete } = namedLists(db)
  expect(Object.keys(toSync)).toEqual(Object.keys(toDelete))
  expect(Object.keys(toSync)).toHaveLength(13)
  expect((await toSync.entries()).map(({ devSeq }) => devSeq)).toEqual([1])
  expect((await toDelete.entries()).map(({ devSeq }) => devSeq)).toEqual([2])
  expect(await toSync['credit banks']()).toHaveLength(1)
})
