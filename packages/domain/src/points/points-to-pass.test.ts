import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesAhead } from './points-to-pass.ts'
import { eventsHeld, type SeasonRules } from './season-results.ts'
import { seasonStandings } from './season-standings.ts'

const result = (tournament: string, angler: string, points: number) => ({ tournament, season: 's', angler, points })
const distributions = [
  result('t1', 'ann', 200),
  result('t1', 'ray', 199),
  result('t1', 'jo', 190),
  result('t2', 'ann', 198),
  result('t2', 'ray', 200),
  result('t2', 'jo', 120),
]

test('who is third reads what it takes to be level with the second and the first', () => {
  expect(placesAhead({ season: 's', distributions, id: 'jo' })).toEqual([
    { ids: ['ann'], position: 2, behind: 88, needed: 88 },
    { ids: ['ray'], position: 1, behind: 89, needed: 89 },
  ])
})

test('who share a place are one place to catch', () => {
  const tied = [result('t1', 'ann', 200), result('t1', 'ray', 200), result('t1', 'jo', 190)]
  expect(placesAhead({ season: 's', distributions: tied, id: 'jo' })).toEqual([
    { ids: ['ann', 'ray'], position: 1, behind: 10, needed: 10 },
  ])
})

test('where the best two count, the next result has to be better than the worst of them', () => {
  const [next] = placesAhead({ season: 's', distributions, rules: { bestOf: 2 }, id: 'jo', most: 1 })
  // 190 + 120 today; 398 are ahead: 208 in the place of the 120.
  expect(next).toEqual({ ids: ['ann'], position: 2, behind: 88, needed: 208 })
})

test('who leads, or has no result, has nobody ahead', () => {
  expect(placesAhead({ season: 's', distributions, id: 'ray' })).toEqual([])
  expect(placesAhead({ season: 's', distributions, id: 'nobody' })).toEqual([])
})

test('LAW: with the points that are named one is level, and with a hundredth less one is not', () => {
  const rules = fc.record(
    {
      bestOf: fc.integer({ min: 1, max: 4 }),
      drop: fc.integer({ min: 1, max: 4 }),
      participationPoints: fc.integer({ min: 0, max: 2000 }).map((value) => value / 100),
      perfectAttendance: fc.integer({ min: 0, max: 2000 }).map((value) => value / 100),
    },
    { requiredKeys: [] },
  )
  const one = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('ann', 'ray', 'jo'), fc.integer({ min: 0, max: 20_000 }))
  fc.assert(
    fc.property(rules, fc.array(one, { minLength: 2, maxLength: 12 }), (typed: SeasonRules, rows) => {
      const given = rows.map(([event, angler, points]) => result(`t${event}`, angler, points / 100))
      const events = eventsHeld(given) + 1
      const totalWith = (points: number) =>
        seasonStandings({ season: 's', distributions: [...given, result('next', 'jo', points)], rules: { ...typed, events } }).find(
          ({ id }) => id === 'jo',
        )!.points
      const today = seasonStandings({ season: 's', distributions: given, rules: { ...typed, events: events - 1 } })
      for (const {
        ids: [other],
        needed,
      } of placesAhead({ season: 's', distributions: given, rules: typed, id: 'jo' })) {
        const wanted = today.find((row) => row.id === other)!.points
        if (needed === null) continue
        expect(totalWith(needed)).toBeGreaterThanOrEqual(wanted)
        if (needed > 0) expect(totalWith(Math.round(needed * 100 - 1) / 100)).toBeLessThan(wanted)
      }
    }),
    { numRuns: 300, seed: 7 },
  )
})
