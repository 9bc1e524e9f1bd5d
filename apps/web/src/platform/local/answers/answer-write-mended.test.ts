import 'fake-indexeddb/auto'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { User } from '@ramplight/contract/people/users'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { createEngine } from '@ramplight/sync/engine'
import { fakeServer } from '@ramplight/sync/testing/fake-server'
import type { Change } from '@ramplight/sync/types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Book } from '../book/book.ts'
import { deviceClock } from '../store/clock.ts'
import { dexieStore } from '../store/dexie-store.ts'
import { onKept } from '../store/kept.ts'
import { localDb } from '../store/make-local-db.ts'
import { idOf } from '../testing/rows.ts'
import { answerWrite } from './answer-write.ts'
import { localOf } from './local-rows.ts'

const ANA = idOf(99)
const TBL = 'tournament-entries'
const HALL = idOf(1)
const [RAY, MIA, LEE] = [idOf(901), idOf(902), idOf(903)]
const TWICE = { status: 'rejected' as const, code: 'entry.angler-twice', message: 'Ray Hall is already entered in this tournament.' }

/** Ana's device at the ramp, with the engine as it is: it keeps, sends, is refused and mends. */
async function ramp() {
  const db = localDb(ANA)
  await db.open()
  const server = fakeServer({ user: ANA, clock: deviceClock })
  /** What is sent waits here until the test lets it through. */
  let gate = Promise.resolve()
  const push: typeof server.transport.push = (body) => gate.then(() => server.transport.push(body))
  const engine = createEngine(
    { store: dexieStore(db), transport: { ...server.transport, push }, clock: deviceClock, ids: newId, random: () => 0 },
    { user: ANA, device: idOf(98), deviceName: 'Station 1', app: '1' },
  )
  /** What happens between the look at what is kept and the save. */
  let inBetween = async () => {}
  const record: typeof engine.record = (changes) => inBetween().then(() => engine.record(changes))
  /** What happens before the form hears of the answer. */
  let beforeHearing = async () => {}
  const settle: typeof engine.settle = (opIds, ms) => beforeHearing().then(() => engine.settle(opIds, ms))
  const local = localOf({ db, engine: { ...engine, record, settle }, user: () => ({ _id: ANA }) as User, state: engine.state })
  let hasSignal = false
  const state = () => ({ ...engine.state(), phase: hasSignal ? ('idle' as const) : ('offline' as const) })
  const book = { db, local, state, isReady: () => true } as unknown as Book
  const row = (id: string) => local.row(TBL, id)
  return {
    db,
    server,
    engine,
    row,
    signal: async () => {
      hasSignal = true
      engine.lead()
      await engine.syncNow()
    },
    noSignal: async () => {
      hasSignal = false
      await engine.stop()
    },
    inBetween: (happens: () => Promise<void>) => {
      inBetween = happens
    },
    beforeHearing: (happens: () => Promise<void>) => {
      beforeHearing = happens
    },
    slowly: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    /** What a form does, and what it is told. */
    save: (...changes: Change[]) =>
      answerWrite(
        book,
        tourCalls.update,
        { kind: 'write', plan: async () => ({ changes, answer: async () => (await row(changes[0]!.id)) as never }) },
        { params: { id: HALL }, body: {} } as never,
      ),
    refused: () => db.table('quarantine').toArray(),
    waiting: () => db.table('outbox').toArray(),
    trash: () => db.table('trash').toArray(),
    questions: () => db.table('questions').toArray(),
  }
}

const enter = (doc: Record<string, unknown>): Change => ({ kind: 'create', tbl: TBL, id: HALL, doc })
const correct = (patch: Record<string, unknown>): Change => ({ kind: 'edit', tbl: TBL, id: HALL, patch })
const isTold = { name: 'CallError', code: 'entry.angler-twice' }
const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo, { interval: 5 }).toBe(true)

const heard = vi.fn()
let ana: Awaited<ReturnType<typeof ramp>>
beforeEach(async () => {
  heard.mockClear()
  ana = await ramp()
})
afterEach(async () => {
  await ana.engine.stop()
  await ana.db.delete()
})

describe('an entry that was saved on this device and refused later', () => {
  beforeEach(async () => {
    ana.server.refuse(({ set }) => ((set?.users as string[] | undefined)?.includes(RAY) ? TWICE : null))
    await ana.save(enter({ users: [RAY, MIA], boatNumber: 7 }))
    await ana.signal()
    expect(await ana.refused()).toHaveLength(1)
  })

  test.each([
    ['one word of it', { boatNumber: 8 }],
    ['all of it, as a form sends it', { users: [RAY, LEE], boatNumber: 8 }],
  ])('is still there, corrected and marked, when a correction of %s is refused again', async (_what, words) => {
    await expect(ana.save(correct(words))).rejects.toMatchObject(isTold)
    expect(await ana.row(HALL)).toMatchObject({ users: [RAY, MIA], ...words })
    expect(await ana.refused()).toMatchObject([{ reason: 'entry.angler-twice', set: words }])
    expect(await ana.trash()).toEqual([])
  })

  test('is sent once the correction is right, and nothing of it is left to decide', async () => {
    await expect(ana.save(correct({ boatNumber: 8 }))).rejects.toMatchObject(isTold)
    expect(await ana.save(correct({ users: [LEE, MIA] }))).toMatchObject({ users: [LEE, MIA], boatNumber: 8 })
    expect(ana.server.records.get(HALL)?.doc).toMatchObject({ users: [LEE, MIA], boatNumber: 8 })
    expect([await ana.refused(), await ana.waiting(), await ana.trash()]).toEqual([[], [], []])
  })

  test('keeps the changes of it that wait', async () => {
    await ana.noSignal()
    await ana.save(correct({ boatNumber: 8 }))
    await ana.save(correct({ flight: 'A' }))
    await ana.signal()
    await expect(ana.save(correct({ boatNumber: 9 }))).rejects.toMatchObject(isTold)
    expect(await ana.row(HALL)).toMatchObject({ users: [RAY, MIA], boatNumber: 9, flight: 'A' })
  })
})

test('a new entry that is refused at once leaves nothing behind: the form still has it', async () => {
  ana.server.refuse(() => TWICE)
  await ana.signal()
  await expect(ana.save(enter({ users: [RAY], boatNumber: 7 }))).rejects.toMatchObject(isTold)
  expect([await ana.row(HALL), await ana.refused(), await ana.waiting()]).toEqual([null, [], []])
})

test('a new entry that somebody changes while it is on its way stays when it is refused, with that change, and nobody enters it twice', async () => {
  ana.server.refuse(() => TWICE)
  await ana.signal()
  const letThrough = ana.slowly()
  const first = ana.save(enter({ users: [RAY], boatNumber: 7 }))
  await until(async () => (await ana.waiting()).some(({ state }) => state === 'sealed'))
  const second = ana.save(correct({ flight: 'A' }))
  await until(async () => (await ana.waiting()).length === 2)
  const unheard = onKept(heard)
  letThrough()
  await Promise.all([first, second])
  unheard()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(await ana.row(HALL)).toMatchObject({ users: [RAY], boatNumber: 7, flight: 'A' })
  expect(await ana.refused()).toMatchObject([{ set: { users: [RAY], boatNumber: 7 } }])
})

test('an entry that is refused in the moment in which it is corrected stays as well, when the correction is refused', async () => {
  ana.server.refuse(() => TWICE)
  await ana.save(enter({ users: [RAY], boatNumber: 7 }))
  ana.inBetween(ana.signal)
  const saved = ana.save(correct({ users: [RAY], boatNumber: 8 }))
  await expect(saved).rejects.toMatchObject(isTold)
  expect(await ana.row(HALL)).toMatchObject({ users: [RAY], boatNumber: 8 })
  expect(await ana.refused()).toMatchObject([{ set: { users: [RAY], boatNumber: 8 } }])
})

describe('two saves of one entry that go to the server as one change', () => {
  beforeEach(async () => {
    await ana.save(enter({ users: [MIA], boatNumber: 7, flight: 'A' }))
    await ana.signal()
    expect(await ana.waiting()).toEqual([])
  })

  /** A round is on its way with another entry, so that both saves wait for the next one. */
  async function both() {
    const letThrough = ana.slowly()
    const other = ana.save({ kind: 'create', tbl: TBL, id: idOf(2), doc: { users: [LEE], boatNumber: 30 } })
    await until(async () => (await ana.waiting()).some(({ state }) => state === 'sealed'))
    const first = ana.save(correct({ boatNumber: 8 }))
    first.catch(() => undefined)
    await until(async () => (await ana.waiting()).length === 2)
    const second = ana.save(correct({ flight: 'B' }))
    second.catch(() => undefined)
    await until(async () => (await ana.waiting()).some(({ set }) => set.flight === 'B'))
    letThrough()
    await other
    return { first, second }
  }

  test('are both told that it was refused, and the words of both stay, marked', async () => {
    ana.server.refuse(({ set }) => (set?.flight === 'B' ? TWICE : null))
    const { first, second } = await both()
    await expect(first).rejects.toMatchObject(isTold)
    await expect(second).rejects.toMatchObject(isTold)
    expect(await ana.row(HALL)).toMatchObject({ boatNumber: 8, flight: 'B' })
    expect(await ana.refused()).toMatchObject([{ set: { boatNumber: 8, flight: 'B' } }])
  })

  test('are a question for a person, when somebody else has changed the same: neither form answers it for the other', async () => {
    ana.server.change(TBL, HALL, { flight: 'C', boatNumber: 9 })
    const { first, second } = await both()
    await Promise.all([first, second])
    expect(await ana.questions()).toMatchObject([
      { field: 'boatNumber', mine: 8, theirs: 9 },
      { field: 'flight', mine: 'B', theirs: 'C' },
    ])
  })
})

test('a save that is refused is taken back, what another window put into it is not', async () => {
  await ana.save(enter({ users: [MIA], boatNumber: 7 }))
  await ana.signal()
  ana.server.refuse(() => TWICE)
  const letThrough = ana.slowly()
  const other = ana.save({ kind: 'create', tbl: TBL, id: idOf(2), doc: { users: [LEE] } })
  other.catch(() => undefined)
  await until(async () => (await ana.waiting()).some(({ state }) => state === 'sealed'))
  const save = ana.save(correct({ boatNumber: 8 }))
  save.catch(() => undefined)
  await until(async () => (await ana.waiting()).length === 2)
  await ana.engine.record([correct({ flight: 'B' })])
  letThrough()
  await expect(save).rejects.toMatchObject(isTold)
  expect(await ana.refused()).toMatchObject([{ set: { boatNumber: 8, flight: 'B' } }])
  expect(await ana.row(HALL)).toMatchObject({ boatNumber: 8, flight: 'B' })
})

test('whoever waits for the answer to a change that is given up in another window hears why it was refused, not that it is saved', async () => {
  ana.server.refuse(() => TWICE)
  await ana.save(enter({ users: [RAY], boatNumber: 7 }))
  await ana.signal()
  ana.beforeHearing(async () => {
    await ana.engine.syncNow()
    for (const { opId } of await ana.refused()) await ana.engine.discard(opId)
  })
  await expect(ana.save(correct({ boatNumber: 8 }))).rejects.toMatchObject(isTold)
})
