import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import { expect, test } from 'vitest'
import type { MyEvent } from '#features/tournaments/angler-today/index.ts'
import { personalResults, sumOf } from './personal-results.ts'

const event = (id: string, startDate: string, status: string, position: number | null = null) =>
  ({
    entry: { _id: `e-${id}`, result: position === null ? null : { position, points: 10 } },
    tournament: { _id: id, startDate, status, season: 's1' },
  }) as MyEvent
const points = (tournament: string, given: number | null, finishingPosition: number | null = null) =>
  ({ tournament, points: given, finishingPosition, season: 's1', createdAt: '2027-06-13T01:00:00.000Z' }) as SeasonEventPointDistribution

test('what is closed out stands there, the last one first, with the points that were given', () => {
  const mine = [
    event('may', '2027-05-01', 'Completed', 3),
    event('june', '2027-06-12', 'Completed', 1),
    event('july', '2027-07-20', 'Open'),
  ]
  const results = personalResults(mine, [points('may', 198, 3), points('june', null, 1)])
  expect(results.map(({ tournament, place, points: got }) => [tournament._id, place, got])).toEqual([
    ['june', 1, null],
    ['may', 3, 198],
  ])
  expect(sumOf(results)).toEqual({ points: 198, best: 1 })
})

test('points that a director gave by hand stand there before the tournament is closed out', () => {
  expect(personalResults([event('may', '2027-05-01', 'In Progress')], [points('may', 50)])).toMatchObject([{ points: 50, place: null }])
  expect(sumOf([])).toEqual({ points: 0, best: null })
})
