import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { expect, test } from 'vitest'
import type { TransportFailure } from '../ports.ts'
import { boat, edit, entry, idOf, ramp, rowOf, sync, USERS } from '../testing/ramp.ts'

const CUT: TransportFailure = { kind: 'unreachable', timedOut: false }
const pushes = ({ server }: ReturnType<typeof ramp>) => server.requests.filter(({ call }) => call === 'push')

test('a session that is over keeps the queue, takes more, and sends it all after the login', async () => {
  const place = ramp()
  const { engine } = place.device()
  place.server.fail(() => ({ failure: { kind: 'signed-out' } }))
  await engine.record([entry(1)])
  engine.lead()
  await place.clock.pass(10)
  expect(engine.state().phase).toBe('auth-needed')
  await engine.record([entry(2)])
  const before = place.server.requests.length
  await place.clock.pass(600_000)
  expect(place.server.requests.length).toBe(before)
  place.server.fail(null)
  await engine.syncNow()
  expect(engine.state().phase).toBe('idle')
  expect(place.server.records.size).toBe(2)
})

test('what Rosa did is not sent in the name of whoever is signed in now', async () => {
  const place = ramp()
  const { engine } = place.device()
  place.server.said.user = idOf('da1e', 1)
  await engine.record([entry(1)])
  engine.lead()
  await place.clock.pass(10_000)
  expect(engine.state().phase).toBe('auth-needed')
  expect(pushes(place)).toEqual([])
  expect((await engine.counts()).pending).toBe(1)
})

test('an app that is too old is told so, and goes on keeping', async () => {
  const place = ramp()
  const { engine } = place.device()
  place.server.said.minSchema = SYNC_SCHEMA + 1
  engine.lead()
  await place.clock.pass(10)
  expect(engine.state().phase).toBe('upgrade-needed')
  await engine.record([entry(1)])
  expect((await engine.counts()).pending).toBe(1)
  expect(pushes(place)).toEqual([])
})

test('without a network it tries after 1, 2, 4 … at most 60 seconds, and at once when somebody says so', async () => {
  const place = ramp()
  const { engine } = place.device()
  const tries: number[] = []
  const start = place.clock.now()
  place.server.fail(() => {
    tries.push((place.clock.now() - start) / 1000)
    return { failure: CUT }
  })
  engine.lead()
  await place.clock.pass(200_000)
  expect(tries.map(Math.round)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
  expect(engine.state()).toMatchObject({ phase: 'offline', lastContact: null })
  place.server.fail(null)
  await engine.syncNow()
  expect(engine.state().phase).toBe('idle')
})

test('a device without room stops fetching and goes on sending, until somebody has made room', async () => {
  const place = ramp()
  const { engine, store } = place.device()
  place.server.change(USERS, idOf('c', 1), { name: 'Mei Chen' })
  store.onWrite((_, table) => {
    if (table === USERS) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  })
  engine.lead()
  await place.clock.pass(10)
  expect(engine.state().phase).toBe('storage-low')
  const fetches = () => place.server.requests.filter(({ call }) => call === 'changes').length
  await engine.record([entry(1)])
  await place.clock.pass(130_000)
  expect(place.server.records.get(boat(1))?.doc).toBeTruthy()
  expect(fetches()).toBe(1)
  store.onWrite(null)
  await engine.syncNow()
  expect(engine.state().phase).toBe('idle')
  expect(await engine.rowsOf(USERS)).toMatchObject([{ name: 'Mei Chen' }])
})

test('a disk that takes no note of the greeting keeps nobody from sending', async () => {
  const place = ramp()
  const { engine, store } = place.device()
  await engine.record([entry(1)])
  store.onWrite((_, table) => {
    if (table === 'kv' && !place.server.requests.some(({ call }) => call === 'push'))
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  })
  engine.lead()
  await place.clock.pass(130_000)
  expect(place.server.records.get(boat(1))?.doc).toBeTruthy()
  expect(engine.state()).toMatchObject({ phase: 'idle', lastContact: expect.any(String) })
})

test('what is typed in one go is sent in one go: half a second after the last, at most two after the first', async () => {
  const place = ramp()
  const { engine } = place.device()
  engine.lead()
  await place.clock.pass(10)
  for (let number = 1; number <= 3; number++) {
    await engine.record([entry(number)])
    await place.clock.pass(300)
  }
  expect(pushes(place).length).toBe(0)
  await place.clock.pass(250)
  expect(pushes(place).map(({ ops }) => ops.length)).toEqual([3])
  for (let number = 10; number < 20; number++) {
    await engine.record([entry(number)])
    await place.clock.pass(300)
  }
  expect(pushes(place).length).toBe(2)
})

test('a form that waits for the word of the server has it without the half second, or goes on without it', async () => {
  const place = ramp()
  const { engine } = place.device()
  engine.lead()
  await place.clock.pass(10)
  const [first] = await engine.record([entry(1)])
  const told = engine.settle([first!.opId!], 4000)
  await place.clock.pass(20)
  expect((await told).get(first!.opId!)).toMatchObject({ kind: 'settled', result: { status: 'applied' } })

  place.server.fail(() => ({ failure: CUT }))
  const [second] = await engine.record([entry(2)])
  const waited = engine.settle([second!.opId!], 4000)
  await place.clock.pass(4100)
  expect((await waited).get(second!.opId!)).toEqual({ kind: 'kept' })
})

test('a refusal is told where it was typed', async () => {
  const place = ramp()
  const rosa = place.device()
  rosa.engine.lead()
  await place.clock.pass(10)
  place.server.refuse(() => ({ status: 'rejected', code: 'boat-number.taken', message: 'Boat 1 is already Hall.', details: { boat: 1 } }))
  const [first] = await rosa.engine.record([entry(1)])
  const told = rosa.engine.settle([first!.opId!], 4000)
  await place.clock.pass(20)
  expect((await told).get(first!.opId!)).toMatchObject({ kind: 'refused', refusal: { reason: 'boat-number.taken', details: { boat: 1 } } })
})

test('a tab that does not lead keeps, and hears from the store what became of it', async () => {
  const place = ramp()
  const leader = place.device()
  const other = place.device(leader.store)
  const [first] = await other.engine.record([entry(1)])
  const told = other.engine.settle([first!.opId!], 4000)
  leader.engine.lead()
  await place.clock.pass(200)
  expect((await told).get(first!.opId!)).toMatchObject({ kind: 'settled' })
  expect(other.engine.state().phase).toBe('not-leader')
})

test('a form that changes a boat which is not here is refused, and nothing of its changes is kept', async () => {
  const { device } = ramp()
  const rosa = device()
  await expect(rosa.engine.record([entry(1), edit(2, { boatNumber: 2 })])).rejects.toMatchObject({ code: 'record.not-found' })
  expect(await rowOf(rosa, 1)).toBeUndefined()
  expect(await rosa.engine.counts()).toMatchObject({ issued: 0, pending: 0 })
})

test('how far the clock of the device is off is known after the first contact, and travels with what is done', async () => {
  const place = ramp()
  const rosa = place.device()
  const { hello } = place.server.transport
  place.server.transport.hello = async (body) => {
    const answer = await hello(body)
    if (answer.ok) answer.value.serverTime = new Date(place.clock.now() + 90_000).toISOString()
    return answer
  }
  await sync(place, rosa)
  expect(rosa.engine.state().clockOff).toBe(90_000)
  await rosa.engine.record([entry(1)])
  expect(rosa.store.dump('outbox')).toMatchObject([{ off: 90_000, by: 'Station 1' }])
})

test('a stopped engine writes nothing any more, whatever answer is still on its way', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  let answerNow = () => {}
  const { push } = place.server.transport
  place.server.transport.push = async (body) => {
    await new Promise<void>((done) => {
      answerNow = done
    })
    return push(body)
  }
  rosa.engine.lead()
  await place.clock.pass(10)
  await rosa.engine.stop()
  const before = JSON.stringify(rosa.store.dump('outbox'))
  answerNow()
  await place.clock.pass(10)
  expect(JSON.stringify(rosa.store.dump('outbox'))).toBe(before)
  expect(before).toContain('sealed')
})

test('a store that breaks for a moment at the end of a round keeps no device from looking again', async () => {
  const place = ramp()
  const { engine, store } = place.device()
  let isBroken = true
  const read = store.read
  store.read = (names, work) =>
    isBroken && engine.state().phase === 'idle' ? Promise.reject(new Error('the storage process has died')) : read(names, work)
  engine.lead()
  await place.clock.pass(1000)
  isBroken = false
  const before = place.server.requests.length
  await place.clock.pass(120_000)
  expect(place.server.requests.length).toBeGreaterThan(before)
})
