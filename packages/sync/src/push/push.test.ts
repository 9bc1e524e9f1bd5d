import { expect, test } from 'vitest'
import type { Transport, TransportFailure } from '../ports.ts'
import { boat, ENTRIES, EVENTS, edit, entry, idOf, isAccountedFor, ramp, remove, rowOf, sync, USERS } from '../testing/ramp.ts'
import type { OutboxRow } from '../types.ts'

const CUT: TransportFailure = { kind: 'unreachable', timedOut: false }
const SLOW: TransportFailure = { kind: 'unreachable', timedOut: true }
const BROKEN: TransportFailure = { kind: 'broken', status: 500 }
const field = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1))
const pushes = ({ server }: ReturnType<typeof ramp>) => server.requests.filter(({ call }) => call === 'push')

/** Answers for the first change of each batch alone. */
const oneByOne =
  (push: Transport['push']): Transport['push'] =>
  (body) =>
    push({ ...body, ops: body.ops.slice(0, 1) })

test('a station shows the server’s value from the moment it hears of the conflict, before anything is fetched', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  place.server.change(ENTRIES, boat(1), { boatNumber: 5 })
  const [recorded] = await rosa.engine.record([edit(1, { boatNumber: 9 })])
  const opId = recorded!.opId!
  place.server.fail((call) => (call === 'changes' ? { failure: CUT } : null))
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 5 })
  expect(rosa.store.dump('questions')).toMatchObject([{ op: opId, field: 'boatNumber', base: 1, mine: 9, theirs: 5, state: 'open' }])
  const settled = (await rosa.engine.settle([opId], 0)).get(opId)
  expect(settled).toMatchObject({ kind: 'settled', result: { status: 'merged', record: { boatNumber: 5 }, conflicts: [{ mine: 9 }] } })
})

test('a boat that was entered and taken out before anybody heard of it is never sent, and is in the trash', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1), edit(1, { flight: 'A' }), remove(1)])
  await sync(place, rosa)
  expect(pushes(place)).toEqual([])
  expect(place.server.records.size).toBe(0)
  expect(rosa.store.dump('trash')).toMatchObject([{ id: boat(1), doc: { boatNumber: 1, flight: 'A' } }])
  expect(await rosa.engine.counts()).toMatchObject({ issued: 3, coalesced: 3, pending: 0 })
})

test('cash was taken without a network, and the boat is deleted before anybody heard of it: the deletion says what was taken', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  const taken = { item: 'p1', act: 'make', at: '2027-06-12T11:00:00.000Z', method: 'cash', buys: [], seen: [] }
  await rosa.engine.record([edit(1, { paymentLog: { p1: taken }, flight: 'A' }), remove(1)])
  expect(rosa.store.dump('outbox')).toMatchObject([{ kind: 'del', set: { paymentLog: { p1: taken } } }])
  expect(Object.keys(rosa.store.dump('outbox')[0]!.set!)).toEqual(['paymentLog'])
  await sync(place, rosa)
  expect(await rosa.engine.counts()).toMatchObject({ issued: 2, coalesced: 1, pending: 0 })
})

test('a boat that was taken out while its entry was on its way does not come back', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  place.server.fail((call) => (call === 'push' ? { failure: CUT, after: true } : null))
  await sync(place, rosa)
  await rosa.engine.record([remove(1)])
  expect(await rowOf(rosa, 1)).toBeUndefined()
  place.server.fail(null)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toBeNull()
  expect(await rowOf(rosa, 1)).toBeUndefined()
})

test('what is changed while it is on its way waits behind it, and what was sent is sent again unchanged', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  place.server.fail((call) => (call === 'push' ? { failure: CUT, after: true } : null))
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 8 })])
  place.server.fail(null)
  await sync(place, rosa)
  const [first, again, second] = pushes(place).map(({ ops }) => ops)
  expect(again).toEqual(first)
  expect(second).toMatchObject([{ set: { boatNumber: 8 }, base: { boatNumber: 1 }, baseRev: 1 }])
  expect([...place.server.effects.values()]).toEqual([1, 1])
})

test('several changes of a boat are sent as one, with what was seen first', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, flight: 'A' })
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 2 }), edit(1, { boatNumber: 3, flight: 'B' })])
  await sync(place, rosa)
  expect(pushes(place).map(({ ops }) => ops)).toMatchObject([
    [{ set: { boatNumber: 3, flight: 'B' }, base: { boatNumber: 1, flight: 'A' } }],
  ])
})

test('a thousand changes and one that breaks the server: 999 land in at most nine requests more, and the one waits for a person', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record(field(1000))
  place.server.fail((call, ops) => (call === 'push' && ops.some(({ id }) => id === boat(477)) ? { failure: BROKEN } : null))
  await sync(place, rosa, 1500)
  expect(place.server.records.size).toBe(999)
  expect(pushes(place).length).toBeLessThanOrEqual(10 + 9)
  await sync(place, rosa, 300_000)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ id: boat(477), reason: 'server_error' }])
  expect(await rowOf(rosa, 477)).toMatchObject({ boatNumber: 477 })
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})

test.each([1, 2, 3, 5])(
  'with %i bad changes among five hundred, the others need at most ⌈n/100⌉ + 1 + k·(⌈log₂100⌉ + 1) requests',
  async (bad) => {
    const place = ramp()
    const rosa = place.device()
    await rosa.engine.record(field(500))
    const broken = new Set(Array.from({ length: bad }, (_, index) => boat(37 + index * 91)))
    place.server.fail((call, ops) => (call === 'push' && ops.some(({ id }) => broken.has(id)) ? { failure: BROKEN } : null))
    rosa.engine.lead()
    for (let waited = 0; place.server.records.size < 500 - bad && waited < 100; waited++) await place.clock.pass(500)
    expect(place.server.records.size).toBe(500 - bad)
    expect(pushes(place).length).toBeLessThanOrEqual(5 + 1 + bad * (Math.ceil(Math.log2(100)) + 1))
    await place.clock.pass(600_000)
    expect(await rosa.engine.counts()).toMatchObject({ pending: 0, sealed: 0, quarantined: bad })
  },
)

test('a server that breaks on everything breaks nothing here: the queue is kept, and hardly anything is asked of it', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record(field(200))
  place.server.fail((call) => (call === 'push' ? { failure: BROKEN } : null))
  await sync(place, rosa, 60_000)
  expect((await rosa.engine.counts()).quarantined).toBe(0)
  expect(pushes(place).length).toBeLessThan(120)
  place.server.fail(null)
  await sync(place, rosa, 130_000)
  expect(place.server.records.size).toBe(200)
})

test('what the server broke on is tried again the next day, under the same id', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  place.server.fail((call) => (call === 'push' ? { failure: BROKEN } : null))
  await sync(place, rosa, 900_000)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ reason: 'server_error' }])
  place.server.fail(null)
  place.clock.set(place.clock.now() + 2 * 86_400_000)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1 })
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 0, settled: 1, issued: 1 })
})

test('what the server could not read is sent again, under its id, after an update', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  place.server.refuse(() => ({ status: 'too_old', code: 'sync.too-old', message: '' }))
  await sync(place, rosa)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ reason: 'too_old' }])
  const [{ opId }] = rosa.store.dump('quarantine') as [{ opId: string }]
  place.server.refuse(null)
  place.clock.set(place.clock.now() + 2 * 86_400_000)
  await sync(place, rosa)
  expect(pushes(place).flatMap(({ ops }) => ops.map(({ op }) => op))).toEqual([opId, opId])
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1 })
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 0, settled: 1, issued: 1 })
})

test('batches halve on a slow link until they pass, and grow again', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record(field(300))
  place.server.fail((call, ops) => (call === 'push' && ops.length > 30 ? { failure: SLOW } : null))
  await sync(place, rosa, 1500)
  expect(
    pushes(place)
      .slice(0, 3)
      .map(({ ops }) => ops.length),
  ).toEqual([100, 50, 25])
  expect(place.server.records.size).toBe(300)
  place.server.fail(null)
  const before = pushes(place).length
  await rosa.engine.record(Array.from({ length: 400 }, (_, index) => entry(1000 + index)))
  await sync(place, rosa, 1500)
  expect(
    Math.max(
      ...pushes(place)
        .slice(before)
        .map(({ ops }) => ops.length),
    ),
  ).toBe(100)
})

test('one change that is refused as a whole request does not take the others with it', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record(field(100))
  const failure: TransportFailure = { kind: 'refused', status: 400, code: 'request.invalid', message: 'This form is not complete.' }
  place.server.fail((call, ops) => (call === 'push' && ops.some(({ id }) => id === boat(3)) ? { failure } : null))
  await sync(place, rosa, 1500)
  expect(place.server.records.size).toBe(99)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ id: boat(3), reason: 'request.invalid', message: 'This form is not complete.' }])
})

test('a refused entry waits with what hangs on it; corrected in its own form, everything goes', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse((op) =>
    op.set?.boatNumber === 13 ? { status: 'rejected', code: 'boat-number.taken', message: 'Boat 13 is already Hall.' } : null,
  )
  await rosa.engine.record([entry(1, { boatNumber: 13 })])
  await sync(place, rosa)
  await rosa.engine.record([{ kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 80 } }])
  await sync(place, rosa)
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 1, waiting: 1, pending: 0 })
  expect(place.server.records.size).toBe(0)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 13 })
  await rosa.engine.record([edit(1, { boatNumber: 14 })])
  await sync(place, rosa)
  expect([...place.server.records.values()].map(({ doc }) => doc)).toMatchObject([{ boatNumber: 14 }, { weight: 80 }])
  const counts = await rosa.engine.counts()
  expect(counts).toMatchObject({ quarantined: 0, waiting: 0, pending: 0 })
  expect(isAccountedFor(counts)).toBe(true)
})

test('a change that comes before what it hangs on waits for it; if that never comes, a person hears of it', async () => {
  const place = ramp()
  const rosa = place.device()
  let isThere = false
  place.server.refuse((op) => (isThere || op.id !== boat(1) ? null : { status: 'deferred', missing: [idOf('70', 1)] }))
  await rosa.engine.record([entry(1), entry(2)])
  await sync(place, rosa)
  expect(place.server.records.size).toBe(1)
  isThere = true
  await sync(place, rosa, 10_000)
  expect(place.server.records.size).toBe(2)
  isThere = false
  await rosa.engine.record([edit(1, { boatNumber: 4 })])
  await sync(place, rosa, 300_000)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ id: boat(1), reason: 'reference.unknown' }])
})

test('a clock that is set back a day does not hold back what was put off for a second', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse(() => ({ status: 'deferred', missing: [idOf('70', 1)] }))
  await rosa.engine.record([entry(1)])
  await sync(place, rosa)
  place.server.refuse(null)
  place.clock.set(place.clock.now() - 86_400_000)
  await sync(place, rosa)
  expect(place.server.records.size).toBe(1)
})

test('a refused change keeps what was built on it honest: the next one says what the server had', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  place.server.refuse((op) => (op.set?.boatNumber === 13 ? { status: 'rejected', code: 'boat-number.taken', message: '' } : null))
  await rosa.engine.record([edit(1, { boatNumber: 13 })])
  place.server.fail((call) => (call === 'push' ? { failure: CUT } : null))
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 14 })])
  place.server.fail(null)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 14 })
  expect(rosa.store.dump('questions')).toEqual([])
  await rosa.engine.record([edit(1, { boatNumber: 13 })])
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { boatNumber: 15 })])
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 15 })
  expect(rosa.store.dump('questions')).toEqual([])
})

test('an angler who was here under another id is that one everywhere on the device, also where a form still holds the old id', async () => {
  const place = ramp()
  const rosa = place.device()
  const [mine, known] = [idOf('c', 1), idOf('c', 2)]
  place.server.change(USERS, known, { name: 'Mei Chen' })
  await rosa.engine.record([{ kind: 'create', tbl: USERS, id: mine, doc: { name: 'Mei Chen', phone: '555' } }])
  place.server.fail((call) => (call === 'push' ? { failure: CUT } : null))
  await sync(place, rosa)
  await rosa.engine.record([entry(1, { users: [mine] })])
  place.server.refuse((op) => (op.id === mine ? { status: 'aliased', alias: known, record: { name: 'Mei Chen', _rev: 1 } } : null))
  place.server.fail((call, ops) => (call === 'push' && ops.every(({ tbl }) => tbl === ENTRIES) ? { failure: CUT } : null))
  place.server.transport.push = oneByOne(place.server.transport.push)
  await sync(place, rosa)
  expect(await rosa.engine.rowsOf(USERS)).toMatchObject([{ _id: known, name: 'Mei Chen' }])
  expect(await rowOf(rosa, 1)).toMatchObject({ users: [known] })
  await rosa.engine.record([
    edit(1, { users: [mine, idOf('c', 3)] }),
    { kind: 'edit', tbl: USERS, id: mine, patch: { name: 'Mei Chen-Hall' } },
  ])
  await sync(place, rosa)
  place.server.fail(null)
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ users: [known, idOf('c', 3)] })
  expect(place.server.records.get(known)?.doc).toMatchObject({ name: 'Mei Chen-Hall' })
})

test('an older server that answers change for nothing empties the queue only when it says that all is well', async () => {
  const place = ramp()
  const rosa = place.device()
  const { push } = place.server.transport
  let ok = false
  place.server.transport.push = async (body) => {
    const answer = await push(body)
    return answer.ok ? { ok: true, value: { ok, acknowledged: true, serverTime: answer.value.serverTime } as never } : answer
  }
  await rosa.engine.record([entry(1)])
  await sync(place, rosa, 5000)
  expect((await rosa.engine.counts()).settled).toBe(0)
  ok = true
  await sync(place, rosa, 120_000)
  expect(await rosa.engine.counts()).toMatchObject({ settled: 1, pending: 0, sealed: 0 })
})

test('a late answer, heard by a tab that was frozen, finds nothing left to do', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  let release = () => {}
  const { push } = place.server.transport
  place.server.transport.push = async (body) => {
    const answer = await push(body)
    await new Promise<void>((done) => {
      release = done
    })
    return answer
  }
  rosa.engine.lead()
  await place.clock.pass(10)
  await rosa.engine.stop()
  place.server.transport.push = push
  await sync(place, rosa)
  release()
  await place.clock.pass(10)
  expect(await rosa.engine.counts()).toMatchObject({ settled: 1, issued: 1 })
})

test('the server hears up to where everything is done with, and not further', async () => {
  const place = ramp()
  const rosa = place.device()
  const heard: number[] = []
  const { hello } = place.server.transport
  place.server.transport.hello = (body) => {
    heard.push(body.ackThrough)
    return hello(body)
  }
  place.server.refuse((op) => (op.id === boat(2) ? { status: 'deferred', missing: [boat(9)] } : null))
  await rosa.engine.record([entry(1), entry(2), entry(3)])
  await sync(place, rosa)
  await sync(place, rosa)
  place.server.refuse(null)
  await sync(place, rosa, 10_000)
  await sync(place, rosa)
  expect(heard).toEqual([0, 1, 1, 3])
})

test('the result of a tournament goes after the bags that were weighed before, and before those weighed after it was opened again', async () => {
  const place = ramp()
  const rosa = place.device()
  const open = idOf('70', 1)
  const weigh = (number: number) =>
    ({ kind: 'event' as const, tbl: EVENTS, id: idOf('e', number), event: { tournament: open, weight: number } }) as const
  await rosa.engine.record([weigh(1), { kind: 'call', call: 'finalize', tbl: 'tournaments', id: open, body: {} }])
  await rosa.engine.record([{ kind: 'call', call: 'reopen', tbl: 'tournaments', id: open, body: {} }, weigh(2)])
  await sync(place, rosa)
  const sent = pushes(place).flatMap(({ ops }) => ops.map(({ kind, call, id }) => call ?? `${kind} ${id.slice(-1)}`))
  expect(sent).toEqual(['event 1', 'finalize', 'reopen', 'event 2'])
})

test('results do not become official over a bag that was refused before they were sent; once somebody has decided, they go', async () => {
  const place = ramp()
  const rosa = place.device()
  const open = idOf('70', 1)
  const weigh = (number: number) =>
    ({ kind: 'event' as const, tbl: EVENTS, id: idOf('e', number), event: { tournament: open, weight: number } }) as const
  place.server.refuse((op) => (op.id === idOf('e', 2) ? { code: 'weigh-in.already', message: 'Weighed already.' } : null))
  await rosa.engine.record([weigh(1), weigh(2), { kind: 'call', call: 'finalize', tbl: 'tournaments', id: open, body: {} }])
  await sync(place, rosa)
  const sent = () => pushes(place).flatMap(({ ops }) => ops.map(({ call, id }) => call ?? id.slice(-1)))
  expect(sent()).toEqual(['1', '2'])
  expect(await rosa.engine.counts()).toMatchObject({ waiting: 1, quarantined: 1 })
  const [refusal] = rosa.store.dump('quarantine') as OutboxRow[]
  await rosa.engine.discard(refusal!.opId)
  await sync(place, rosa)
  expect(sent()).toEqual(['1', '2', 'finalize'])
})

test('nor over a refused change of a boat, which does not name the tournament itself; those of other tournaments go', async () => {
  const place = ramp()
  const rosa = place.device()
  const [fork, other] = [idOf('70', 1), idOf('70', 2)]
  await rosa.engine.record([entry(1, { boatNumber: 1, tournament: fork })])
  await sync(place, rosa)
  place.server.refuse((op) => (op.id === boat(1) ? { code: 'boat-number.taken', message: 'Taken.' } : null))
  const finalize = (id: string) => ({ kind: 'call' as const, call: 'finalize' as const, tbl: 'tournaments' as const, id, body: {} })
  await rosa.engine.record([edit(1, { boatNumber: 2 }), finalize(fork), finalize(other)])
  await sync(place, rosa)
  const finals = pushes(place).flatMap(({ ops }) => ops.filter(({ call }) => call).map(({ id }) => id))
  expect(finals).toEqual([other])
})

test('nothing that is kept on a device can be told from what a crash left: a batch is sealed before it is sent', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1)])
  let states: unknown[] = []
  place.server.fail((call) => {
    if (call === 'push') states = (rosa.store.dump('outbox') as OutboxRow[]).map(({ state, tries }) => [state, tries])
    return null
  })
  await sync(place, rosa)
  expect(states).toEqual([['sealed', 1]])
})
