import { expect, test } from 'vitest'
import { boat, type Device, ENTRIES, EVENTS, edit, entry, idOf, ramp, rowOf, sync } from '../testing/ramp.ts'
import type { Change } from '../types.ts'

const MINUTE = 60_000

/** A tablet whose clock somebody sets. */
const aRamp = () => {
  const place = ramp({ kinds: { checkIns: 'earliest', checkedInAt: 'earliest' } })
  const tablet = place.device()
  /** The time of the server goes on as before. */
  const setAhead = (ms: number) => {
    place.clock.set(place.clock.now() + ms)
    place.server.said.off -= ms
  }
  return { place, tablet, setAhead }
}

const comesBack = async (device: Device, moment: number, day = 0) => {
  const known = await checkIns(device)
  await device.engine.record([edit(1, { checkIns: { ...known, [`back-${day}`]: iso(moment) } })])
}
const iso = (ms: number) => new Date(ms).toISOString()

async function checkIns(device: Device): Promise<Record<string, string | null>> {
  return (await rowOf(device, 1))!.checkIns as Record<string, string | null>
}

test('a clock that is set ahead in the dark: when the server is heard, the boat is back when it was, by a clock that proves nothing', async () => {
  const { place, tablet, setAhead } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const cameBack = place.clock.now()
  setAhead(20 * MINUTE)
  const opened = tablet.restart()
  await comesBack(opened, place.clock.now())
  expect(await checkIns(opened)).toEqual({ 'back-0': iso(cameBack + 20 * MINUTE) })
  await sync(place, opened)
  expect(place.server.records.get(boat(1))?.doc?.checkIns).toEqual({ 'back-0-unproven': iso(cameBack) })
  expect(await checkIns(opened)).toEqual({ 'back-0-unproven': iso(cameBack) })
})

test('a clock that is wrong all day by the same minutes proves when a boat came back', async () => {
  const { place, tablet, setAhead } = aRamp()
  setAhead(4 * MINUTE)
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const { clockOff } = tablet.engine.state()
  expect(clockOff).toBe(-4 * MINUTE)
  const moment = place.clock.now() + clockOff!
  await comesBack(tablet, moment)
  await sync(place, tablet)
  expect(place.server.records.get(boat(1))?.doc?.checkIns).toEqual({ 'back-0': iso(moment) })
})

test('a clock that is set back does not make an early boat of a late one', async () => {
  const { place, tablet, setAhead } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const cameBack = place.clock.now()
  setAhead(-30 * MINUTE)
  await comesBack(tablet, place.clock.now())
  await sync(place, tablet)
  expect(place.server.records.get(boat(1))?.doc?.checkIns).toEqual({ 'back-0-unproven': iso(cameBack) })
})

test('what is written beside a moment that has been put right is not put right with it, nor that moment twice', async () => {
  const { place, tablet, setAhead } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const first = place.clock.now()
  setAhead(20 * MINUTE)
  await comesBack(tablet, place.clock.now())
  // The server is heard, and what waits does not get through.
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'unreachable', timedOut: false } } : null))
  await sync(place, tablet)
  place.server.fail(null)
  const second = place.clock.now() + tablet.engine.state().clockOff!
  await comesBack(tablet, second, 1)
  await sync(place, tablet)
  expect(place.server.records.get(boat(1))?.doc?.checkIns).toEqual({ 'back-0-unproven': iso(first), 'back-1': iso(second) })
  expect(tablet.store.dump('outbox')).toEqual([])
})

test('a bag that is late by the clock says so of a proven one alone; what a person said stays', async () => {
  const { place, tablet, setAhead } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const bag = (number: number, lateBy: string): Change => {
    const at = iso(place.clock.now() + tablet.engine.state().clockOff!)
    return { kind: 'event', tbl: EVENTS, id: idOf('e', number), event: { entry: boat(1), minutesLate: 20, lateBy, at } }
  }
  const lateBy = (number: number) => place.server.records.get(idOf('e', number))?.doc?.lateBy
  const bumpOf = (number: number) => place.server.records.get(boat(number))?.doc?.bump
  await tablet.engine.record([bag(1, 'clock'), edit(1, { bump: { day: 0, minutesLate: 20, lateBy: 'clock' } }), entry(2)])
  await sync(place, tablet)
  expect([lateBy(1), bumpOf(1)]).toMatchObject(['clock', { lateBy: 'clock' }])
  setAhead(20 * MINUTE)
  await tablet.engine.record([bag(2, 'clock'), bag(3, 'person'), edit(2, { bump: { day: 0, minutesLate: 20, lateBy: 'clock' } })])
  await sync(place, tablet)
  expect([lateBy(2), lateBy(3), bumpOf(2)]).toMatchObject(['unproven-clock', 'person', { lateBy: 'unproven-clock' }])
})

test('what the screens show of a check-in is put right with it, before the server has it', async () => {
  const { place, tablet, setAhead } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  const cameBack = place.clock.now()
  setAhead(20 * MINUTE)
  const at = iso(place.clock.now())
  const change = edit(1, { checkInLog: { [idOf('c', 1)]: { moment: 'back-0', at, clock: 'expected' } } })
  await tablet.engine.record([{ ...change, shown: { 'checkIns.back-0': at } } as Change])
  expect(await checkIns(tablet)).toEqual({ 'back-0': at })
  place.server.fail((call) => (call === 'push' ? { failure: { kind: 'unreachable', timedOut: false } } : null))
  await sync(place, tablet)
  expect(await checkIns(tablet)).toEqual({ 'back-0-unproven': iso(cameBack) })
})

test('nothing but a moment makes a contact necessary', async () => {
  const { place, tablet } = aRamp()
  await tablet.engine.record([entry(1)])
  await sync(place, tablet)
  tablet.engine.lead()
  await place.clock.pass(1000)
  const before = place.server.requests.filter(({ call }) => call === 'hello').length
  await tablet.engine.record([edit(1, { boatNumber: 4 })])
  await place.clock.pass(3000)
  expect(place.server.requests.filter(({ call }) => call === 'hello')).toHaveLength(before)
  await comesBack(tablet, place.clock.now())
  await place.clock.pass(3000)
  expect(place.server.requests.filter(({ call }) => call === 'hello')).toHaveLength(before + 1)
  expect((await tablet.engine.rowsOf(ENTRIES))[0]).toMatchObject({ boatNumber: 4 })
})
