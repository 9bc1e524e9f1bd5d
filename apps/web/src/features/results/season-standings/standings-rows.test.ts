import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import { expect, test } from 'vitest'
import { standingsRows } from './standings-rows.ts'

const entries = [
  { _id: 'e1', anglers: [{ _id: 'ann', first_name: 'Ann', last_name: 'Vega' }] },
  { _id: 'e2', anglers: [{ _id: 'ray', first_name: 'Ray', last_name: 'Hall' }] },
] as TournamentEntry[]
const row = (entry: string, angler: string, tournament: string, points: number, finishingPosition: number) =>
  ({ entry, angler, tournament, points, finishingPosition, season: 's' }) as SeasonEventPointDistribution

test('points of a season add up by angler, with a name and every event', () => {
  const rows = standingsRows({
    season: 's',
    entries,
    distributions: [row('e1', 'ann', 't1', 200, 1), row('e2', 'ray', 't1', 199, 2), row('e2', 'ray', 't2', 198, 3)],
  })
  expect(rows.map(({ name, points, position }) => [position, name, points])).toEqual([
    [1, 'Ray Hall', 397],
    [2, 'Ann Vega', 200],
  ])
  expect(rows[0]!.byEvent).toEqual({ t1: 199, t2: 198 })
})

test('with rules the worst result is dropped and taking part is added', () => {
  const rows = standingsRows({
    season: 's',
    entries,
    rules: { bestOf: 2, participationPoints: 5, perfectAttendance: 25 },
    distributions: [
      row('e1', 'ann', 't1', 200, 1),
      row('e1', 'ann', 't3', 199, 2),
      row('e2', 'ray', 't1', 199, 2),
      row('e2', 'ray', 't2', 198, 3),
      row('e2', 'ray', 't3', 200, 1),
    ],
  })
  expect(rows.map(({ name, points, bonus, dropped }) => [name, points, bonus, dropped])).toEqual([
    ['Ray Hall', 439, 40, ['t2']],
    ['Ann Vega', 409, 10, []],
  ])
  expect(rows[0]!.byEvent).toEqual({ t1: 199, t2: 198, t3: 200 })
})

test('an event counts as held when it has given points to anybody, so a missed one is dropped first', () => {
  const rows = standingsRows({
    season: 's',
    entries,
    rules: { drop: 1 },
    distributions: [
      row('e1', 'ann', 't1', 200, 1),
      row('e1', 'ann', 't2', 190, 5),
      row('e2', 'ray', 't3', 150, 9),
      { ...row('e2', 'ray', 't4', 0, 1), points: null },
    ],
  })
  expect(rows.map(({ name, points, dropped }) => [name, points, dropped])).toEqual([
    ['Ann Vega', 390, []],
    ['Ray Hall', 150, []],
  ])
})

test('a season without results is an empty table', () => {
  expect(standingsRows({ season: 's', entries, distributions: [] })).toEqual([])
})

test('nobody is an unknown angler while the names are on their way', () => {
  const given = { season: 's', distributions: [row('e1', 'ann', 't1', 200, 1)] }
  expect(standingsRows({ ...given, entries: undefined }).map(({ name }) => name)).toEqual(['…'])
  expect(standingsRows({ ...given, entries: [] }).map(({ name }) => name)).toEqual(['Unknown angler'])
})
