import { describe, expect, test } from 'vitest'
import type { PointsSettings, StandingRow, WeightUnit } from '../scoring/types.ts'
import { givesPoints, points } from './points.ts'

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
const out = (entry: string, fields: Partial<StandingRow> = {}) => row(entry, null, { disqualified: true, ...fields })

const given = (pointsScoring: PointsSettings | null, rows: StandingRow[], unit?: WeightUnit) =>
  points({ settings: { pointsScoring, weight: unit ? { unit } : null }, standings: { incomplete: false, standings: rows } }).map(
    (entry) => entry.points,
  )

const BY_PLACE: PointsSettings = { system: 'By Position', firstPlacePoints: 100 }

describe('points or none', () => {
  const standings = { incomplete: false, standings: [row('ann', 1)] }

  test('an open or unfinished tournament gives none', () => {
    expect(givesPoints({ standings })).toBe(true)
    expect(givesPoints({ standings, openTournament: null })).toBe(true)
    expect(givesPoints({ standings, openTournament: true })).toBe(false)
    expect(givesPoints({ standings: { ...standings, incomplete: true } })).toBe(false)
    expect(points({ standings, openTournament: true })).toEqual([{ entry: 'ann', points: null }])
    expect(points({ standings: { incomplete: true, standings: [out('ann')] } })).toEqual([{ entry: 'ann', points: null }])
  })

  test('without settings ten points a pound', () => {
    expect(points({ standings })).toEqual([{ entry: 'ann', points: 100 }])
    expect(points({ settings: null, standings })).toEqual([{ entry: 'ann', points: 100 }])
    expect(points({ settings: {}, standings: { incomplete: false, standings: [] } })).toEqual([])
  })
})

describe('the systems', () => {
  const rows = [row('ann', 1, { totalWeight: 244_000 }), row('bo', 2, { totalWeight: 1 })]

  test.each<[PointsSettings['system'] | 'toString', WeightUnit, number[]]>([
    ['By Weight', 'lb', [244, 0]],
    ['By Weight', 'kg', [244, 0]],
    ['By Position', 'lb', [100, 99]],
    ['By Position', 'kg', [100, 99]],
    ['Points Plus Weight', 'lb', [115.25, 99]],
    ['Points Plus Weight', 'kg', [100.24, 99]],
    [undefined, 'lb', [152.5, 0]],
    [null, 'kg', [2.44, 0]],
    ['toString', 'lb', [152.5, 0]],
  ])('%s in %s', (system, unit, expected) => {
    expect(given({ ...BY_PLACE, system: system as never }, rows, unit)).toEqual(expected)
  })

  test('a row without a position counts as first', () => {
    expect(given(BY_PLACE, [row('ann', null)])).toEqual([100])
  })
})

describe('the minimum', () => {
  test('lifts what is below it, place and weight together', () => {
    const rows = [row('ann', 1), row('bo', 50), row('cy', 60)]
    expect(given({ ...BY_PLACE, system: 'Points Plus Weight', minimumPointsAwarded: 61 }, rows)).toEqual([110, 61, 61])
    expect(given({ ...BY_PLACE, minimumPointsAwarded: -5 }, rows)).toEqual([100, 51, 41])
  })
})

describe('a mean that is a fraction of a unit', () => {
  const many = Array.from({ length: 201 }, (_, index) => row(`e${index}`, 1, { tied: true }))

  test('stays where the minimum lifts nothing', () => {
    const settings: PointsSettings = { ...BY_PLACE, pointsTable: [0.0001], tiePoints: 'mean', tournamentScoringRatio: 49.9999 }
    expect(given({ ...settings, participationPoints: 0.0001 }, many)[0]).toBe(0.01)
    expect(given({ ...settings, participationPoints: 0.0001, tiePoints: 'shared' }, many.slice(1)).at(-1)).toBe(0.01)
    expect(given({ ...settings, participationPoints: 0.0001, pointsTable: [0] }, many)[0]).toBe(0)
  })
})

describe('without weight', () => {
  const rows = [row('ann', 1), row('bo', 2, { totalWeight: 16_000 }), row('zoe', 3, { totalWeight: 0 })]
  const lastBased: PointsSettings = { ...BY_PLACE, noWeightAction: 'Last Based Weight' }

  test('a fixed number, also 0, or the base', () => {
    expect(given({ ...BY_PLACE, noWeightPoints: 25 }, rows)).toEqual([100, 99, 25])
    expect(given({ ...BY_PLACE, noWeightPoints: 0 }, rows)).toEqual([100, 99, 0])
    expect(given({ ...BY_PLACE, noWeightPoints: null }, rows)).toEqual([100, 99, 98])
    expect(given({ ...BY_PLACE, minimumPointsAwarded: 99, noWeightPoints: 25 }, rows)).toEqual([100, 99, 25])
  })

  test('the base of the last with weight, without its bonuses', () => {
    expect(given({ ...lastBased, noWeighPointsDeductedFromLast: 10 }, rows)).toEqual([100, 99, 89])
    expect(given({ ...lastBased, noWeightPoints: 25 }, rows)).toEqual([100, 99, 99])
    expect(given({ ...lastBased, participationPoints: 5, pointsPerFishBonus: 1 }, rows)).toEqual([110, 109, 109])
    expect(given({ ...lastBased, noWeighPointsDeductedFromLast: 99 }, rows)).toEqual([100, 99, 0])
    expect(given({ ...lastBased, noWeighPointsDeductedFromLast: 99.5 }, rows)).toEqual([100, 99, 0])
  })

  test('whoever is listed first, the last place is the last', () => {
    expect(given(lastBased, [rows[1]!, rows[0]!, rows[2]!])).toEqual([99, 100, 99])
    expect(given(lastBased, [...rows, out('dq', { totalWeight: 5 })])).toEqual([100, 99, 99, 0])
    expect(given({ ...lastBased, system: 'By Weight' }, [row('ann', null), rows[2]!])).toEqual([160, 160])
  })

  test('of those who share the last place the one listed last', () => {
    const shared = [row('ann', 1), row('bo', 2, { totalWeight: 32_000 }), row('cy', 2, { totalWeight: 16_000 }), rows[2]!]
    expect(given({ ...lastBased, system: 'Points Plus Weight' }, shared)).toEqual([110, 101, 100, 100])
  })

  test('when nobody has weight, nothing but the bonuses', () => {
    expect(given({ ...lastBased, noWeighPointsDeductedFromLast: -7, participationPoints: 5 }, [rows[2]!])).toEqual([5])
  })

  test('a shared place at its mean keeps its fraction', () => {
    const tied = ['ann', 'bo', 'cy'].map((entry) => row(entry, 1, { tied: true }))
    const settings: PointsSettings = { ...lastBased, pointsTable: [10, 5, 5], tiePoints: 'mean', tournamentScoringRatio: 3 }
    expect(given(settings, [...tied, rows[2]!])).toEqual([20, 20, 20, 20])
    expect(given({ ...settings, minimumPointsAwarded: 7 }, [...tied, rows[2]!])).toEqual([21, 21, 21, 21])
    expect(given({ ...settings, noWeightAction: null, noWeightPoints: 1 }, [...tied, rows[2]!])).toEqual([20, 20, 20, 3])
  })
})

describe('the biggest fish', () => {
  const bonuses: PointsSettings = { ...BY_PLACE, pointsPerPlace: 0, firstBigFishBonus: 10, secondBigFishBonus: 5, thirdBigFishBonus: 3 }
  const fish = (...weights: number[]) => weights.map((bigFish, index) => row(`e${index}`, 1, { bigFish }))

  test.each([
    [
      [4, 3, 2, 1],
      [110, 105, 103, 100],
    ],
    [
      [1, 2, 3, 4],
      [100, 103, 105, 110],
    ],
    [
      [4, 4, 3, 2],
      [110, 110, 103, 100],
    ],
    [
      [4, 3, 3, 2],
      [110, 105, 105, 100],
    ],
    [
      [4, 3, 2, 2],
      [110, 105, 103, 103],
    ],
    [
      [4, 4, 4, 3],
      [110, 110, 110, 100],
    ],
    [
      [4, 0, 0],
      [110, 100, 100],
    ],
    [
      [0, 0, 0],
      [100, 100, 100],
    ],
  ])('%j', (weights, expected) => {
    expect(given(bonuses, fish(...weights))).toEqual(expected)
  })

  test('a disqualified fish takes no rank', () => {
    expect(given(bonuses, [out('dq', { bigFish: 9 }), ...fish(4, 3)])).toEqual([0, 110, 105])
  })

  test('a row without fish that names a big one keeps its bonus beside a fixed base only', () => {
    const rows = [row('ann', 1), row('zoe', 2, { totalFish: 0, totalWeight: 0, bigFish: 5 })]
    expect(given({ ...bonuses, zeroFish: { kind: 'fixed', points: 20 } }, rows)).toEqual([100, 30])
    expect(given({ ...bonuses, zeroFish: { kind: 'none' } }, rows)).toEqual([100, 0])
  })
})

describe('the end', () => {
  test('not below nothing, rounded once', () => {
    expect(given({ ...BY_PLACE, participationPoints: -120 }, [row('ann', 1)])).toEqual([0])
    expect(given({ ...BY_PLACE, participationPoints: 0.0049, pointsPerFishBonus: 0.0001 }, [row('ann', 1)])).toEqual([100.01])
    expect(given({ ...BY_PLACE, participationPoints: 0.0049 }, [row('ann', 1)])).toEqual([100])
    expect(given({ ...BY_PLACE, tournamentScoringRatio: 0 }, [row('ann', 1)])).toEqual([0])
    expect(given({ ...BY_PLACE, tournamentScoringRatio: -1 }, [row('ann', 1)])).toEqual([0])
  })

  test('the largest numbers are still whole hundredths', () => {
    const huge: PointsSettings = {
      system: 'Points Plus Weight',
      firstPlacePoints: 1e300,
      minimumPointsAwarded: 1e300,
      firstBigFishBonus: 1e300,
      pointsPerFishBonus: 1e300,
      participationPoints: 1e300,
      tournamentScoringRatio: 1e300,
    }
    expect(given(huge, [row('ann', 1, { bigFish: 1, totalWeight: 0 })])).toEqual([4_000_000_000_000])
  })
})

describe('a rule for no fish', () => {
  const zoe = row('zoe', 3, { totalFish: 0, totalWeight: 0 })
  const rows = [row('ann', 1), row('bo', 2), zoe]

  test.each([{ kind: 'unheard-of' }, {}, null, undefined])('%j is no rule', (zeroFish) => {
    expect(given({ ...BY_PLACE, zeroFish: zeroFish as never }, rows)).toEqual([100, 99, 98])
  })

  test('a rule without its number counts with 0', () => {
    expect(given({ ...BY_PLACE, zeroFish: { kind: 'fixed' } as never }, rows)).toEqual([100, 99, 0])
    expect(given({ ...BY_PLACE, zeroFish: { kind: 'last-minus' } as never }, rows)).toEqual([100, 99, 99])
  })

  test('a deduction may take all', () => {
    expect(given({ ...BY_PLACE, zeroFish: { kind: 'last-minus', minus: 98.5 } }, rows)).toEqual([100, 99, 0.5])
    expect(given({ ...BY_PLACE, zeroFish: { kind: 'last-minus', minus: 99 } }, rows)).toEqual([100, 99, 0])
    expect(given({ ...BY_PLACE, zeroFish: { kind: 'last-minus', minus: 1e9 } }, rows)).toEqual([100, 99, 0])
  })

  test('the fewest of the last is found wherever it is listed', () => {
    const settings: PointsSettings = { ...BY_PLACE, pointsPerFishBonus: 1, zeroFish: { kind: 'last-minus', minus: 1 } }
    const last = [3, 1, 2].map((totalFish) => row(`e${totalFish}`, 2, { totalFish, tied: true }))
    expect(given(settings, [row('ann', 1), ...last, zoe])).toEqual([105, 102, 100, 101, 99])
  })
})
