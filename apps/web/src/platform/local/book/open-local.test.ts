import 'fake-indexeddb/auto'
import type { User } from '@ramplight/contract/people/users'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../query-client.ts'
import { type Session, startSession } from '../../session.ts'
import { readLocally, writeLocally } from '../answers/local-calls.ts'
import { engineIn } from '../sending/engine-in.ts'
import { workerSession } from '../sending/worker-session.ts'
import { onKept } from '../store/kept.ts'
import { engineTable, localDbName } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { putAway } from '../store/put-away.ts'
import { lostNoted, unsentNoted } from '../store/unsent-note.ts'
import { aServer } from '../testing/a-server.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'
import type { Book } from './book.ts'
import { openLocal } from './open-local.ts'

const ANA = idOf(9_903)
const TOUR = idOf(1)
const token = `.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900 }))}.`
const user = {
  _id: ANA,
  first_name: 'Ana',
  last_name: 'Castle',
  userType: 'Director',
  isAssistant: false,
  tours: [TOUR],
} as unknown as User
const session: Session = { user, token }

const loadCalls = async () => {
  readLocally(tourCalls.get, {
    tables: ['tours'],
    answer: async ({ params }, { row }) => {
      const found = await row('tours', params.id)
      if (!found) throw refused('record.not-found')
      return found as never
    },
  })
  writeLocally(tourCalls.update, {
    plan: async ({ params, body }) => ({
      changes: [{ kind: 'edit', tbl: 'tours', id: params.id, patch: { name: (body as { name: string }).name } }],
      answer: async ({ row }) => (await row('tours', params.id)) as never,
    }),
  })
}

let server: ReturnType<typeof aServer>
const open: Book[] = []
const notices: string[] = []
async function openBook(as = session): Promise<Book> {
  const book = await openLocal(as, { loadCalls, tell: (notice) => notices.push(notice) })
  if (!book) throw new Error('no book')
  open.push(book)
  return book
}
const until = (holds: () => unknown) => vi.waitFor(() => expect(holds()).toBeTruthy(), { timeout: 4000, interval: 10 })
const nameIn = async (book: Book) => ((await book.call(tourCalls.get, { params: { id: TOUR } })) as { name: string }).name
const rename = (book: Book, name: string) => book.call(tourCalls.update, { params: { id: TOUR }, body: { name } } as never)

beforeEach(() => {
  fakeLocks()
  server = aServer(ANA)
  server.have({ _id: TOUR, name: 'Lake Fork Tour' })
  startSession({ user, token } as never)
})
afterEach(async () => {
  for (const book of open.splice(0)) await book.close()
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  notices.length = 0
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('everything of the person is fetched in the background; then this device answers without a network', async () => {
  const book = await openBook()
  await until(book.isReady)
  server.isUp = false
  expect(await nameIn(book)).toBe('Lake Fork Tour')
  await expect(book.call(tourCalls.get, { params: { id: idOf(2) } })).rejects.toMatchObject({ isOffline: true })
})

test('a cold start without a network has the copy of the last time, complete, at once', async () => {
  const book = await openBook()
  await until(book.isReady)
  await book.close()
  server.isUp = false
  const again = await openBook()
  expect(again.isReady()).toBe(true)
  expect(again.state().lastContact).not.toBeNull()
  expect(await nameIn(again)).toBe('Lake Fork Tour')
})

test('until everything has come the server answers, also for what could be answered here', async () => {
  server.isUp = false
  const book = await openBook()
  expect(book.isReady()).toBe(false)
  await expect(nameIn(book)).rejects.toMatchObject({ isOffline: true })
  await expect(rename(book, 'Fork Trail')).rejects.toMatchObject({ isOffline: true })
  expect(await book.pending('tours')).toEqual([])
})

describe('a browser that deletes the database under an open page', () => {
  const deleted = (name: string) =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = () => resolve()
    })
  /** Complete, without a network, with one change that waits. */
  async function aBookWithWork(): Promise<Book> {
    const book = await openBook()
    await until(book.isReady)
    await vi.waitFor(() => expect(book.state().phase).toBe('idle'))
    server.isUp = false
    await rename(book, 'Fork Trail')
    await until(() => unsentNoted(ANA).others === 1)
    return book
  }

  test('is noticed at once, and what waited is told with its number until somebody has read it', async () => {
    await aBookWithWork()
    await deleted(localDbName(ANA))
    await until(() => notices.includes('lost'))
    expect(notices).not.toContain('replaced')
    await open.pop()!.close()
    await openBook()
    expect(lostNoted(ANA)).toEqual({ bags: 0, others: 1 })
    await open.pop()!.close()
    await openBook()
    expect(lostNoted(ANA)).toEqual({ bags: 0, others: 1 })
  })

  test('with the connection, is noticed by the next save: it is not called saved', async () => {
    const book = await aBookWithWork()
    // As a browser does that clears the data of a site: the connection ends without a word.
    ;(book.db.backendDB() as IDBDatabase).close()
    await deleted(localDbName(ANA))
    await expect(rename(book, 'Fork Open')).rejects.toMatchObject({ code: 'device.not-saved' })
    expect(notices).toEqual(['lost'])
    expect(unsentNoted(ANA)).toEqual({ bags: 0, others: 1 })
  })

  test('a copy that is put away on purpose is no loss', async () => {
    const book = await aBookWithWork()
    await putAway(ANA, book.db, 'log-out')
    await open.pop()!.close()
    await openBook()
    expect([lostNoted(ANA), notices]).toEqual([{ bags: 0, others: 0 }, []])
  })
})

test('a copy that the browser has cleared is told once, and fetched again', async () => {
  const book = await openBook()
  await until(book.isReady)
  expect(book.clearedSince).toBeNull()
  await vi.waitFor(() => expect(book.state().phase).toBe('idle'))
  const { lastContact } = book.state()
  await open.pop()!.close()
  await Dexie.delete(localDbName(ANA))
  server.isUp = false
  expect((await openBook()).clearedSince).toBe(lastContact)
  await open.pop()!.close()
  server.isUp = true
  const after = await openBook()
  expect(after.clearedSince).toBeNull()
  await until(after.isReady)
})

test('an engine that is handed over knows already that its copy is complete', async () => {
  const book = await openBook()
  await until(book.isReady)
  await open.pop()!.close()
  const db = localDb(ANA)
  await db.open()
  const engine = await engineIn(db, { user: ANA, deviceName: 'Scale 1', token: async () => null })
  expect(engine.state().isReady).toBe(true)
  db.close()
})

test('a save without a network is kept, shown, and goes out by itself when there is one', async () => {
  const kept = vi.fn()
  const stop = onKept(kept)
  const book = await openBook()
  await until(book.isReady)
  server.isUp = false
  await book.local.engine.syncNow()
  expect(await rename(book, 'Fork Trail')).toMatchObject({ name: 'Fork Trail' })
  expect(kept).toHaveBeenCalledTimes(1)
  expect((await book.pending('tours')).map(({ id }) => id)).toEqual([TOUR])
  server.isUp = true
  window.dispatchEvent(new Event('online'))
  await until(() => server.pushed.length)
  expect(server.pushed[0]).toMatchObject({ id: TOUR, set: { name: 'Fork Trail' }, base: { name: 'Lake Fork Tour' } })
  await vi.waitFor(async () => expect(await book.pending('tours')).toEqual([]))
  stop()
})

test('a save with a network is on the server when the form says so, once', async () => {
  const book = await openBook()
  await until(book.isReady)
  expect(await rename(book, 'Fork Trail')).toMatchObject({ name: 'Fork Trail' })
  expect(server.pushed).toHaveLength(1)
  expect(await book.pending('tours')).toEqual([])
})

test('what two tabs show follows the rows: a marker comes and goes, a list is asked again', async () => {
  const [book, other] = [await openBook(), await openBook()]
  await until(() => book.isReady() && other.isReady())
  const marked: number[] = []
  const unwatch = other.live(
    () => other.pending('tours'),
    (rows) => marked.push(rows.length),
  )
  await until(() => marked.length)
  const asked = vi.spyOn(queryClient, 'invalidateQueries')
  server.isUp = false
  await book.local.engine.syncNow()
  await rename(book, 'Fork Trail')
  await until(() => marked.at(-1) === 1)
  await until(() => asked.mock.calls.length)
  const { predicate } = asked.mock.calls[0]![0]!
  expect([tourCalls.get.path, tourCalls.full.path].map((path) => predicate!({ queryKey: [path] } as never))).toEqual([true, false])
  server.isUp = true
  await other.local.engine.syncNow()
  await until(() => marked.at(-1) === 0)
  unwatch()
})

describe('whose it is', () => {
  test('two people of one device have databases of their own', async () => {
    await openBook()
    await open.pop()!.close()
    await openBook({ ...session, user: { ...user, _id: idOf(98) } })
    expect((await Dexie.getDatabaseNames()).filter((name) => name.startsWith('offline_')).sort()).toEqual([
      localDbName(idOf(98)),
      localDbName(ANA),
    ])
  })

  test('an admin who acts as a director begins with an empty copy; the director’s unsent work waits for the director', async () => {
    const book = await openBook()
    await until(book.isReady)
    server.isUp = false
    await book.local.engine.syncNow()
    await rename(book, 'Fork Trail')
    await open.pop()!.close()

    const acting = { admin: { _id: idOf(97) } as User, token: 'admin', until: '2027-06-12T11:15:00.000Z' }
    const asAna = await openBook({ ...session, acting })
    expect([asAna.isReady(), await asAna.pending('tours'), await asAna.db.table('tours').count()]).toEqual([false, [], 0])
    await open.pop()!.close()
    const reloaded = await openBook({ ...session, acting })
    await engineTable(reloaded.db, 'kv').put({ k: 'mark', v: 1 })
    await open.pop()!.close()
    const stillActing = await openBook({ ...session, acting })
    expect(await engineTable(stillActing.db, 'kv').get('mark')).toBeTruthy()
    await open.pop()!.close()

    const anaAgain = await openBook()
    expect((await anaAgain.pending('tours')).map(({ set }) => set)).toEqual([{ name: 'Fork Trail' }])
  })

  test('the service worker knows whose work it may send as long as the session lives, and has no token', async () => {
    const book = await openBook()
    book.follow({ ...session, token: 'fresh' })
    await vi.waitFor(async () => expect(await workerSession(book.db)).toEqual({ user: ANA, deviceName: expect.any(String) }))
    await book.close()
    const db = new Dexie(localDbName(ANA))
    await db.open()
    expect(await workerSession(db)).toBeNull()
    db.close()
  })
})

describe('several versions at once', () => {
  test('a tab steps aside for a newer version and says so', async () => {
    const book = await openBook()
    await until(book.isReady)
    const newer = new Dexie(localDbName(ANA))
    newer.version(93).stores({ ramps: '_id' })
    await newer.open()
    expect(notices).toEqual(['replaced'])
    newer.close()
  })

  test('a tab of an older version keeps its hands off the database', async () => {
    const newer = new Dexie(localDbName(ANA))
    newer.version(93).stores({ ramps: '_id' })
    await newer.open()
    newer.close()
    expect(await openLocal(session, { loadCalls, tell: (notice) => notices.push(notice) })).toBeNull()
    expect(notices).toEqual(['newer'])
    expect((await indexedDB.databases()).find(({ name }) => name === localDbName(ANA))?.version).toBe(930)
  })
})

test('the browser is asked once not to clear this device by itself, and again when the product is installed', async () => {
  const persist = vi.fn(async () => false)
  vi.stubGlobal('navigator', { ...navigator, onLine: true, storage: { persist } })
  await openBook()
  await until(() => persist.mock.calls.length === 1 && localStorage.getItem('rl-storage-kept'))
  await open.pop()!.close()
  await openBook()
  expect(persist).toHaveBeenCalledTimes(1)
  persist.mockResolvedValue(true)
  window.dispatchEvent(new Event('appinstalled'))
  await until(() => localStorage.getItem('rl-storage-kept')?.includes('"granted":true'))
})
