import './tournaments.writes.ts'
import '../../tours/tours/tours.writes.ts'
import '../../tours/tour-settings/tour-settings.writes.ts'
import { tournamentCalls as calls } from '@ramplight/contract/tournaments/tournaments'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { expect, test } from 'vitest'
import { aDevice, id } from '#platform/local-writes/testing/a-device.ts'
import { ANA, FORK, HALL, herTablet, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

const form = {
  _id: id(80),
  name: 'Lake Fork #5',
  tour: TOUR,
  location: 'Lake Fork',
  landing: 'Lake Fork Marina',
  street: '5004 Hwy 154',
  state: 'TX',
  dateSpanType: 'single' as const,
  tournamentDateForSingle: '2027-07-10',
}

test('a tournament is made without a network; its tour fills what the form leaves out, as it is seen here', async () => {
  const tablet = herTablet()
  const { changes, answer } = await tablet.do(calls.create, { body: form })
  expect(changes).toMatchObject([
    { kind: 'create', tbl: 'tournaments', id: id(80), doc: { name: 'Lake Fork #5', startTime: '06:30', entryFee: 100, zip: '75410' } },
  ])
  expect(answer).toMatchObject({
    status: 'Draft',
    director: ANA,
    startDate: '2027-07-10',
    tournamentDates: ['2027-07-10'],
    entryFee: 10_000,
  })
})

test('what is missing is named before anything is kept', async () => {
  await expect(herTablet().do(calls.create, { body: { ...form, name: '', landing: '' } })).rejects.toMatchObject({
    code: 'tournament.missing-fields',
    message: 'MISSING REQUIRED FIELDS: Name, Landing',
    details: ['Name', 'Landing'],
  })
})

test('a tour of somebody else takes no tournament of Ana’s', async () => {
  const tablet = herTablet({ more: { tours: [{ _id: TOUR, name: 'Other', director: id(9) }] } })
  await expect(tablet.do(calls.create, { body: form })).rejects.toMatchObject({ code: 'reference.unknown' })
})

test('the status goes a step at a time, and final results stand', async () => {
  const move = (tablet: ReturnType<typeof herTablet>, status: 'Closed' | 'Scheduled') =>
    tablet.do(calls.update, { params: { id: FORK }, body: { status } })
  const { changes, answer } = await move(herTablet(), 'Closed')
  expect(changes).toEqual([{ kind: 'edit', tbl: 'tournaments', id: FORK, patch: { status: 'Closed' } }])
  expect(answer.status).toBe('Closed')
  await expect(move(herTablet(), 'Scheduled')).rejects.toMatchObject({ code: 'tournament.move-not-allowed' })
  const weighed = { 'weigh-in-events': [{ _id: id(40), tournament: FORK, entry: HALL, kind: 'weigh', weighIn: id(40) }] }
  await expect(move(herTablet({ status: 'Completed', more: weighed }), 'Closed')).rejects.toMatchObject({ code: 'tournament.finalized' })
})

test('another date moves the start; a form that names no date leaves it', async () => {
  const { changes } = await herTablet().do(calls.update, { params: { id: FORK }, body: { tournamentDateForSingle: '2027-06-13' } })
  expect(changes).toMatchObject([
    { patch: { tournamentDateForSingle: '2027-06-13', tournamentDates: ['2027-06-13'] }, shown: { startDate: '2027-06-13' } },
  ])
})

test('a director without a tour makes one and sets what it brings: its settings come into being with the first word', async () => {
  const tablet = aDevice({ _id: ANA }, {})
  const { changes, answer } = await tablet.do(tourCalls.create, { body: { _id: id(81), name: 'Sabine Trail' } })
  expect(changes).toMatchObject([{ kind: 'create', tbl: 'tours', doc: { name: 'Sabine Trail' } }])
  expect(answer).toMatchObject({ name: 'Sabine Trail', director: ANA, _rev: 0 })
  const set = (_id: string, entryFee: number) =>
    tablet.do(tourSettingsCalls.update, { params: { id: _id }, body: { tournamentDefaults: { entryFee }, _rev: 0 } })
  const first = await set(id(81), 12_500)
  expect(first.changes).toMatchObject([
    { kind: 'create', tbl: 'tour-settings', doc: { tour: id(81), tournamentDefaults: { entryFee: 125 } } },
  ])
  const settings = first.answer._id
  expect(first.answer).toMatchObject({ tour: id(81), tournamentDefaults: { entryFee: 12_500 } })
  for (const shownUnder of [id(81), settings])
    expect((await set(shownUnder, 13_000)).changes).toMatchObject([{ kind: 'edit', tbl: 'tour-settings', id: settings }])
})

test('a tour that has tournaments is not deleted', async () => {
  await expect(herTablet().do(tourCalls.remove, { params: { id: TOUR } })).rejects.toMatchObject({
    code: 'record.in-use',
    message: 'Lake Fork Team Trail can’t be deleted while tournaments use it.',
  })
})

test('fog: the times of one day are moved without a network, and the plan stays', async () => {
  const dayTimes = [{ date: '2027-06-12', startTime: '06:45', dueTime: '15:45' }]
  const { changes, answer } = await herTablet().do(calls.update, { params: { id: FORK }, body: { dayTimes } })
  expect(changes).toEqual([{ kind: 'edit', tbl: 'tournaments', id: FORK, patch: { dayTimes } }])
  expect(answer).toMatchObject({ startTime: '06:00', dayTimes })
})
