import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredEvent } from '../weigh-in/weigh-in-records.ts'
import { calculateTournament } from './calculate.ts'
import { LARGEST_FIELD, MOST_MOMENTS, placeHistory } from './place-history.ts'

const tournament = {
  _id: 'fork',
  name: 'Lake Fork',
  status: 'In Progress' as const,
  updatedAt: '2027-06-12T12:00:00.000Z',
  tournamentDates: ['2027-06-12'],
  hasCuts: false,
  settings: { weight: { unit: 'lb' as const, fishLimit: 5 } },
  setupOptions: {},
  bigfishpots: [],
  sidepots: [],
  groups: [],
}
const boat = (id: string) => ({ _id: id, users: [id], createdAt: '2027-05-01T00:00:00.000Z' })
const at = (minute: number) =>
  `2027-06-12T${String(20 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00.000Z`

const bag = (entry: string, weight: number, minute: number, kind: 'weigh' | 'correct' = 'weigh'): StoredEvent => ({
  _id: `${entry}-${minute}`,
  weighIn: `bag-${entry}`,
  ...{ kind, entry, day: 0, by: 'dee', station: 'A', reason: null, at: at(minute), receivedAt: at(minute) },
  ...{ bag: { weight, totalFish: 5 }, additional: false, after: null },
})
const weighed = (entry: string, weight: number, minute: number) => ({ ...bag(entry, weight, minute), _id: `bag-${entry}` })

test('a boat came in second, was passed, and a correction brought it back', () => {
  const entries = ['reyes', 'hall', 'vega'].map(boat)
  const events = [
    weighed('hall', 290_000, 1),
    weighed('reyes', 231_000, 2),
    weighed('vega', 250_000, 3),
    bag('vega', 210_000, 9, 'correct'),
  ]
  const history = placeHistory({ tournament, entries, events })
  expect(history.get('reyes')).toEqual([
    { at: at(2), day: 0, place: 2, tied: false },
    { at: at(3), day: 0, place: 3, tied: false },
    { at: at(9), day: 0, place: 2, tied: false },
  ])
  expect(history.get('hall')).toEqual([{ at: at(1), day: 0, place: 1, tied: false }])
})

test('two boats of one weight share their place from the moment on', () => {
  const history = placeHistory({
    tournament,
    entries: ['reyes', 'hall'].map(boat),
    events: [weighed('hall', 231_000, 1), weighed('reyes', 231_000, 2)],
  })
  expect(history.get('hall')?.map(({ place, tied }) => [place, tied])).toEqual([
    [1, false],
    [1, true],
  ])
})

test('a field that is too large has no line', () => {
  const entries = Array.from({ length: LARGEST_FIELD + 1 }, (_, index) => boat(`boat-${index}`))
  expect(placeHistory({ tournament, entries, events: [weighed('boat-0', 231_000, 1)] }).size).toBe(0)
})

test('LAW: however many weigh, the last place of the line is the place of the board', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: MOST_MOMENTS + 20 })
  fc.assert(
    fc.property(weights, (quarters) => {
      const entries = quarters.map((_, index) => boat(`boat-${index}`))
      const events = quarters.map((quarter, index) => weighed(`boat-${index}`, quarter * 16_000, index))
      const history = placeHistory({ tournament, entries, events })
      const { standings } = calculateTournament({ tournament, entries, events }).results
      for (const { entry, position, tied } of standings.standings)
        expect(history.get(entry)?.at(-1)).toMatchObject({ place: position, tied })
    }),
    { numRuns: 40 },
  )
})
