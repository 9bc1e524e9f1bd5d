import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { TOURNAMENT_STATUSES } from '@ramplight/domain/tournament/statuses'
import { expect, test } from 'vitest'
import { boatsWeighed, mayDraw } from './draw-lock.ts'
import { flightsToSpread, missingFlights, nextFlight } from './promised-flights.ts'

test('with one bag on the scale the draw is locked, whatever the tournament says of itself', () => {
  for (const status of TOURNAMENT_STATUSES)
    expect(mayDraw({ status }, { numbered: 30, weighed: 1 })).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('1 boat has weighed'),
    })
})

test('after the start new numbers are never one tap: the button is held, and what changes is said', () => {
  for (const status of TOURNAMENT_STATUSES) {
    const verdict = mayDraw({ status }, { numbered: 30, weighed: 0 })
    const isStarted = !['Draft', 'Scheduled', 'Open'].includes(status)
    expect(verdict).toMatchObject({ kind: 'ask', question: { text: expect.stringContaining('30 boats already have a number') } })
    expect(verdict.kind === 'ask' && verdict.question.irreversible === true, status).toBe(isStarted)
  }
})

test('the first draw asks nothing; a voided bag locks nothing', () => {
  expect(mayDraw({ status: 'Open' }, { numbered: 0, weighed: 0 })).toEqual({ kind: 'free' })
  expect(
    boatsWeighed([
      { entry: 'a', voided: true },
      { entry: 'b', voided: false },
      { entry: 'b', voided: false },
    ] as never),
  ).toBe(1)
})

const fork = (flights?: number) =>
  ({ _id: 't', startTime: '06:00', endTime: '15:00', settings: { flightOptions: { flights } } }) as unknown as Tournament
const first = { _id: 'f1', name: 'Flight 1', order: 1, startTime: '06:30', dueTime: '14:30' } as TournamentFlight

test('a draw that promises two flights makes two flights', () => {
  expect(missingFlights(fork(2), []).map(({ name, order, startTime, dueTime }) => [name, order, startTime, dueTime])).toEqual([
    ['Flight 1', 1, '06:00', '15:00'],
    ['Flight 2', 2, '06:05', '15:15'],
  ])
  expect(missingFlights(fork(3), [first]).map(({ name, order, dueTime }) => [name, order, dueTime])).toEqual([
    ['Flight 2', 2, '14:45'],
    ['Flight 3', 3, '15:00'],
  ])
})

test('a flight that would leave tomorrow keeps the time of the one before; one without times stays without', () => {
  const late = { ...first, startTime: '23:58', dueTime: null } as unknown as TournamentFlight
  expect(nextFlight(fork(2), [late])).toMatchObject({ startTime: '23:58', dueTime: null })
})

test('LAW: after the draw there are as many flights as it said', () => {
  for (let promised = 0; promised <= 20; promised++)
    for (let there = 0; there <= 4; there++) {
      const flights = Array.from({ length: there }, (_, index) => ({ ...first, _id: `f${index}`, order: index + 1 }))
      const made = missingFlights(fork(promised || undefined), flights)
      expect(there + made.length).toBe(flightsToSpread(fork(promised || undefined), flights))
      expect(new Set(made.map(({ name }) => name)).size).toBe(made.length)
    }
})
