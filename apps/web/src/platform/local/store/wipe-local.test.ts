import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '../../session.ts'
import { openDbOf } from '../book/open-db.ts'
import { engineIn } from '../sending/engine-in.ts'
import { idOf } from '../testing/rows.ts'
import { engineTable } from './local-db.ts'
import { localDb } from './make-local-db.ts'
import { countParked, takeParked } from './parking.ts'
import { copyHere, forgetPerson, noteCopy, rememberPerson, unsyncedHere } from './people-here.ts'
import { isBeingWiped, putAway } from './put-away.ts'
import { CLEARED } from './store-errors.ts'
import { unsyncedOf } from './unsynced-of.ts'
import { wipeLocal } from './wipe-local.ts'

const ANA = idOf(99)
const BO = idOf(98)
const TOUR = idOf(1)

async function openFor(user: string) {
  const db = localDb(user)
  await db.open()
  return { db, engine: await engineIn(db, { user, deviceName: 'Scale 1', token: async () => null }) }
}
const aNewTour = (n = 1) => ({ kind: 'create', tbl: 'tours', id: idOf(n), doc: { name: `Tour ${n}` } }) as const
const databases = async () => (await Dexie.getDatabaseNames()).filter((name) => !name.startsWith('__')).sort()

afterEach(async () => {
  localStorage.clear()
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
})

test('what only this device has is parked before the data goes, and comes back with the next login of that person', async () => {
  const before = await openFor(ANA)
  const [made] = await before.engine.record([aNewTour()])
  before.db.close()

  expect(await wipeLocal(ANA, 'clear-offline-data')).toEqual({ parked: 1 })
  expect(await databases()).toEqual([`parked_${ANA}`])
  expect(await unsyncedOf(ANA)).toBe(1)

  const after = await openFor(ANA)
  expect(await takeParked(ANA, after.engine)).toBe(1)
  expect((await engineTable(after.db, 'outbox').toArray()).map(({ opId, id }) => [opId, id])).toEqual([[made!.opId, TOUR]])
  expect(await after.db.table('tours').get(TOUR)).toMatchObject({ name: 'Tour 1' })
  after.db.close()
  expect(await databases()).toEqual([`offline_${ANA}`])
  expect(await unsyncedOf(ANA)).toBe(1)
})

test('nobody else’s login takes it in, sees it or clears it', async () => {
  const ana = await openFor(ANA)
  await ana.engine.record([aNewTour()])
  ana.db.close()
  const bo = await openFor(BO)
  expect(await takeParked(BO, bo.engine)).toBe(0)
  expect(await bo.db.table('tours').count()).toBe(0)
  bo.db.close()
  expect(await wipeLocal(BO, 'reset-account')).toEqual({ parked: 0 })
  expect([await unsyncedOf(ANA), await unsyncedOf(BO)]).toEqual([1, 0])
})

test('a device without unsent work keeps nothing', async () => {
  const { db } = await openFor(ANA)
  db.close()
  expect(await wipeLocal(ANA, 'reset-account')).toEqual({ parked: 0 })
  expect(await databases()).toEqual([])
  expect(await wipeLocal(ANA, 'reset-account')).toEqual({ parked: 0 })
})

test('a check-in whose clock nobody has compared goes along, and the device is left', async () => {
  const { db, engine } = await openFor(ANA)
  const doc = { tournament: idOf(2), users: [idOf(3)] }
  await engine.record([{ kind: 'create', tbl: 'tournament-entries', id: idOf(4), doc }])
  const event = { moment: 'back-0', at: '2027-06-12T20:05:00.000Z', clock: 'expected' }
  await engine.record([{ kind: 'edit', tbl: 'tournament-entries', id: idOf(4), patch: { checkInLog: { [idOf(5)]: event } } }])
  db.close()
  expect(await wipeLocal(ANA, 'log-out')).toEqual({ parked: 1 })
  expect(await databases()).toEqual([`parked_${ANA}`])
})

test('work of several farewells comes back together, each change once', async () => {
  for (const n of [1, 2]) {
    const { db, engine } = await openFor(ANA)
    await engine.record([aNewTour(n)])
    db.close()
    await wipeLocal(ANA, 'log-out')
  }
  expect(await countParked(ANA)).toBe(2)
  const { db, engine } = await openFor(ANA)
  expect(await takeParked(ANA, engine)).toBe(2)
  expect(await takeParked(ANA, engine)).toBe(0)
  expect(await engineTable(db, 'outbox').count()).toBe(2)
  db.close()
})

test('another tab that writes meanwhile is told that nothing was kept, instead of losing it', async () => {
  const { db, engine } = await openFor(ANA)
  await engine.record([aNewTour(1)])
  await engineTable(db, 'kv').put({ k: CLEARED, v: true })
  await expect(engine.record([aNewTour(2)])).rejects.toMatchObject({ name: 'ClearedError' })
  expect(await putAway(ANA, db, 'log-out')).toEqual({ parked: 1 })
})

test('a farewell that broke off after parking is ended by the next one, and the change comes back once', async () => {
  const { db, engine } = await openFor(ANA)
  await engine.record([aNewTour()])
  // As if the tab had died between the two steps.
  const { park } = await import('./parking.ts')
  await park(ANA, await engine.rescue())
  db.close()
  await wipeLocal(ANA, 'log-out')
  const after = await openFor(ANA)
  expect(await takeParked(ANA, after.engine)).toBe(1)
  expect(await engineTable(after.db, 'outbox').count()).toBe(1)
  after.db.close()
})

test('what cannot be parked is not put away: the copy opens as it was', async () => {
  const { db, engine } = await openFor(ANA)
  await engine.record([aNewTour()])
  db.close()
  // A parking place that this version cannot open stands for one without room.
  await new Promise((done) => {
    const request = indexedDB.open(`parked_${ANA}`, 99_999)
    request.onsuccess = () => done(request.result.close())
  })
  await expect(wipeLocal(ANA, 'clear-offline-data')).rejects.toThrow()
  const again = await openFor(ANA)
  expect(await isBeingWiped(again.db)).toBe(false)
  expect(await again.engine.record([aNewTour(2)])).toHaveLength(1)
  again.db.close()
})

test('a full disk opens what is on it: nothing is written for that', async () => {
  const session = { user: { _id: ANA } } as Session
  const db = await openDbOf(session, () => {})
  db!.close()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const again = await openDbOf(session, () => {})
  expect(put).not.toHaveBeenCalled()
  put.mockRestore()
  again!.close()
})

test('the login page knows whose changes lie here, by name', async () => {
  expect(await unsyncedHere()).toEqual([])
  rememberPerson(ANA, 'Ana Castle')
  rememberPerson(BO, 'Bo Reed')
  const { db, engine } = await openFor(ANA)
  await engine.record([aNewTour(1), aNewTour(2)])
  db.close()
  expect(await unsyncedHere()).toEqual([{ user: ANA, name: 'Ana Castle', unsynced: 2 }])
})

test('a copy that was put away on purpose is not missed', async () => {
  noteCopy(ANA, '2027-06-12T11:00:00.000Z')
  const { db } = await openFor(ANA)
  db.close()
  await wipeLocal(ANA, 'clear-offline-data')
  expect(copyHere(ANA)).toBeNull()
})

test('whoever takes their data off the device leaves no name behind', () => {
  rememberPerson(ANA, 'Ana Castle')
  rememberPerson(BO, 'Bo Reed')
  noteCopy(ANA, '2027-06-12T11:00:00.000Z')
  forgetPerson(ANA)
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Ana|2027/)
  forgetPerson(BO)
  expect(localStorage.getItem('rl-books')).toBeNull()
})

test('an admin who acts as somebody is not told to close other tabs, once what kept the old copy has let it go', async () => {
  const before = await openFor(ANA)
  before.db.close()
  // Another part of this page still has the copy open for a moment.
  const other = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`offline_${ANA}`)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const isAskedToLeave = new Promise<void>((resolve) => {
    other.onversionchange = () => resolve()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tell = vi.fn()
  const acting = { user: { _id: ANA }, acting: { until: '2027-06-12T12:15:00.000Z' } } as unknown as Session
  const opening = openDbOf(acting, tell)
  await isAskedToLeave
  await new Promise((resolve) => setImmediate(resolve))
  other.close()
  const db = await opening
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  db?.close()
  expect(tell.mock.calls.filter(([notice]) => notice === 'blocked')).toEqual([])
})
