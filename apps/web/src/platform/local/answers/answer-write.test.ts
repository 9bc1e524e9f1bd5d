import 'fake-indexeddb/auto'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Settlement } from '@ramplight/sync/types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onKept } from '../store/kept.ts'
import { aBook } from '../testing/a-book.ts'
import { aTour, idOf } from '../testing/rows.ts'
import { answerWrite } from './answer-write.ts'
import type { LocalPlan, LocalWrite } from './local-calls.ts'

type Update = typeof tourCalls.update
const TOUR = idOf(1)
const FIRST = idOf(5001)
const given = { params: { id: TOUR }, body: { name: 'Lake Fork Tour' } } as never
const saved = { _id: TOUR, name: 'Lake Fork Tour' } as never

const renaming = (plan: Partial<LocalPlan<Update>> = {}): LocalWrite<Update> => ({
  kind: 'write',
  plan: async () => ({
    changes: [{ kind: 'edit', tbl: 'tours', id: TOUR, patch: { name: 'Lake Fork Tour' } }],
    answer: async () => saved,
    ...plan,
  }),
})
const refusal = (code = 'access.forbidden'): Settlement =>
  ({ kind: 'refused', refusal: { opId: FIRST, reason: code, message: 'Not yours', details: { by: 'rule' } } }) as unknown as Settlement
const settled: Settlement = { kind: 'settled', result: { status: 'applied' } }

let made: Awaited<ReturnType<typeof aBook>>
const kept = vi.fn()
let unheard = () => {}
const save = (write = renaming()) => answerWrite(made.book, tourCalls.update, write, given)

beforeEach(async () => {
  made = await aBook()
  kept.mockClear()
  unheard = onKept(kept)
})
afterEach(async () => {
  unheard()
  vi.restoreAllMocks()
  await made.db.delete()
})

test('a save is on the disk before anybody is asked, and what the server takes is simply saved', async () => {
  made.answers[FIRST] = settled
  made.engine.settle.mockImplementationOnce(async (opIds) => {
    expect(await made.db.table('outbox').count()).toBe(1)
    return new Map(opIds.map((opId) => [opId, settled]))
  })
  expect(await save()).toBe(saved)
  expect([kept.mock.calls, made.done]).toEqual([[], []])
})

test('without an answer in time it is kept, the form goes on and the person hears of it', async () => {
  expect(await save()).toBe(saved)
  expect(made.engine.settle).toHaveBeenCalledWith([FIRST], 4000)
  expect(kept).toHaveBeenCalledWith({ path: tourCalls.update.path, changes: 1, isToldThere: false })
})

test.each(['offline', 'backoff', 'auth-needed'] as const)('nobody waits for a server while the engine is %s', async (phase) => {
  made.state.phase = phase
  expect(await save()).toBe(saved)
  expect(made.engine.settle).not.toHaveBeenCalled()
  expect(kept).toHaveBeenCalledTimes(1)
})

test('a save that needs nothing to be sent asks nobody', async () => {
  expect(await save(renaming({ changes: [] }))).toBe(saved)
  expect(made.engine.settle).not.toHaveBeenCalled()
})

describe('a refusal that comes in time', () => {
  test('is told at the form as the server says it, and leaves nothing behind', async () => {
    made.answers[FIRST] = refusal()
    await expect(save()).rejects.toMatchObject({
      name: 'CallError',
      code: 'access.forbidden',
      message: 'Not yours',
      details: { by: 'rule' },
    })
    expect(made.done).toEqual([`discard ${FIRST}`])
  })

  test('is told of what an earlier save had promised to keep, too, and takes nothing of it back', async () => {
    made.state.phase = 'offline'
    await save()
    made.state.phase = 'idle'
    made.answers[FIRST] = refusal()
    await expect(save()).rejects.toMatchObject({ code: 'access.forbidden' })
    expect(made.done).toEqual([])
  })

  test('of one among many is part of the answer where that names each', async () => {
    made.answers[FIRST] = refusal()
    const heard = vi.fn(async (_local, outcomes) => outcomes.get(TOUR)?.kind)
    expect(await save(renaming({ answer: heard as never, tellsRefusals: true }))).toBe('refused')
    expect(made.done).toEqual([`discard ${FIRST}`])
  })
})

test('a field that somebody else has changed is the question of two versions; theirs stands until it is answered', async () => {
  await made.store.write(['tours'], (tx) => tx.rows('tours').put({ ...aTour(1, 'Fork Trail'), settings: { fee: 50 } }))
  const conflict = { _id: 'c1', tbl: 'tours', rec: TOUR, field: 'name', mine: 'Lake Fork Tour', theirs: 'Fork Trail' }
  const deeper = { ...conflict, _id: 'c2', field: 'settings.fee', mine: 60, theirs: 50 }
  made.answers[FIRST] = { kind: 'settled', result: { status: 'merged', conflicts: [conflict, deeper] as never } }
  await expect(save()).rejects.toMatchObject({
    code: 'record.stale',
    details: {
      yours: { _id: TOUR, name: 'Lake Fork Tour', settings: { fee: 60 } },
      theirs: { _id: TOUR, name: 'Fork Trail', settings: { fee: 50 } },
    },
  })
  expect(made.done).toEqual(['theirs c1', 'theirs c2'])
})

describe('a question of two versions that no form can show', () => {
  const conflict = { _id: 'c1', tbl: 'tours', rec: TOUR, field: 'name', mine: 'Lake Fork Tour', theirs: 'Fork Trail' }
  const merged = { kind: 'settled', result: { status: 'merged', conflicts: [conflict] as never } } as const

  test('stays open where many records are changed at once: none of them is lost without a word, and the others count', async () => {
    const patch = { name: 'Lake Fork Tour' }
    const changes = [TOUR, idOf(2)].map((id) => ({ kind: 'edit', tbl: 'tours', id, patch }) as const)
    made.answers[FIRST] = merged
    made.answers[idOf(5002)] = settled
    expect(await save(renaming({ changes }))).toBe(saved)
    expect(made.done).toEqual([])
  })

  test('stays open of what is new: it is there, and whoever saved it again would have it twice', async () => {
    made.answers[FIRST] = merged
    const doc = { name: 'Lake Fork Tour' }
    expect(await save(renaming({ changes: [{ kind: 'create', tbl: 'tours', id: TOUR, doc }] }))).toBe(saved)
    expect(made.done).toEqual([])
  })
})

describe('what this device refuses by itself', () => {
  test('is a refusal like the server’s, and nothing is kept', async () => {
    const plan = async () => {
      throw refused('entry.angler-twice', { name: 'Ray Hall' })
    }
    await expect(save({ kind: 'write', plan })).rejects.toMatchObject({
      name: 'CallError',
      status: 409,
      code: 'entry.angler-twice',
      message: 'Ray Hall is already entered in this tournament.',
    })
    expect(made.engine.record).not.toHaveBeenCalled()
  })

  test('a device that is full says that nothing was saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    made.engine.record.mockRejectedValueOnce(Object.assign(new Error('full'), { name: 'QuotaExceededError' }))
    await expect(save()).rejects.toMatchObject({ code: 'device.no-room', message: expect.stringContaining('Nothing was saved') })
    expect(kept).not.toHaveBeenCalled()
  })

  test('a store that broke says the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    made.engine.record.mockRejectedValueOnce(new Error('closed'))
    await expect(save()).rejects.toMatchObject({ code: 'device.not-saved' })
  })
})
