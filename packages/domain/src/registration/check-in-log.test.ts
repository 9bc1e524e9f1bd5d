import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CheckInLog,
  type CheckInsSaid,
  foldCheckIns,
  hasExpected,
  type Logged,
  logOfCheckIns,
  retimedLog,
  withCheckIns,
  wordsOfSeenAgain,
} from './check-in-log.ts'
import { checkInAs, checkInChange } from './check-ins.ts'

const BOAT: Logged = { _id: 'boat', checkedInAt: null, checkIns: {}, checkInLog: {} }
const NOW = '2027-06-12T23:00:00.000Z'
const at = (minute: number) => `2027-06-12T20:${String(minute).padStart(2, '0')}:00.000Z`
const BACK = { kind: 'back', day: 0 } as const

/** The boat as it is once somebody at the server has said so. */
const after = (boat: Logged, said: CheckInsSaid, now: string | null = NOW): Logged => ({ ...boat, ...withCheckIns(boat, said, now) })
/** What a device adds, as it goes over the wire, and the boat as the server has it then. */
const heard = (boat: Logged, ...devices: Logged[]): Logged =>
  devices.reduce((known, { checkInLog }) => after(known, { checkInLog: compared(checkInLog) }), boat)
/** By clocks that are right. What was judged stays as it was judged. */
const compared = (checkInLog: Logged['checkInLog']) =>
  retimedLog({ checkInLog }, { shift: 0, proven: true }).checkInLog as Logged['checkInLog']

test('the first who saw the boat counts, whichever device is heard first', () => {
  const dock = after(BOAT, checkInChange(BACK, at(7)), null)
  const truck = after(BOAT, checkInChange(BACK, at(5)), null)
  for (const boat of [heard(BOAT, dock, truck), heard(BOAT, truck, dock)]) expect(boat.checkIns).toEqual({ 'back-0': at(5) })
})

test('whoever takes a check-in back takes back their own, and not what another station saw', () => {
  const dock = after(after(BOAT, checkInChange(BACK, at(5)), null), checkInAs(BACK), null)
  const truck = after(BOAT, checkInChange(BACK, at(7)), null)
  expect(dock.checkIns).toEqual({ 'back-0': null })
  for (const boat of [heard(BOAT, dock, truck), heard(BOAT, truck, dock)]) expect(boat.checkIns).toEqual({ 'back-0': at(7) })
})

test('a return that was taken back by mistake is there again, with its time', () => {
  const back = after(BOAT, checkInChange(BACK, at(5)))
  const undone = after(back, checkInAs(BACK))
  const again = after(undone, checkInAs(BACK, back))
  expect([back.checkIns, undone.checkIns, again.checkIns]).toEqual([{ 'back-0': at(5) }, { 'back-0': null }, { 'back-0': at(5) }])
})

test('a return that two stations saw is taken back whole, and comes back as it was', () => {
  const both = after(after(BOAT, { checkIns: { 'back-0': at(52) } }), { checkIns: { 'back-0-unproven': at(55) } })
  const undone = after(both, checkInAs(BACK), null)
  expect(undone.checkIns).toEqual({ 'back-0': null })
  // Its time was heard by the server: the clock of this device has no part in it.
  const again = after(undone, checkInAs(BACK, both), null)
  expect([again.checkIns, hasExpected({ checkInLog: again.checkInLog })]).toEqual([{ 'back-0': at(52) }, false])
})

test('a clock that was set makes no boat late that a proven one saw, nor early', () => {
  const set = (boat: Logged, shift: number): Logged => ({
    ...boat,
    checkInLog: retimedLog({ checkInLog: boat.checkInLog }, { shift, proven: false }).checkInLog as Logged['checkInLog'],
  })
  const ahead = set(after(BOAT, checkInChange(BACK, at(40)), null), -20 * 60_000)
  const behind = set(after(BOAT, checkInChange(BACK, at(1)), null), 60_000)
  const right = after(BOAT, checkInChange(BACK, at(12)), null)
  expect(heard(BOAT, ahead).checkIns).toEqual({ 'back-0-unproven': at(20) })
  for (const boat of [heard(BOAT, ahead, behind, right), heard(BOAT, right, behind, ahead)])
    expect(boat.checkIns).toEqual({ 'back-0': at(12) })
})

test('no moment that is still to come is kept, and a return that was proves nothing', () => {
  const boat = after(BOAT, { checkedInAt: '2027-06-13T10:00:00.000Z', checkIns: { 'back-0': '2027-06-13T10:00:00.000Z' } })
  expect([boat.checkedInAt, boat.checkIns]).toEqual([NOW, { 'back-0-unproven': NOW }])
  const sent = after(BOAT, { checkedInAt: '2027-06-13T10:00:00.000Z' }, null)
  expect(heard(BOAT, sent).checkedInAt).toBe(NOW)
})

test('what a device has just said waits for the server, and a second change of it is not put right twice', () => {
  const boat = after(BOAT, checkInChange(BACK, at(5)), null)
  expect(hasExpected({ checkInLog: boat.checkInLog })).toBe(true)
  const once = retimedLog({ checkInLog: boat.checkInLog }, { shift: 60_000, proven: false })
  expect(hasExpected(once)).toBe(false)
  expect(retimedLog(once, { shift: 60_000, proven: false })).toEqual(once)
})

test('an event that is there is never written over, through whichever door another one comes under its id', () => {
  const boat = after(BOAT, checkInChange(BACK, at(5)))
  const [id = ''] = Object.keys(boat.checkInLog ?? {})
  expect(after(boat, { checkInLog: { [id]: { moment: 'back-0', at: at(1) } } })).toEqual(boat)
  const more = after(boat, { checkInLog: { [id]: { moment: 'back-0', at: at(1) }, other: { moment: 'back-1', at: at(3) } } })
  expect(more.checkIns).toEqual({ 'back-0': at(5), 'back-1': at(3) })
})

test('a return that reached the server before its clock was compared proves nothing', () => {
  const { checkInLog } = after(BOAT, checkInChange(BACK, at(5)), null)
  expect(after(BOAT, { checkInLog }).checkIns).toEqual({ 'back-0-unproven': at(5) })
})

test('a boat from before there was a log keeps its check-ins, and they can be taken back', () => {
  const old: Logged = { _id: 'boat', checkedInAt: at(1), checkIns: { meeting: at(0), 'back-0-unproven': at(9), 'out-1': null } }
  expect(foldCheckIns(logOfCheckIns(old))).toEqual({ checkedInAt: at(1), checkIns: { meeting: at(0), 'back-0-unproven': at(9) } })
  // On two devices its first events are the same.
  const [one, other] = [after(old, { checkedInAt: null }, null), after(old, checkInChange({ kind: 'out', day: 1 }, at(30)), null)]
  const boat = heard({ ...old, checkInLog: {} }, one, other)
  expect([boat.checkedInAt, boat.checkIns]).toEqual([null, { meeting: at(0), 'back-0-unproven': at(9), 'out-1': at(30) }])
})

test('the history tells of a second station that saw the boat, and of one that takes its own back, although what counts stays', () => {
  const first = after(BOAT, checkInChange(BACK, at(5)))
  const dock = after(BOAT, checkInChange(BACK, at(7)), null)
  const both = heard(first, dock)
  const undone = heard(both, after(dock, checkInAs(BACK), null))
  expect([first, both, undone].map(({ checkIns }) => checkIns)).toEqual(Array(3).fill({ 'back-0': at(5) }))
  const words = (one: Logged, other: Logged) => wordsOfSeenAgain(one.checkInLog as CheckInLog, other.checkInLog as CheckInLog)
  expect(words(first, both)).toEqual(['checked in at another station too'])
  expect(words(both, undone)).toEqual(['check-in of another station withdrawn'])
  expect(words(undone, undone)).toEqual([])
})

test('only what is kept of a boat is answered: the log and its copies', () => {
  expect(Object.keys(withCheckIns(BOAT, checkInChange(BACK, at(5)), NOW)).sort()).toEqual(['checkInLog', 'checkIns', 'checkedInAt'])
  expect(withCheckIns(BOAT, {}, NOW)).toEqual({})
})

const minute = fc.integer({ min: 0, max: 59 })
const deed = fc.record({
  device: fc.nat(2),
  moment: fc.constantFrom('meeting', 'out-0', 'back-0', 'back-1'),
  minute: fc.option(minute, { nil: null }),
})

test('LAW: devices that hear of each other in any order, and more than once, come to the same check-ins', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), fc.array(fc.nat(2), { minLength: 3, maxLength: 8 }), (deeds, order) => {
      const devices = [BOAT, BOAT, BOAT]
      for (const { device, moment, minute: said } of deeds) {
        const moments = said === null ? null : at(said)
        const change = moment === 'out-0' ? { checkedInAt: moments } : { checkIns: { [moment]: moments } }
        devices[device] = after(devices[device]!, change, null)
      }
      const all = [...order, 0, 1, 2].map((index) => devices[index]!)
      const [there, back] = [heard(BOAT, ...all), heard(BOAT, ...all.toReversed())]
      expect([there.checkedInAt, there.checkIns]).toEqual([back.checkedInAt, back.checkIns])
      // Nobody's event is lost.
      for (const { checkInLog } of devices) for (const id of Object.keys(checkInLog ?? {})) expect(there.checkInLog).toHaveProperty(id)
      // What is stored is what follows from the log.
      expect(foldCheckIns(there.checkInLog!)).toEqual({ checkedInAt: there.checkedInAt, checkIns: there.checkIns })
    }),
    { numRuns: 300 },
  )
})
