import './weigh-ins.writes.ts'
import { weighInCalls as calls } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { id, NOW } from '#platform/local-writes/testing/a-device.ts'
import { ANA, FORK, HALL, herTablet, REYES } from '#platform/local-writes/testing/a-ramp.ts'

const raw = { text: '14-07', unit: 'lb-oz', time: NOW, device: 'Ana’s tablet', tareState: 'unknown' } as const
const bag = { _id: id(40), tournament: FORK, entry: HALL, day: 0, weight: 231_000, totalFish: 5, station: 'A', raw, at: NOW }

test('a bag is one event of the log, in ounces, with what the scale said', async () => {
  const { changes, answer } = await herTablet().do(calls.create, { body: bag })
  expect(changes).toMatchObject([
    {
      kind: 'event',
      tbl: 'weigh-in-events',
      id: id(40),
      event: { _id: id(40), weighIn: id(40), kind: 'weigh', entry: HALL, day: 0, weight: 231, totalFish: 5, station: 'A', by: ANA, raw },
    },
  ])
  expect(answer).toMatchObject({ _id: id(40), weight: 231_000, adjustedWeight: 231_000, voided: false, station: 'A', at: NOW })
})

test('a double tap is one event', async () => {
  const tablet = herTablet()
  await tablet.do(calls.create, { body: bag })
  expect((await tablet.do(calls.create, { body: bag })).changes).toEqual([])
  await expect(tablet.do(calls.create, { body: { ...bag, weight: 200_000 } })).rejects.toMatchObject({ code: 'record.id-taken' })
})

test('a device whose clock runs ahead weighs no later than now', async () => {
  const { answer } = await herTablet().do(calls.create, { body: { ...bag, at: '2027-06-12T23:00:00.000Z' } })
  expect(answer.at).toBe(NOW)
})

test('a correction keeps the old weight in the history; a void strikes it out, twice is once', async () => {
  const tablet = herTablet()
  const { answer: weighed } = await tablet.do(calls.create, { body: bag })
  const fix = { weight: 230_000, reason: 'Misread', _rev: weighed._rev }
  const fixed = await tablet.do(calls.update, { params: { id: bag._id }, body: fix })
  expect(fixed.changes).toMatchObject([
    { kind: 'event', event: { kind: 'correct', weighIn: id(40), weight: 230, totalFish: 5, raw: null } },
  ])
  expect(fixed.answer).toMatchObject({ weight: 230_000, corrected: true, _rev: 2 })
  await expect(tablet.do(calls.update, { params: { id: bag._id }, body: { ...fix, weight: 1 } })).rejects.toMatchObject({
    code: 'record.stale',
  })
  const voided = await tablet.do(calls.voidWeighIn, { params: { id: bag._id }, body: { reason: 'wrong boat' } })
  expect(voided.changes).toMatchObject([{ event: { kind: 'void', weighIn: id(40), weight: 0, reason: 'wrong boat' } }])
  expect(voided.answer.voided).toBe(true)
  expect((await tablet.do(calls.voidWeighIn, { params: { id: bag._id }, body: { reason: 'again' } })).changes).toEqual([])
  await expect(tablet.do(calls.update, { params: { id: bag._id }, body: { weight: 2, reason: 'x' } })).rejects.toMatchObject({
    code: 'weigh-in.voided',
  })
})

test('a boat weighs once a day, unless it is one more bag on purpose', async () => {
  const tablet = herTablet()
  await tablet.do(calls.create, { body: bag })
  await expect(tablet.do(calls.create, { body: { ...bag, _id: id(41) } })).rejects.toMatchObject({
    code: 'weigh-in.already',
    details: { theirs: { _id: id(40), weight: 231 } },
  })
  expect((await tablet.do(calls.create, { body: { ...bag, _id: id(41), additional: true } })).changes).toHaveLength(1)
  expect((await tablet.do(calls.create, { body: { ...bag, _id: id(42), entry: REYES } })).changes).toHaveLength(1)
})

test.each([
  ['fish that weigh nothing', { weight: 0 }, 'weigh-in.fish-without-weight'],
  ['a big fish heavier than its bag', { bigFish: 300_000 }, 'weigh-in.big-fish-over-bag'],
  ['more dead fish than fish', { deadFishCount: 6 }, 'weigh-in.dead-over-total'],
  ['a weight no scale shows', { weight: 99_000_000 }, 'weigh-in.over-any-scale'],
  ['a day that does not exist', { day: 2 }, 'weigh-in.day-unknown'],
  ['a boat of another tournament', { entry: id(98) }, 'reference.unknown'],
])('%s is refused at the scale, before anything is kept', async (_what, wrong, code) => {
  await expect(herTablet().do(calls.create, { body: { ...bag, ...wrong } })).rejects.toMatchObject({ code })
})

test('nobody weighs before the start, after the end, or on a day that is closed', async () => {
  await expect(herTablet({ status: 'Open' }).do(calls.create, { body: bag })).rejects.toMatchObject({ code: 'weigh-in.not-open' })
  await expect(herTablet({ status: 'Completed' }).do(calls.create, { body: bag })).rejects.toMatchObject({ code: 'tournament.finalized' })
  const closed = herTablet({ more: { 'weigh-in-day': [{ _id: id(70), tournament: FORK, day: 0, closed: true }] } })
  await expect(closed.do(calls.create, { body: bag })).rejects.toMatchObject({ code: 'weigh-in.day-closed' })
})
