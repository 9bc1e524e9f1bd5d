import 'fake-indexeddb/auto'
import type { User } from '@ramplight/contract/people/users'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Session, startSession } from '../../session.ts'
import { readLocally, writeLocally } from '../answers/local-calls.ts'
import { localDbName, recordsOf } from '../store/local-db.ts'
import { aServer } from '../testing/a-server.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { loadDatabase, type RecordedDatabase } from '../testing/record-database.ts'
import recorded from '../testing/recorded-2026-11-28.json' with { type: 'json' }
import { idOf } from '../testing/rows.ts'
import type { Book } from './book.ts'
import { openLocal } from './open-local.ts'

const ANA = idOf(9_903)
const GONE = idOf(2)
const MADE_OFFLINE = idOf(3)
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

/**
 * What the build of 2026-11-28 left on a device (`recordDatabase`): two tours, one of them renamed without a network, a third made
 * without one; the rename had been on its way to the server.
 */
const asItWasLeft = () => loadDatabase(localDbName(ANA), recorded as unknown as RecordedDatabase)
const toursIn = async ({ db }: Book) => (await recordsOf(db, 'tours').toArray()).map(({ _id, name, fresh }) => [_id, name, fresh])

test('a copy that an older build has fetched is readable at once, and its changes wait as they did', async () => {
  server.isUp = false
  await asItWasLeft()
  const book = await openBook()
  expect(book.isReady()).toBe(true)
  expect(await nameIn(book)).toBe('Fork Trail')
  expect((await book.pending('tours')).map(({ id, opId, state }) => [id, opId, state])).toEqual([
    [TOUR, '6b0b7a93e8f31660231730eb', 'sealed'],
    [MADE_OFFLINE, '6b0b7a99100de31234cb9a15', 'pending'],
  ])
})

test('as soon as there is a network everything is fetched anew: new fields are filled, what was deleted since goes, what waits is sent once', async () => {
  await asItWasLeft()
  // The server has a field that the older build did not know; no record has changed since, and one is gone.
  server.rows.splice(0)
  server.have({ _id: TOUR, name: 'Lake Fork Tour', fresh: 'new field' })
  const book = await openBook()
  await until(() => server.pushed.length === 2)
  await until(() => book.state().phase === 'idle')
  await vi.waitFor(async () => expect((await toursIn(book)).map(([id]) => id)).not.toContain(GONE))
  expect(server.pushed.map(({ op }) => op)).toEqual(['6b0b7a93e8f31660231730eb', '6b0b7a99100de31234cb9a15'])
  expect(await book.pending('tours')).toEqual([])
  await book.close()
  server.asked.splice(0)
  const again = await openBook()
  await until(() => server.asked.includes('/api/sync/changes'))
  expect(server.cursors.at(-1)).not.toEqual({})
  expect(again.isReady()).toBe(true)
})
