import { expect, test } from 'vitest'
import { boat, ENTRIES, EVENTS, edit, entry, idOf, isAccountedFor, ramp, remove, rowOf, sync } from '../testing/ramp.ts'
import { givenUpIn } from './given-up.ts'

const TAKEN = { status: 'rejected' as const, code: 'boat-number.taken', message: 'Boat 13 is already Hall.' }

async function refusedEdit() {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, flight: 'A' })
  await sync(place, rosa)
  place.server.refuse((op) => (op.set?.boatNumber === 13 ? { ...TAKEN, record: { boatNumber: 1, flight: 'A', _rev: 1 } } : null))
  await rosa.engine.record([edit(1, { boatNumber: 13 })])
  await sync(place, rosa)
  const [refusal] = rosa.store.dump('quarantine')
  return { place, rosa, opId: refusal!.opId as string }
}

test('a refused change stays on the screen until somebody decides, and other changes of the boat go on', async () => {
  const { place, rosa } = await refusedEdit()
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 13, flight: 'A' })
  await rosa.engine.record([edit(1, { flight: 'B' })])
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1, flight: 'B' })
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 13, flight: 'B' })
})

test('whoever gives it up sees what the server has, and finds the rest in the trash', async () => {
  const { rosa, opId } = await refusedEdit()
  expect(await rosa.engine.discard(opId)).toMatchObject({ reason: 'boat-number.taken', message: 'Boat 13 is already Hall.' })
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 1 })
  expect(rosa.store.dump('trash')).toMatchObject([{ why: 'discarded', doc: { boatNumber: 13 } }])
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 0, discarded: 1 })
  expect(await rosa.engine.discard(opId)).toBeNull()
})

test('whoever tries again with another number sends it under a new id', async () => {
  const { place, rosa, opId } = await refusedEdit()
  const again = await rosa.engine.retry(opId, { boatNumber: 14 })
  expect(again!.opId).not.toBe(opId)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 14 })
  const counts = await rosa.engine.counts()
  expect(counts).toMatchObject({ quarantined: 0, pending: 0, conflicts: 0 })
  expect(isAccountedFor(counts)).toBe(true)
})

test('a deletion that is refused has not happened: the boat is there again', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  place.server.refuse((op) => (op.kind === 'del' ? { status: 'rejected', code: 'entry.weighed', message: '' } : null))
  await rosa.engine.record([remove(1)])
  expect(await rowOf(rosa, 1)).toBeUndefined()
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 1 })
})

test('an entry that was refused and is given up lets go of what waited for it, which a person then hears of', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse((op) => {
    if (op.id === boat(1)) return TAKEN
    return op.kind === 'event' && !place.server.records.has(boat(1)) ? { status: 'deferred', missing: [boat(1)] } : null
  })
  await rosa.engine.record([
    entry(1, { boatNumber: 13 }),
    { kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 80 } },
  ])
  await sync(place, rosa, 5000)
  expect(await rosa.engine.counts()).toMatchObject({ quarantined: 1, waiting: 1 })
  const [refusal] = rosa.store.dump('quarantine')
  await rosa.engine.discard(refusal!.opId as string)
  expect(await rowOf(rosa, 1)).toBeUndefined()
  await sync(place, rosa, 300_000)
  expect(rosa.store.dump('quarantine')).toMatchObject([{ id: idOf('e', 1), reason: 'reference.unknown', set: { weight: 80 } }])
  expect(isAccountedFor(await rosa.engine.counts())).toBe(true)
})

test('a boat whose entry was refused can be taken out: nothing is sent', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse(() => TAKEN)
  await rosa.engine.record([entry(1)])
  await sync(place, rosa)
  const before = place.server.requests.filter(({ call }) => call === 'push').length
  await rosa.engine.record([remove(1)])
  await sync(place, rosa)
  expect(place.server.requests.filter(({ call }) => call === 'push').length).toBe(before)
  const counts = await rosa.engine.counts()
  expect(counts).toMatchObject({ quarantined: 0, pending: 0, discarded: 1 })
  expect(isAccountedFor(counts)).toBe(true)
})

test('a change of a boat that is gone, given up before anything is fetched, takes the boat off the list', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1 })
  await sync(place, rosa)
  place.server.change(ENTRIES, boat(1), null)
  await rosa.engine.record([edit(1, { boatNumber: 2 })])
  place.server.fail((call) => (call === 'changes' ? { failure: { kind: 'unreachable', timedOut: false } } : null))
  await sync(place, rosa)
  expect(await rowOf(rosa, 1)).toMatchObject({ boatNumber: 2 })
  const [refusal] = rosa.store.dump('quarantine')
  await rosa.engine.discard(refusal!.opId as string)
  expect(await rowOf(rosa, 1)).toBeUndefined()
})

test('of what was given up stays why, also of what went with it, and none of its words', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse(() => TAKEN)
  const [creation] = await rosa.engine.record([entry(1)])
  await sync(place, rosa)
  await rosa.engine.record([{ kind: 'call', call: 'finalize', tbl: ENTRIES, id: boat(1), body: { at: 'noon' } } as never])
  await rosa.engine.discard(creation!.opId!)
  const givenUp = await rosa.store.read([], (tx) => givenUpIn(tx.kv))
  expect(givenUp).toMatchObject([
    { opId: creation!.opId, kind: 'up', reason: 'boat-number.taken' },
    { kind: 'call', reason: 'boat-number.taken', message: 'Boat 13 is already Hall.' },
  ])
  expect(givenUp.flatMap(({ set }) => set ?? [])).toEqual([])
})

test('a bag behind a refused boat counts for the boat that is there, and only the refused entry is given up', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.change(ENTRIES, boat(1), { boatNumber: 1, users: ['jo', 'minh'] })
  await sync(place, rosa)
  const twice = { status: 'rejected' as const, code: 'entry.angler-twice', message: 'Jo Reyes is already entered in this tournament.' }
  place.server.refuse((op) => (op.kind === 'up' && op.id === boat(2) && op.baseRev === 0 ? twice : null))
  const bag = idOf('e', 1)
  await rosa.engine.record([entry(2, { users: ['jo', 'minh'] })])
  await sync(place, rosa)
  await rosa.engine.record([{ kind: 'event', tbl: EVENTS, id: bag, event: { entry: boat(2), weight: 14 } }])
  await sync(place, rosa)
  expect([place.server.records.get(bag), (await rosa.engine.counts()).waiting]).toEqual([undefined, 1])

  const opId = rosa.store.dump('quarantine')[0]!.opId as string
  expect(await rosa.engine.standFor(opId, boat(9))).toBe(false)
  expect(await rosa.engine.standFor(opId, boat(1))).toBe(true)
  expect(await rosa.engine.standFor(opId, boat(1))).toBe(false)
  await sync(place, rosa)
  expect(place.server.records.get(bag)?.doc).toMatchObject({ entry: boat(1), weight: 14 })
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1, users: ['jo', 'minh'] })
  expect([await rowOf(rosa, 2), await rowOf(rosa, 1)]).toMatchObject([undefined, { boatNumber: 1 }])
  const counts = await rosa.engine.counts()
  expect(counts).toMatchObject({ quarantined: 0, waiting: 0, pending: 0, discarded: 1 })
  expect(isAccountedFor(counts)).toBe(true)
})
