import { describe, expect, test } from 'vitest'
import type { PointsSettings, StandingRow } from '../scoring/types.ts'
import { explainPoints } from './explain-points.ts'

const row = (entry: string, position: number | null, fields: Partial<StandingRow> = {}): StandingRow => ({
  entry,
  position,
  tied: false,
  totalWeight: 160_000,
  bigFish: 0,
  totalFish: 5,
  totalPenaltyWeightIncurred: 0,
  totalBonusWeightAdded: 0,
  disqualified: false,
  cutAfterDay: null,
  ...fields,
})

const explain = (pointsScoring: PointsSettings | null, rows: StandingRow[], entry: string) =>
  explainPoints({ settings: { pointsScoring }, standings: { incomplete: false, standings: rows }, entry })
const stepsOf = (pointsScoring: PointsSettings | null, rows: StandingRow[], entry: string) => explain(pointsScoring, rows, entry).steps

const BY_PLACE: PointsSettings = { system: 'By Position', firstPlacePoints: 100 }
const places = (...positions: number[]) => positions.map((position) => row(`e${position}`, position))

describe('what a place is worth', () => {
  test('so many less than first', () => {
    expect(explain({ ...BY_PLACE, pointsPerPlace: 2.5 }, places(1, 4), 'e4')).toEqual({
      entry: 'e4',
      points: 92.5,
      steps: [{ kind: 'place', rule: 'P3', position: 4, first: 100, pointsPerPlace: 2.5, delta: 9_250, result: 9_250 }],
    })
    expect(stepsOf({ system: 'By Position' }, places(1, 2, 3), 'e2')).toMatchObject([{ kind: 'place', first: 3, pointsPerPlace: 1 }])
    expect(stepsOf({ ...BY_PLACE, firstPlacePoints: 'Custom', customFirstPlacePoints: 7 }, places(1), 'e1')).toMatchObject([{ first: 7 }])
    expect(stepsOf({ ...BY_PLACE, pointsTable: [], pointsSteps: [] }, places(1), 'e1')).toMatchObject([{ kind: 'place' }])
    expect(stepsOf(BY_PLACE, [row('ann', null)], 'ann')).toMatchObject([{ kind: 'place', position: 1 }])
  })

  test('a place that is worth nothing is named all the same', () => {
    expect(stepsOf({ ...BY_PLACE, firstPlacePoints: 1 }, places(1, 5), 'e5')).toEqual([
      { kind: 'place', rule: 'P3', position: 5, first: 1, pointsPerPlace: 1, delta: 0, result: 0 },
    ])
  })

  test('a row of the table', () => {
    const settings = { ...BY_PLACE, pointsTable: [70, 65.5] }
    expect(stepsOf(settings, places(1, 2), 'e2')).toEqual([
      { kind: 'table-place', rule: 'P12', position: 2, worth: 65.5, delta: 6_550, result: 6_550 },
    ])
    expect(stepsOf(settings, places(1, 2, 3), 'e3')).toMatchObject([{ kind: 'stepped-place' }])
  })

  test('below the table: from its last place, run by run', () => {
    const pointsSteps = [
      { fromPlace: 5, step: 0.5 },
      { fromPlace: 2, step: 9 },
      { fromPlace: 3, step: 2 },
    ]
    expect(stepsOf({ ...BY_PLACE, pointsTable: [70, 65], pointsSteps }, places(1, 6), 'e6')).toEqual([
      {
        kind: 'stepped-place',
        rule: 'P12',
        position: 6,
        from: { place: 2, worth: 65 },
        runs: [
          { fromPlace: 3, toPlace: 4, step: 2 },
          { fromPlace: 5, toPlace: 6, step: 0.5 },
        ],
        delta: 6_000,
        result: 6_000,
      },
    ])
  })

  test('steps without a table: from first place, as far as the place', () => {
    const settings = { ...BY_PLACE, pointsPerPlace: 3, pointsSteps: [{ fromPlace: 4, step: 2 }] }
    const from = { place: 1, worth: 100 }
    const runsOf = (entry: string) => stepsOf(settings, places(1, 2, 3, 4), entry)
    expect(runsOf('e1')).toMatchObject([{ kind: 'stepped-place', from, runs: [], delta: 10_000 }])
    expect(runsOf('e2')).toMatchObject([{ from, runs: [{ fromPlace: 2, toPlace: 2, step: 3 }], delta: 9_700 }])
    expect(runsOf('e3')).toMatchObject([{ from, runs: [{ fromPlace: 2, toPlace: 3, step: 3 }], delta: 9_400 }])
    expect(runsOf('e4')).toMatchObject([
      {
        from,
        runs: [
          { fromPlace: 2, toPlace: 3, step: 3 },
          { fromPlace: 4, toPlace: 4, step: 2 },
        ],
        delta: 9_200,
      },
    ])
  })

  test('a shared place at its mean', () => {
    const rows = [row('ann', 1), row('bo', 2, { tied: true }), row('cy', 2, { tied: true }), row('di', 2, { tied: true })]
    expect(stepsOf({ ...BY_PLACE, tiePoints: 'mean', pointsPerPlace: 2 }, rows, 'cy')).toMatchObject([
      { kind: 'place', delta: 9_800 },
      { kind: 'tie-mean', rule: 'P14', position: 2, lastPlace: 4, sum: 288, delta: -200, result: 9_600 },
    ])
    expect(stepsOf({ ...BY_PLACE, tiePoints: 'mean' }, rows, 'ann')).toMatchObject([{ kind: 'place' }])
    expect(stepsOf({ ...BY_PLACE, tiePoints: 'mean', pointsPerPlace: 0 }, rows, 'cy').map(({ kind }) => kind)).toEqual(['place'])
    expect(stepsOf({ ...BY_PLACE, tiePoints: 'mean', pointsTable: [10, 5, 5, 4.9999] }, rows, 'cy')[1]).toMatchObject({ sum: 14.9999 })
  })
})

describe('weight, minimum and no weight', () => {
  test.each<[PointsSettings['system'], string, number]>([
    ['By Weight', 'P2', 16_000],
    [undefined, 'P5', 10_000],
    ['unheard-of' as never, 'P5', 10_000],
  ])('%s: the weight comes first, by %s', (system, rule, delta) => {
    expect(stepsOf({ system }, places(1), 'e1')).toEqual([{ kind: 'weight', rule, totalWeight: 160_000, delta, result: delta }])
  })

  test('without points settings the default is explained', () => {
    expect(stepsOf(null, [row('ann', 1, { totalWeight: 0 })], 'ann')).toEqual([
      { kind: 'weight', rule: 'P5', totalWeight: 0, delta: 0, result: 0 },
    ])
  })

  test('on top of the place, where there is weight', () => {
    const settings: PointsSettings = { ...BY_PLACE, system: 'Points Plus Weight' }
    expect(stepsOf(settings, places(1), 'e1')).toMatchObject([{ kind: 'place' }, { kind: 'weight', rule: 'P4', delta: 1_000 }])
    expect(stepsOf(settings, [row('ann', 1, { totalWeight: 0 })], 'ann')).toMatchObject([{ kind: 'place' }])
    expect(stepsOf(BY_PLACE, places(1), 'e1').map(({ kind }) => kind)).toEqual(['place'])
  })

  test('lifted to the minimum', () => {
    expect(stepsOf({ ...BY_PLACE, minimumPointsAwarded: 99.5 }, places(1, 2), 'e2')).toMatchObject([
      { kind: 'place', delta: 9_900 },
      { kind: 'minimum', rule: 'P6', minimum: 99.5, delta: 50, result: 9_950 },
    ])
    expect(stepsOf({ ...BY_PLACE, minimumPointsAwarded: 99.5 }, places(1, 2), 'e1')).toHaveLength(1)
  })

  test('no weight: a number, or less than the last with weight', () => {
    const rows = [row('ann', 1), row('zoe', 2, { totalWeight: 0 })]
    expect(stepsOf({ ...BY_PLACE, noWeightPoints: 25 }, rows, 'zoe')[1]).toEqual({
      kind: 'no-weight',
      rule: 'P7',
      action: 'noWeightPoints',
      points: 25,
      delta: -7_400,
      result: 2_500,
    })
    const last: PointsSettings = { ...BY_PLACE, noWeightAction: 'Last Based Weight' }
    expect(stepsOf({ ...last, noWeighPointsDeductedFromLast: 10.5 }, rows, 'zoe')[1]).toEqual({
      kind: 'no-weight',
      rule: 'P7',
      action: 'Last Based Weight',
      deducted: 10.5,
      from: { entry: 'ann', base: 100 },
      delta: -950,
      result: 8_950,
    })
    expect(stepsOf(last, rows, 'zoe')[1]).toMatchObject({ deducted: 0, delta: 100 })
    expect(stepsOf(last, rows.slice(1), 'zoe')[1]).toMatchObject({ from: null, delta: -9_900, result: 0 })
  })
})

describe('no fish', () => {
  const zoe = row('zoe', 4, { totalFish: 0, totalWeight: 0 })
  const rows = [row('ann', 1), row('bo', 2, { tied: true }), row('cy', 2, { tied: true }), zoe]
  const none = { ...BY_PLACE, participationPoints: 5 }

  test('a fixed number, and taking part', () => {
    expect(stepsOf({ ...none, zeroFish: { kind: 'fixed', points: 20 } }, rows, 'zoe')).toEqual([
      { kind: 'zero-fish', rule: 'P13', action: 'fixed', points: 20, delta: 2_000, result: 2_000 },
      { kind: 'participation', rule: 'P9', each: 5, delta: 500, result: 2_500 },
    ])
    expect(stepsOf({ ...none, zeroFish: { kind: 'fixed', points: 20 } }, rows, 'ann')[0]).toMatchObject({ kind: 'place' })
  })

  test('fewer than the last: of equals the one listed first is named', () => {
    expect(stepsOf({ ...none, zeroFish: { kind: 'last-minus', minus: 20 } }, rows, 'zoe')).toEqual([
      {
        kind: 'zero-fish',
        rule: 'P13',
        action: 'last-minus',
        minus: 20,
        from: { entry: 'bo', points: 104 },
        delta: 8_400,
        result: 8_400,
      },
    ])
    expect(stepsOf({ ...none, zeroFish: { kind: 'last-minus', minus: 20 } }, [zoe], 'zoe')).toMatchObject([
      { action: 'last-minus', minus: 20, from: null, delta: 0 },
    ])
  })

  test('nothing at all', () => {
    expect(stepsOf({ ...none, zeroFish: { kind: 'none' } }, rows, 'zoe')).toEqual([
      { kind: 'zero-fish', rule: 'P13', action: 'none', delta: 0, result: 0 },
    ])
  })
})

describe('bonuses, ratio and floor', () => {
  test('every bonus with what it was made of', () => {
    const settings: PointsSettings = {
      ...BY_PLACE,
      firstBigFishBonus: 10,
      secondBigFishBonus: 5,
      pointsPerFishBonus: 1.5,
      participationPoints: 50,
    }
    const rows = [row('ann', 1, { bigFish: 64_000 }), row('bo', 2, { bigFish: 72_000 }), row('cy', 3)]
    expect(stepsOf(settings, rows, 'ann').slice(1)).toEqual([
      { kind: 'big-fish', rule: 'P8', bigFish: 64_000, place: 2, bonus: 5, delta: 500, result: 10_500 },
      { kind: 'fish', rule: 'P9', count: 5, each: 1.5, delta: 750, result: 11_250 },
      { kind: 'participation', rule: 'P9', each: 50, delta: 5_000, result: 16_250 },
    ])
    expect(stepsOf(settings, rows, 'bo')[1]).toMatchObject({ place: 1, bonus: 10 })
    expect(stepsOf(settings, rows, 'cy').map(({ kind }) => kind)).toEqual(['place', 'fish', 'participation'])
  })

  test('the ratio, where there is one', () => {
    expect(stepsOf({ ...BY_PLACE, tournamentScoringRatio: 1.5 }, places(1), 'e1')[1]).toEqual({
      kind: 'ratio',
      rule: 'P10',
      ratio: 1.5,
      delta: 5_000,
      result: 15_000,
    })
    expect(stepsOf({ ...BY_PLACE, tournamentScoringRatio: 0 }, places(1), 'e1')[1]).toMatchObject({ ratio: 0, delta: -10_000, result: 0 })
    for (const tournamentScoringRatio of [1, null, undefined])
      expect(stepsOf({ ...BY_PLACE, tournamentScoringRatio }, places(1), 'e1')).toHaveLength(1)
  })

  test('the floor, before the ratio, and only below it', () => {
    const settings = { ...BY_PLACE, participationPoints: -120, tournamentScoringRatio: 2 }
    expect(stepsOf(settings, places(1), 'e1')).toMatchObject([
      { kind: 'place', result: 10_000 },
      { kind: 'participation', result: -2_000 },
      { kind: 'floor', rule: 'P10', delta: 2_000, result: 0 },
      { kind: 'ratio', delta: 0, result: 0 },
    ])
    expect(stepsOf({ ...BY_PLACE, participationPoints: -100 }, places(1), 'e1').map(({ kind }) => kind)).toEqual(['place', 'participation'])
  })
})

describe('no points', () => {
  const standings = { incomplete: false, standings: [row('ann', 1), row('dq', null, { disqualified: true })] }
  const nothing = { delta: 0, result: 0 }

  test('who was disqualified, and who is not there', () => {
    expect(explainPoints({ standings, entry: 'dq' })).toEqual({
      entry: 'dq',
      points: 0,
      steps: [{ kind: 'disqualified', rule: 'P11', ...nothing }],
    })
    expect(explainPoints({ standings, entry: 'zoe' })).toEqual({
      entry: 'zoe',
      points: null,
      steps: [{ kind: 'no-points', rule: 'S1', reason: 'not-in-standings', ...nothing }],
    })
  })

  test('nobody in an open or an unfinished tournament', () => {
    expect(explainPoints({ standings, openTournament: true, entry: 'dq' })).toEqual({
      entry: 'dq',
      points: null,
      steps: [{ kind: 'no-points', rule: 'P1', reason: 'open-tournament', ...nothing }],
    })
    expect(explainPoints({ standings: { ...standings, incomplete: true }, openTournament: false, entry: 'ann' })).toMatchObject({
      points: null,
      steps: [{ reason: 'incomplete' }],
    })
    expect(explainPoints({ standings, settings: null, entry: 'ann' }).points).toBe(100)
  })
})
