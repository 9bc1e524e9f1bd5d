import 'fake-indexeddb/auto'
import type { User } from '@ramplight/contract/people/users'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, type Session, startSession } from '../../session.ts'
import { openLocal } from '../book/open-local.ts'
import { aServer } from '../testing/a-server.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'

const TOUR = idOf(1)
const until = (holds: () => unknown) => vi.waitFor(() => expect(holds()).toBeTruthy(), { timeout: 4000, interval: 10 })
const sessionOf = (id: string, name: string): Session => ({
  user: { _id: id, first_name: name, last_name: '', userType: 'Director', isAssistant: false, tours: [TOUR] } as unknown as User,
  token: `.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900, name }))}.`,
})
const [ana, bo] = [sessionOf(idOf(99), 'Ana'), sessionOf(idOf(98), 'Bo')]

let server: ReturnType<typeof aServer>
beforeEach(() => {
  fakeLocks()
  server = aServer(ana.user._id)
  server.have({ _id: TOUR, name: 'Lake Fork Tour' })
  startSession(ana as never)
})
afterEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('what Ana kept is sent with nobody else’s token, and Bo, who has just signed in, stays signed in', async () => {
  const book = (await openLocal(ana, { loadCalls: async () => {}, tell: () => {} }))!
  await until(() => book.isReady() && book.state().phase === 'idle')
  // Her book is about to be closed.
  startSession(bo as never)
  const before = server.asked.length
  await book.local.engine.record([{ kind: 'edit', tbl: 'tours', id: TOUR, patch: { name: 'Fork Trail' } }])
  await book.local.engine.syncNow()
  expect([server.pushed, server.asked.slice(before)]).toEqual([[], []])
  expect(currentSession()?.user._id).toBe(bo.user._id)
  await book.close()
})
