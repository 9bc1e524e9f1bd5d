import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import { expect, test } from 'vitest'
import { laterClock } from '#features/tournaments/tournament-flights/index.ts'
import { instantOf } from '#platform/values/event-time.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { launchesOf, startsOf } from './launch-order.ts'
import { shiftsOf, wereChanged } from './shift-times.ts'

const DATE = '2027-06-12'
const boat = (boatNumber: number, flight: string | null, more: Partial<TournamentEntry> = {}) =>
  ({ _id: `b${boatNumber}`, boatNumber, flight, users: [], anglers: [], ...more }) as unknown as TournamentEntry
const flight = (number: number, startTime: string | null, dueTime: string | null) =>
  ({ _id: `f${number}`, name: `Flight ${number}`, order: number, startTime, dueTime }) as unknown as TournamentFlight

const FLIGHTS = [flight(2, '06:10', '15:15'), flight(1, '06:00', '15:00')]
function ramp(entries: TournamentEntry[], flights = FLIGHTS): StationData {
  const tournament = {
    _id: 't',
    name: 'Fork Open',
    tournamentDates: [DATE],
    timezone: 'CST',
    startTime: '06:30',
    endTime: '16:00',
    settings: {},
  }
  return { tournament, entries, flights: new Map(flights.map((one) => [one._id, one])), counted: [], field: [] } as unknown as StationData
}
const at = (clock: string) => instantOf(DATE, clock, CENTRAL)
const ask = (data: StationData, clock: string, minutes = 45, dueToo = true) =>
  shiftsOf(launchesOf(data, 0), { tournament: data.tournament, day: 0, minutes, dueToo, now: at(clock) })

test('flights leave in their order, boats by number; who has no flight leaves with the tournament, who is disqualified not at all', () => {
  const data = ramp([boat(3, 'f1'), boat(7, null), boat(12, 'f2'), boat(14, 'f1', { disqualified: true } as never)])
  expect(
    launchesOf(data, 0).map((one) => [one.flight?.name ?? null, one.startTime, one.dueTime, one.boats.map((b) => b.boatNumber)]),
  ).toEqual([
    ['Flight 1', '06:00', '15:00', [3]],
    ['Flight 2', '06:10', '15:15', [12]],
    [null, '06:30', '16:00', [7]],
  ])
})

test('a flight that does not say when goes by its tournament, and gets times of its own when they move', () => {
  const data = ramp([boat(1, 'f1')], [flight(1, null, null)])
  expect(ask(data, '05:00')[0]?.to).toEqual({ startTime: '07:15', dueTime: '16:45' })
})

test('before the first start all move, the time to be back too unless the director says no', () => {
  const data = ramp([boat(1, 'f1'), boat(2, 'f2')])
  expect(ask(data, '05:30').map(({ to }) => to)).toEqual([
    { startTime: '06:45', dueTime: '15:45' },
    { startTime: '06:55', dueTime: '16:00' },
  ])
  expect(ask(data, '05:30', 45, false).map(({ to }) => to?.dueTime)).toEqual(['15:00', '15:15'])
})

test('after flight 1 has left only flight 2 moves', () => {
  const data = ramp([boat(1, 'f1'), boat(2, 'f2')])
  expect(ask(data, '06:00').map(({ to, why }) => [to?.startTime ?? null, why])).toEqual([
    [null, 'left'],
    ['06:55', null],
  ])
})

test('nothing moves into another day', () => {
  const late = ramp([boat(1, 'f1')], [flight(1, '20:00', '23:30')])
  expect(ask(late, '05:00', 45)[0]).toMatchObject({ to: null, why: 'other-day' })
  expect([laterClock('06:00', 45), laterClock('00:10', -15), laterClock('', 5), laterClock('23:59', 1)]).toEqual([
    '06:45',
    null,
    null,
    null,
  ])
})

test('who looks at old times while another device moves them sees it; half written by oneself is no such thing', () => {
  const before = ramp([boat(1, 'f1'), boat(2, 'f2')])
  const mine = ask(before, '05:30')
  const half = ramp(before.entries as TournamentEntry[], [flight(1, '06:45', '15:45'), FLIGHTS[0]!])
  const theirs = ramp(before.entries as TournamentEntry[], [flight(1, '06:30', '15:30'), FLIGHTS[0]!])
  expect([before, half, theirs].map((data) => wereChanged(mine, launchesOf(data, 0)))).toEqual([false, false, true])
})

test('on day 2 the order is turned around where the event says so, and the flights have the times of that order', () => {
  const data = ramp([boat(3, 'f1'), boat(4, 'f1'), boat(12, 'f2')])
  const twoDays = {
    ...data.tournament,
    tournamentDates: [DATE, '2027-06-13'],
    settings: { flightOptions: { reverseOnDayTwo: true } },
  } as typeof data.tournament
  expect(
    launchesOf({ ...data, tournament: twoDays }, 1).map((one) => [one.flight?.name, one.startTime, one.boats.map((b) => b.boatNumber)]),
  ).toEqual([
    ['Flight 2', '06:00', [12]],
    ['Flight 1', '06:10', [4, 3]],
  ])
})

test('when all boats have a flight the times on the public board move with them', () => {
  const data = ramp([boat(1, 'f1')])
  expect(startsOf(data, 0).map((one) => [one.flight?.name ?? null, one.startTime, one.boats.length])).toEqual([
    ['Flight 1', '06:00', 1],
    ['Flight 2', '06:10', 0],
    [null, '06:30', 0],
  ])
  expect(startsOf(ramp([boat(1, 'f1'), boat(2, null)]), 0)).toHaveLength(3)
  expect(startsOf(ramp([], []), 0)).toEqual([])
})
