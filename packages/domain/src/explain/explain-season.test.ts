import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SeasonRules } from '../points/season-results.ts'
import { type PointDistribution, seasonStandings } from '../points/season-standings.ts'
import { explainSeason } from './explain-season.ts'

const result = (tournament: string, points: number | null, finishingPosition: number | null = null): PointDistribution => ({
  tournament,
  season: 's1',
  seasonTeam: 'ann',
  finishingPosition,
  points,
})

describe('explaining a season', () => {
  test("Ann's season: the best two of three, a missed event, taking part and perfect attendance", () => {
    const distributions = [result('t1', 97.5, 4), result('t2', 60, 41), result('t3', 100, 1)]
    const rules = { bestOf: 2, drop: 1, events: 4, participationPoints: 5, perfectAttendance: 25 }
    expect(explainSeason({ season: 's1', distributions, rules, id: 'ann' })).toEqual({
      id: 'ann',
      points: 212.5,
      steps: [
        { kind: 'event', rule: 'N1', tournament: 't3', points: 100, finishingPosition: 1, delta: 10_000, result: 10_000 },
        { kind: 'event', rule: 'N1', tournament: 't1', points: 97.5, finishingPosition: 4, delta: 9_750, result: 19_750 },
        {
          kind: 'dropped',
          rule: 'N5',
          tournament: 't2',
          points: 60,
          finishingPosition: 41,
          reason: 'best-of',
          limit: 2,
          delta: 0,
          result: 19_750,
        },
        { kind: 'missed', rule: 'N6', count: 1, events: 4, dropped: 1, delta: 0, result: 19_750 },
        { kind: 'participation', rule: 'N7', events: 3, each: 5, delta: 1_500, result: 21_250 },
      ],
    })
  })

  test('dropped results are listed from the better to the worse, with the rule that took each', () => {
    const distributions = [result('t1', 10), result('t2', 40, 2), result('t3', 30), result('t4', 20)]
    const { points, steps } = explainSeason({ season: 's1', distributions, rules: { drop: 2, bestOf: 1 }, id: 'ann' })
    expect(points).toBe(40)
    expect(steps).toMatchObject([
      { kind: 'event', tournament: 't2', finishingPosition: 2 },
      { kind: 'dropped', rule: 'N5', tournament: 't3', reason: 'best-of', limit: 1, finishingPosition: null },
      { kind: 'dropped', rule: 'N6', tournament: 't4', reason: 'drop', limit: 2 },
      { kind: 'dropped', rule: 'N6', tournament: 't1', reason: 'drop', limit: 2 },
    ])
  })

  test('missed events without a drop are named, and none of them is dropped', () => {
    const distributions = [result('t1', 10)]
    expect(explainSeason({ season: 's1', distributions, rules: { events: 3 }, id: 'ann' }).steps).toMatchObject([
      { kind: 'event' },
      { kind: 'missed', count: 2, events: 3, dropped: 0 },
    ])
    expect(explainSeason({ season: 's1', distributions, rules: { events: 3, drop: 1 }, id: 'ann' }).steps[1]).toMatchObject({ dropped: 1 })
    expect(explainSeason({ season: 's1', distributions, rules: { events: 3, drop: 9 }, id: 'ann' }).steps[1]).toMatchObject({ dropped: 2 })
    expect(explainSeason({ season: 's1', distributions, rules: { events: 3, drop: 1.9 }, id: 'ann' }).steps[1]).toMatchObject({
      dropped: 1,
    })
    expect(explainSeason({ season: 's1', distributions, rules: { events: 3, drop: -1 }, id: 'ann' }).steps[1]).toMatchObject({ dropped: 0 })
    expect(explainSeason({ season: 's1', distributions, rules: { events: 1 }, id: 'ann' }).steps).toHaveLength(1)
  })

  test('perfect attendance is named with its points', () => {
    const rules = { events: 1, perfectAttendance: 25 }
    expect(explainSeason({ season: 's1', distributions: [result('t1', 10)], rules, id: 'ann' })).toMatchObject({
      points: 35,
      steps: [{ kind: 'event' }, { kind: 'perfect-attendance', rule: 'N8', events: 1, points: 25, delta: 2_500, result: 3_500 }],
    })
  })

  test('without rules every event counts', () => {
    const distributions = [result('t1', 10), result('t2', 20), result('t3', null)]
    for (const rules of [undefined, null, {}])
      expect(explainSeason({ season: 's1', distributions, rules, id: 'ann' })).toMatchObject({
        points: 30,
        steps: [
          { kind: 'event', tournament: 't2' },
          { kind: 'event', tournament: 't1' },
        ],
      })
  })

  test('who has no result has no points', () => {
    const nothing = { id: 'zoe', points: null, steps: [{ kind: 'no-results', rule: 'N3', delta: 0, result: 0 }] }
    expect(explainSeason({ season: 's1', distributions: [result('t1', 10)], id: 'zoe' })).toEqual(nothing)
    expect(explainSeason({ season: 's1', distributions: null, id: 'zoe' })).toEqual(nothing)
  })
})

const distribution: fc.Arbitrary<PointDistribution> = fc.record({
  tournament: fc.constantFrom('t1', 't2', 't3', 't4', 't5'),
  season: fc.constantFrom('s1', 's1', 's1', 's2'),
  seasonTeam: fc.constantFrom('ann', 'bo', null),
  angler: fc.constantFrom('cy', 'di'),
  finishingPosition: fc.constantFrom(null, 1, 2, 30),
  points: fc.constantFrom(null, 0, 50, 99.99, 100, 0.005, 12.3456),
})
const count = fc.constantFrom(undefined, 0, 1, 2, 3, 6)
const seasonRules: fc.Arbitrary<SeasonRules> = fc.record({
  bestOf: count,
  drop: count,
  events: count,
  participationPoints: fc.constantFrom(undefined, 0, 5, 0.3333),
  perfectAttendance: fc.constantFrom(undefined, 0, 25.5),
})
const oddNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, 0.5, 2.5, 1e300, Number.NaN))
const oddRules: fc.Arbitrary<SeasonRules> = fc.record({
  bestOf: oddNumber,
  drop: oddNumber,
  events: oddNumber,
  participationPoints: oddNumber,
  perfectAttendance: oddNumber,
})
const season = fc.array(distribution, { maxLength: 25 })
const totals = (distributions: PointDistribution[], rules?: SeasonRules | null) => seasonStandings({ season: 's1', distributions, rules })

describe('a season, whatever the results and the rules', () => {
  test('the steps of everybody add up to the season points', () => {
    fc.assert(
      fc.property(season, fc.oneof(seasonRules, oddRules), (distributions, rules) => {
        for (const row of totals(distributions, rules)) {
          const { points, steps } = explainSeason({ season: 's1', distributions, rules, id: row.id })
          expect(points).toBe(row.points)
          let sum = 0
          for (const { delta, result: running } of steps) {
            sum += delta
            expect(running).toBe(sum)
          }
          expect(sum / 100).toBe(row.points)
          expect(steps.filter(({ kind }) => kind === 'dropped').map((step) => (step as { tournament: string }).tournament)).toEqual(
            row.dropped!.toReversed(),
          )
        }
      }),
    )
  })

  test('an explanation names every rule that changed the total', () => {
    const inputsOf = (distributions: PointDistribution[], rules: SeasonRules, id: string) =>
      JSON.stringify(explainSeason({ season: 's1', distributions, rules, id }).steps.map(({ delta: _, result: __, ...inputs }) => inputs))
    const keys = fc.constantFrom<(keyof SeasonRules)[]>('bestOf', 'drop', 'events', 'participationPoints', 'perfectAttendance')
    fc.assert(
      fc.property(season, seasonRules, seasonRules, keys, (distributions, before, other, key) => {
        const after = { ...before, [key]: other[key] }
        const was = new Map(totals(distributions, before).map((row) => [row.id, row.points]))
        for (const { id, points } of totals(distributions, after)) {
          if (points !== was.get(id)) expect(inputsOf(distributions, before, id)).not.toBe(inputsOf(distributions, after, id))
        }
      }),
      { numRuns: 400 },
    )
  })

  test('rules that are off give the totals without rules', () => {
    const off: SeasonRules = { bestOf: 0, drop: 0, events: 4, participationPoints: 0, perfectAttendance: 0 }
    fc.assert(
      fc.property(season, (distributions) => {
        const plain = totals(distributions)
        for (const rules of [{}, off, { bestOf: -1, drop: -1 }, { bestOf: 0.9, drop: 0.9 }])
          expect(totals(distributions, rules)).toEqual(plain.map((row) => ({ ...row, dropped: [], bonus: 0 })))
        expect(totals(distributions, null)).toEqual(plain)
      }),
    )
  })

  test('a result never counts while a better one is dropped, and one always counts', () => {
    fc.assert(
      fc.property(season, seasonRules, (distributions, rules) => {
        for (const { id, events, dropped } of totals(distributions, rules)) {
          const { steps } = explainSeason({ season: 's1', distributions, rules, id })
          const pointsOf = (kind: string) => steps.filter((step) => step.kind === kind).map((step) => (step as { points: number }).points)
          expect(pointsOf('event').length).toBe(events - dropped!.length)
          expect(pointsOf('event').length).toBeGreaterThan(0)
          expect(Math.min(...pointsOf('event'))).toBeGreaterThanOrEqual(Math.max(Number.NEGATIVE_INFINITY, ...pointsOf('dropped')))
        }
      }),
    )
  })

  test('the order of the results changes nothing', () => {
    fc.assert(
      fc.property(season, seasonRules, (distributions, rules) => {
        expect(totals(distributions.toReversed(), rules)).toEqual(totals(distributions, rules))
      }),
    )
  })

  test('points are finite, not negative and have at most two decimals, whatever is typed', () => {
    fc.assert(
      fc.property(season, oddRules, (distributions, rules) => {
        for (const { points, bonus } of totals(distributions, rules))
          for (const figure of [points, bonus!]) {
            expect(Number.isFinite(figure)).toBe(true)
            expect(figure).toBeGreaterThanOrEqual(0)
            expect(Math.round(figure * 100) / 100).toBe(figure)
          }
      }),
    )
  })
})
