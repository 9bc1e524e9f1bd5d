import { describe, expect, test } from 'vitest'
import { eventsHeld, type SeasonRules, seasonParts } from './season-results.ts'
import { type PointDistribution, seasonStandings } from './season-standings.ts'

const result = (
  tournament: string,
  seasonTeam: string,
  points: number | null,
  finishingPosition: number | null = null,
): PointDistribution => ({
  tournament,
  season: 's1',
  seasonTeam,
  finishingPosition,
  points,
})
const table = (distributions: PointDistribution[] | null | undefined, rules?: SeasonRules | null) =>
  seasonStandings({ season: 's1', distributions, rules })

test('an event is held when it has given points to anybody', () => {
  expect(eventsHeld([result('t1', 'A', 200), result('t1', 'B', 199), result('t2', 'A', 0), result('t3', 'A', null)])).toBe(2)
  expect(eventsHeld([])).toBe(0)
})

describe('a season', () => {
  test('without results has no rows', () => {
    expect(table([])).toEqual([])
    expect(table(null)).toEqual([])
    expect(table(undefined, { bestOf: 1 })).toEqual([])
  })

  test('counts a team, or the angler without one, or nobody', () => {
    const row = { tournament: 't1', season: 's1', points: 5 }
    expect(
      table([{ ...row, seasonTeam: 'A', angler: 'ann' }, { ...row, seasonTeam: null, angler: 'bo' }, row]).map(({ id }) => id),
    ).toEqual(['A', 'bo'])
  })

  test('of two results of one tournament the higher counts, then the better finish, in any order', () => {
    const rows = [result('t1', 'A', 80, 5), result('t1', 'A', 85, 9), result('t1', 'A', 85, 4), result('t1', 'A', 85, null)]
    for (const distributions of [rows, rows.toReversed()])
      expect(table(distributions)).toMatchObject([{ points: 85, events: 1, bestFinish: 4 }])
  })

  test('lists equal points by best finish, a missing one last, then by id', () => {
    const rows = [result('t1', 'C', 5), result('t1', 'B', 5), result('t1', 'D', 5, 9), result('t1', 'A', 5, 10), result('t1', 'E', 4, 1)]
    expect(table(rows).map(({ id, position, tied, bestFinish }) => [id, position, tied, bestFinish])).toEqual([
      ['D', 1, true, 9],
      ['A', 1, true, 10],
      ['B', 1, true, null],
      ['C', 1, true, null],
      ['E', 5, false, 1],
    ])
  })

  test('adds decimals exactly and rounds half up', () => {
    expect(table([result('t1', 'A', 0.1), result('t2', 'A', 0.2)])).toMatchObject([{ points: 0.3 }])
    expect(table([result('t1', 'A', 1.0049)])).toMatchObject([{ points: 1 }])
    expect(table([result('t1', 'A', 1.0049), result('t2', 'A', 0.0001)])).toMatchObject([{ points: 1.01 }])
  })

  test('the best finish is of every event, also of one that does not count', () => {
    const rows = [result('t1', 'A', 10, 9), result('t2', 'A', 5, 1)]
    expect(table(rows, { bestOf: 1 })).toEqual([
      { id: 'A', position: 1, tied: false, points: 10, events: 2, bestFinish: 1, dropped: ['t2'], bonus: 0 },
    ])
  })

  test('rows without rules keep their shape', () => {
    expect(Object.keys(table([result('t1', 'A', 10)])[0]!)).toEqual(['id', 'position', 'tied', 'points', 'events', 'bestFinish'])
  })
})

describe('level on points', () => {
  const fished = (seasonTeam: string, ...events: [points: number, finish: number | null, weight?: number][]): PointDistribution[] =>
    events.map(([points, finish, weight], index) => ({ ...result(`t${index}`, seasonTeam, points, finish), weight: weight ?? null }))
  const places = (rules: SeasonRules | null, ...rows: PointDistribution[][]) =>
    table(rows.flat(), rules).map(({ id, position, tied }) => `${position}${tied ? '=' : ''} ${id}`)
  const ann = fished('ann', [100, 1, 160_000], [90, 11, 80_000])
  const bo = fished('bo', [95, 6, 200_000], [95, 6, 96_000])

  test('shares the place where the season has no tie breaks', () => {
    for (const rules of [null, {}, { tieBreaks: null }, { tieBreaks: [] }]) expect(places(rules, ann, bo)).toEqual(['1= ann', '1= bo'])
  })

  test('the heavier season wins by total weight, whatever is asked after it', () => {
    expect(places({ tieBreaks: ['total-weight', 'most-wins'] }, ann, bo)).toEqual(['1 bo', '2 ann'])
    expect(places({ tieBreaks: ['most-wins', 'total-weight'] }, ann, bo)).toEqual(['1 ann', '2 bo'])
    expect(places({ tieBreaks: ['best-finish'] }, ann, bo)).toEqual(['1 ann', '2 bo'])
  })

  test('total weight is that of every event fished, also of one that does not count; points by hand have none', () => {
    const cy = fished('cy', [100, 1], [90, 2, 400_000], [1, 50, 8_000])
    const di = fished('di', [100, 2, 300_000], [90, 1, 100_000])
    expect(places({ bestOf: 2, tieBreaks: ['total-weight'] }, cy, di)).toEqual(['1 cy', '2 di'])
    expect(places({ bestOf: 2, tieBreaks: ['total-weight'] }, cy.slice(0, 2), di)).toEqual(['1= cy', '1= di'])
  })

  test('is never decided by weights in two units', () => {
    const inKilograms = bo.map((row) => ({ ...row, weightUnit: 'kg' as const }))
    expect(places({ tieBreaks: ['total-weight'] }, ann, inKilograms)).toEqual(['1= ann', '1= bo'])
    expect(places({ tieBreaks: ['total-weight', 'best-finish'] }, ann, inKilograms)).toEqual(['1 ann', '2 bo'])
    const inPounds = bo.map((row) => ({ ...row, weightUnit: 'lb' as const }))
    expect(places({ tieBreaks: ['total-weight'] }, ann, inPounds)).toEqual(['1 bo', '2 ann'])
  })

  // Northern Neck Anglers Club, Angler of the Year rules 2016, VIII: 1st place finishes, then 2nd, then 3rd; then co-winners.
  test('first places decide, then second places, then third places', () => {
    const wins = { tieBreaks: ['most-wins' as const] }
    const two = (...finishes: number[]) => finishes.map((finish): [number, number] => [50, finish])
    expect(places(wins, fished('a', ...two(1, 9, 9)), fished('b', ...two(2, 2, 2)))).toEqual(['1 a', '2 b'])
    expect(places(wins, fished('a', ...two(1, 3, 3)), fished('b', ...two(1, 2, 9)))).toEqual(['1 b', '2 a'])
    expect(places(wins, fished('a', ...two(1, 2, 4)), fished('b', ...two(1, 2, 3)))).toEqual(['1 b', '2 a'])
    expect(places(wins, fished('a', ...two(1, 2, 3)), fished('b', ...two(3, 2, 1)))).toEqual(['1= a', '1= b'])
    expect(places(wins, fished('a', [50, 1], [50, null]), fished('b', [50, 1], [50, 40]))).toEqual(['1 b', '2 a'])
  })

  test('a step that nobody knows, or that stands twice, changes nothing', () => {
    const odd = { tieBreaks: ['by the moon' as never, 'total-weight' as const, 'total-weight' as const] }
    expect(places(odd, ann, bo)).toEqual(['1 bo', '2 ann'])
  })

  test('only those level on points are asked, and the places after them skip', () => {
    const cy = fished('cy', [95, 2, 200_000], [95, 2, 96_000])
    const last = fished('zoe', [1, 1, 900_000])
    expect(places({ tieBreaks: ['total-weight'] }, ann, bo, cy, last)).toEqual(['1= cy', '1= bo', '3 ann', '4 zoe'])
  })
})

describe('what counts', () => {
  const results = [50, 40, 30, 20].map((points, index) => ({ tournament: `t${index}`, points, finish: index, weight: 0 }))
  const kept = (rules: SeasonRules) => seasonParts(results, rules).counted.length

  test.each<[SeasonRules, number]>([
    [{}, 4],
    [{ bestOf: null, drop: null, events: null }, 4],
    [{ bestOf: 1 }, 1],
    [{ bestOf: 4 }, 4],
    [{ bestOf: 5 }, 4],
    [{ bestOf: 2.9 }, 2],
    [{ bestOf: 0.9 }, 4],
    [{ bestOf: -2 }, 4],
    [{ drop: 1 }, 3],
    [{ drop: 1.9 }, 3],
    [{ drop: 0.5 }, 4],
    [{ drop: -1 }, 4],
    [{ drop: 3 }, 1],
    [{ drop: 4 }, 1],
    [{ drop: Number.POSITIVE_INFINITY }, 1],
    [{ drop: Number.NaN, bestOf: Number.NaN }, 4],
    [{ drop: 1, events: 4 }, 3],
    [{ drop: 1, events: 5 }, 4],
    [{ drop: 2, events: 5 }, 3],
    [{ drop: 2, events: 9 }, 4],
    [{ drop: 2, events: 1 }, 2],
    [{ drop: 1, bestOf: 2 }, 2],
    [{ drop: 3, bestOf: 2 }, 1],
  ])('%j keeps %d of four', (rules, expected) => {
    expect(kept(rules)).toBe(expected)
  })

  test('who goes, the worst first, and why', () => {
    const { counted, dropped } = seasonParts(results, { drop: 1, bestOf: 2 })
    expect(counted.map(({ points }) => points)).toEqual([50, 40])
    expect(dropped.map(({ points, reason }) => [points, reason])).toEqual([
      [20, 'drop'],
      [30, 'best-of'],
    ])
  })

  test('missed events', () => {
    expect([0, 3, 4, 5, 9].map((events) => seasonParts(results, { events }).missed)).toEqual([0, 0, 0, 1, 5])
  })

  test('bonuses, in ten-thousandths', () => {
    const both = { participationPoints: 0.5, perfectAttendance: 25 }
    const of = (rules: SeasonRules) => {
      const { participation, perfectAttendance } = seasonParts(results, rules)
      return [participation, perfectAttendance]
    }
    expect(of(both)).toEqual([20_000, 0])
    expect(of({ ...both, events: 3 })).toEqual([20_000, 250_000])
    expect(of({ ...both, events: 4 })).toEqual([20_000, 250_000])
    expect(of({ ...both, events: 5 })).toEqual([20_000, 0])
    expect(of({ participationPoints: -1, perfectAttendance: -1, events: 4 })).toEqual([0, 0])
    expect(seasonParts(results.slice(0, 1), { events: 1, perfectAttendance: 1 }).perfectAttendance).toBe(10_000)
  })
})
