import { expect, test } from 'vitest'
import { boat, ENTRIES, EVENTS, edit, entry, idOf, isAccountedFor, ramp, rowOf, sync } from '../testing/ramp.ts'

test('a station whose network died hands its work over in a file: both send it, it counts once', async () => {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  place.server.change(ENTRIES, boat(2), { boatNumber: 2 })
  await sync(place, rosa)
  await sync(place, dale)
  await rosa.engine.record([
    entry(1),
    edit(2, { boatNumber: 5 }),
    { kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 80 } },
  ])
  const file = JSON.parse(JSON.stringify(await rosa.engine.rescue()))
  expect(await dale.engine.takeIn(file)).toEqual({ taken: 3, known: 0 })
  expect(await dale.engine.takeIn(file)).toEqual({ taken: 0, known: 3 })
  expect(await rowOf(dale, 1)).toMatchObject({ boatNumber: 1 })
  await sync(place, dale)
  await sync(place, rosa)
  expect([...place.server.effects.values()]).toEqual([1, 1, 1])
  expect(await dale.engine.takeIn(file)).toEqual({ taken: 0, known: 3 })
  for (const { engine } of [rosa, dale]) {
    const counts = await engine.counts()
    expect(counts).toMatchObject({ pending: 0, sealed: 0, settled: 3, issued: 3 })
    expect(isAccountedFor(counts)).toBe(true)
  }
})

test('a late boat in a file is late by a clock that proves nothing, on the laptop and on the tablet that wakes up: both send the same', async () => {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  await rosa.engine.record([entry(1)])
  await sync(place, rosa)
  const bag = { entry: boat(1), minutesLate: 20, lateBy: 'clock', at: new Date(place.clock.now()).toISOString() }
  await rosa.engine.record([
    { kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: bag },
    edit(1, { checkInLog: { ['a'.repeat(24)]: { moment: 'back-0', at: bag.at, clock: 'expected' } } }),
  ])
  await dale.engine.takeIn(JSON.parse(JSON.stringify(await rosa.engine.rescue())))
  await sync(place, dale)
  await sync(place, rosa)
  expect([...rosa.store.dump('quarantine'), ...dale.store.dump('quarantine')]).toEqual([])
  expect(place.server.records.get(idOf('e', 1))?.doc).toMatchObject({ lateBy: 'unproven-clock' })
  expect(place.server.records.get(boat(1))?.doc?.checkInLog).toEqual({
    ['a'.repeat(24)]: { moment: 'back-0', at: bag.at, clock: 'unproven' },
  })
})

test('what is typed after the file was made is a change of its own: the one in the file is sent by both as it was', async () => {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  await rosa.engine.record([entry(1)])
  const file = JSON.parse(JSON.stringify(await rosa.engine.rescue()))
  await rosa.engine.record([edit(1, { status: 'Paid' })])
  await dale.engine.takeIn(file)
  await sync(place, rosa)
  await sync(place, dale)
  const said = place.server.requests.flatMap(({ ops }) => ops.map(({ op, set }) => JSON.stringify([op, set])))
  expect(said.length).toBe(3)
  expect(new Set(said).size).toBe(2)
  expect(await rowOf(dale, 1)).toMatchObject({ boatNumber: 1, status: 'Paid' })
})

test('a full disk gives its file, too; what is altered there afterwards waits for a person when the file was faster', async () => {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  await rosa.engine.record([entry(1)])
  rosa.store.onWrite(() => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  })
  const file = JSON.parse(JSON.stringify(await rosa.engine.rescue()))
  rosa.store.onWrite(null)
  await rosa.engine.record([edit(1, { status: 'Paid' })])
  await dale.engine.takeIn(file)
  await sync(place, dale)
  await sync(place, rosa)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1 })
  expect(rosa.store.dump('quarantine')).toMatchObject([{ reason: 'op_reused', set: { boatNumber: 1, status: 'Paid' } }])
})

test('taken back into the database it came from, everything is known', async () => {
  const place = ramp()
  const rosa = place.device()
  await rosa.engine.record([entry(1), entry(2)])
  const file = await rosa.engine.rescue()
  await sync(place, rosa)
  expect(await rosa.engine.takeIn(file)).toEqual({ taken: 0, known: 2 })
  expect((await rosa.engine.counts()).pending).toBe(0)
})

test('what was put away with its database comes back into the new one of the same device, refused changes too', async () => {
  const place = ramp()
  const rosa = place.device()
  place.server.refuse((op) => (op.id === boat(2) ? { status: 'rejected', code: 'boat-number.taken', message: '' } : null))
  await rosa.engine.record([entry(2)])
  await sync(place, rosa)
  await rosa.engine.record([entry(1)])
  const file = await rosa.engine.rescue()
  const fresh = place.device()
  await fresh.engine.record([entry(8), entry(9)])
  expect(await fresh.engine.takeIn(file)).toEqual({ taken: 2, known: 0 })
  expect(await fresh.engine.counts()).toMatchObject({ pending: 3, quarantined: 1 })
  await sync(place, fresh)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1 })
  expect(isAccountedFor(await fresh.engine.counts())).toBe(true)
})

test('a file that was found after a month: its changes wait for a person, because the server may have done them and forgotten', async () => {
  const place = ramp()
  const [rosa, dale] = [place.device(), place.device()]
  await rosa.engine.record([entry(1), edit(1, { status: 'Paid' })])
  const file = JSON.parse(JSON.stringify(await rosa.engine.rescue()))
  await sync(place, rosa)
  const sent = place.server.requests.length
  place.clock.set(place.clock.now() + 31 * 86_400_000)
  await dale.engine.record([entry(2)])
  const { taken } = await dale.engine.takeIn(file)
  await sync(place, dale)
  expect(await dale.engine.counts()).toMatchObject({ pending: 0, sealed: 0, quarantined: taken })
  const again = place.server.requests.slice(sent).flatMap(({ ops }) => ops.map(({ id }) => id))
  expect(again).toEqual([boat(2)])
  expect((await dale.store.read([], (tx) => tx.quarantine.all())).map(({ reason }) => reason)).toEqual(Array(taken).fill('long_ago'))
  expect(await dale.engine.takeIn(file)).toEqual({ taken: 0, known: taken })
  expect(isAccountedFor(await dale.engine.counts())).toBe(true)
})

test('what was never sent and put away with its database is sent however long it lay there', async () => {
  const place = ramp()
  const [rosa, fresh] = [place.device(), place.device()]
  await rosa.engine.record([entry(1)])
  const file = await rosa.engine.rescue({ isLast: true })
  place.clock.set(place.clock.now() + 200 * 86_400_000)
  await fresh.engine.takeIn(file)
  await sync(place, fresh)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1 })
})

test('a refused boat that comes back with a file is sent before what was changed of it, and can be corrected in its own form', async () => {
  const place = ramp()
  const rosa = place.device()
  let isUp = false
  place.server.fail((call) => (isUp || call !== 'push' ? null : { failure: { kind: 'unreachable', timedOut: false } }))
  await rosa.engine.record([entry(1)])
  await sync(place, rosa)
  await rosa.engine.record([edit(1, { status: 'Paid' })])
  isUp = true
  place.server.refuse((op) => (op.base ? null : { status: 'rejected', code: 'entry.angler-twice', message: '' }))
  await sync(place, rosa)
  await rosa.engine.record([entry(2)])
  await sync(place, rosa)
  const file = JSON.parse(JSON.stringify(await rosa.engine.rescue()))
  place.server.refuse(null)

  const fresh = place.device()
  expect(await fresh.engine.takeIn(file)).toMatchObject({ taken: 3 })
  expect(await rowOf(fresh, 1)).toMatchObject({ boatNumber: 1, status: 'Paid' })
  const [first, second] = fresh.store.dump('quarantine').map(({ opId }) => String(opId))
  await fresh.engine.retry(first!)
  await fresh.engine.record([edit(2, { boatNumber: 7 })])
  expect(fresh.store.dump('quarantine').map(({ opId }) => opId)).not.toContain(second)
  await sync(place, fresh)
  expect(place.server.records.get(boat(1))?.doc).toMatchObject({ boatNumber: 1, status: 'Paid' })
  expect(place.server.records.get(boat(2))?.doc).toMatchObject({ boatNumber: 7 })
  expect(await fresh.engine.counts()).toMatchObject({ pending: 0, sealed: 0, waiting: 0, quarantined: 0 })
  expect(isAccountedFor(await fresh.engine.counts())).toBe(true)
})
