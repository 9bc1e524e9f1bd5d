import 'fake-indexeddb/auto'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ourResponse } from '../../testing/our-response.ts'
import { recordsOf } from '../store/local-db.ts'
import { aBook } from '../testing/a-book.ts'
import { aTour, idOf } from '../testing/rows.ts'
import { answerWrite } from './answer-write.ts'
import type { LocalWrite } from './local-calls.ts'

type Update = typeof tourCalls.update
const TOUR = idOf(1)
const given = { params: { id: TOUR }, body: { name: 'Lake Fork Tour' } } as never

/** Needs the record it changes, and makes a new one of what is not here: wrong while it may only not have come yet. */
const renaming: LocalWrite<Update> = {
  kind: 'write',
  early: true,
  plan: async (_asked, local) => {
    const isKnown = await local.row('tours', TOUR)
    const kind = isKnown ? ('edit' as const) : ('create' as const)
    return {
      changes: [{ kind, tbl: 'tours', id: TOUR, patch: { name: 'Lake Fork Tour' }, doc: {} }],
      answer: async () => ({ from: 'here' }) as never,
    }
  },
}

let device: Awaited<ReturnType<typeof aBook>>
beforeEach(async () => {
  device = await aBook()
  device.state.isReady = false
})
afterEach(async () => {
  await device.db.delete()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const rename = (write = renaming) => answerWrite(device.book, tourCalls.update, write, given)
const serverSays = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const waiting = () => device.db.table('outbox').count()

test('what is here is kept here, though the rest has not come yet', async () => {
  const asked = serverSays(lost)
  await recordsOf(device.db, 'tours').put(aTour(1, 'Fork'))
  expect(await rename()).toEqual({ from: 'here' })
  expect([await waiting(), asked.mock.calls.length]).toEqual([1, 0])
})

test('what is not here may be on the server: it is asked, and nothing is made twice', async () => {
  const asked = serverSays(async () => ourResponse({ code: 'record.stale', message: 'Somebody changed this' }, { status: 409 }))
  await expect(rename()).rejects.toMatchObject({ code: 'record.stale' })
  expect([await waiting(), asked.mock.calls.length]).toEqual([0, 1])
})

test('no refusal of half a copy is believed: the server has the word', async () => {
  const asked = serverSays(async () => ourResponse({ code: 'server.failed', message: 'Broken' }, { status: 500 }))
  const plan = () => Promise.reject(refused('access.forbidden'))
  await expect(rename({ ...renaming, plan })).rejects.toMatchObject({ code: 'server.failed' })
  expect(asked).toHaveBeenCalledTimes(1)
})

test('when the server was asked and did not answer, nobody knows; nothing is said, and nothing is left behind', async () => {
  serverSays(lost)
  await expect(rename()).rejects.toMatchObject({ isOffline: true, isUnknown: true })
  expect(await waiting()).toBe(0)
})

test('when neither can take it, it says so, and nothing is left behind', async () => {
  serverSays(lost)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(rename()).rejects.toMatchObject({ isOffline: true, message: expect.stringMatching(/^NOT saved/) })
  expect(await waiting()).toBe(0)
})
