import { describe, expect, test } from 'vitest'
import type { PointsSettings, StandingRow } from '../scoring/types.ts'
import { firstPlacePoints, placeScale, placeValue, runOf } from './place-points.ts'
import { UNITS_PER_POINT } from './points-units.ts'

const row = (position: number | null, tied = false): StandingRow => ({
  entry: `e${position}`,
  position,
  tied,
  totalWeight: 16_000,
  bigFish: 0,
  totalFish: 1,
  totalPenaltyWeightIncurred: 0,
  totalBonusWeightAdded: 0,
  disqualified: position === null,
  cutAfterDay: null,
})

const worth = (settings: PointsSettings, places: number[], rows: StandingRow[] = []) => {
  const scale = placeScale(settings, rows)
  return places.map((place) => placeValue(scale, place) / UNITS_PER_POINT)
}

describe('first place', () => {
  test.each<[PointsSettings, number]>([
    [{ firstPlacePoints: 100 }, 100],
    [{ firstPlacePoints: 0 }, 0],
    [{ firstPlacePoints: 100, customFirstPlacePoints: 50 }, 100],
    [{ firstPlacePoints: 'Custom', customFirstPlacePoints: 50 }, 50],
    [{ firstPlacePoints: 'Custom' }, 7],
    [{ firstPlacePoints: null, customFirstPlacePoints: 50 }, 7],
    [{}, 7],
  ])('%j', (settings, expected) => {
    expect(firstPlacePoints(settings, 7)).toBe(expected)
  })
})

describe('what a place is worth', () => {
  test('by steps of pointsPerPlace, 1 when missing, also 0', () => {
    expect(worth({ firstPlacePoints: 3 }, [1, 2, 3, 4, 5])).toEqual([3, 2, 1, 0, 0])
    expect(worth({ firstPlacePoints: 3, pointsPerPlace: null }, [2])).toEqual([2])
    expect(worth({ firstPlacePoints: 3, pointsPerPlace: 0 }, [1, 9])).toEqual([3, 3])
  })

  test('in a table, and below it', () => {
    expect(worth({ pointsTable: [9, 7, 4], pointsPerPlace: 1.5 }, [1, 2, 3, 4, 5, 6])).toEqual([9, 7, 4, 2.5, 1, 0])
  })

  test('a table with less than nothing in it', () => {
    expect(worth({ pointsTable: [9, -7, 4] }, [1, 2, 3, 4])).toEqual([9, 0, 4, 3])
    expect(worth({ firstPlacePoints: -5 }, [1, 2])).toEqual([0, 0])
  })

  test('a step holds from its place to the next one', () => {
    const settings = {
      firstPlacePoints: 100,
      pointsSteps: [
        { fromPlace: 3, step: 10 },
        { fromPlace: 5, step: 20 },
      ],
    }
    expect(worth(settings, [1, 2, 3, 4, 5, 6])).toEqual([100, 99, 89, 79, 59, 39])
  })

  test('a step may begin between two places', () => {
    expect(worth({ firstPlacePoints: 100, pointsSteps: [{ fromPlace: 2.5, step: 10 }] }, [2, 3])).toEqual([99, 89])
  })

  test('negative places begin at the top, far ones never', () => {
    expect(worth({ firstPlacePoints: 100, pointsSteps: [{ fromPlace: -3, step: 10 }] }, [1, 2])).toEqual([100, 90])
    expect(worth({ firstPlacePoints: 100, pointsSteps: [{ fromPlace: 1e300, step: 10 }] }, [1, 99])).toEqual([100, 2])
  })

  test('a step that rises is what it says', () => {
    expect(worth({ firstPlacePoints: 10, pointsSteps: [{ fromPlace: 3, step: -2 }] }, [1, 2, 3, 4])).toEqual([10, 9, 11, 13])
  })

  test('rows without a number are passed over', () => {
    const half = [{ fromPlace: 2 }, { step: 50 }, { fromPlace: null, step: 50 }, { fromPlace: 2, step: Number.NaN }]
    expect(worth({ firstPlacePoints: 10, pointsSteps: half as never }, [1, 2])).toEqual([10, 9])
  })

  test('the settings are not put in order in place', () => {
    const pointsSteps = Object.freeze([
      { fromPlace: 5, step: 1 },
      { fromPlace: 2, step: 2 },
    ]) as never
    expect(worth({ firstPlacePoints: 10, pointsSteps }, [2, 4, 5])).toEqual([8, 4, 3])
  })

  test('the first run begins at the end of the table', () => {
    const scale = placeScale({ pointsTable: [5, 4], pointsSteps: [{ fromPlace: 5, step: 2 }] }, [])
    expect(scale.runs.map(({ above }) => above)).toEqual([2, 4])
    expect([1, 3, 4, 5].map((place) => runOf(scale, place).above)).toEqual([2, 2, 2, 4])
  })
})

describe('the mean of a shared place', () => {
  const rows = [row(1), row(2, true), row(2, true), row(2, true), row(5, true), row(5, true), row(null)]

  test('only where it is asked for, and only where a place is shared', () => {
    expect([...placeScale({ tiePoints: 'mean', firstPlacePoints: 100 }, rows).means]).toEqual([
      [2, { units: 98 * UNITS_PER_POINT, over: 0, holders: 3 }],
      [5, { units: 95.5 * UNITS_PER_POINT, over: 0, holders: 2 }],
    ])
    for (const tiePoints of ['shared' as const, null, undefined]) expect(placeScale({ tiePoints }, rows).means.size).toBe(0)
  })

  test('keeps the fraction of a unit', () => {
    const { means } = placeScale({ tiePoints: 'mean', pointsTable: [9, 5, 5, 0.0001] }, rows)
    expect(means.get(2)).toEqual({ units: 6_666_733, over: 1, holders: 3 })
    const two = placeScale({ tiePoints: 'mean', pointsTable: [9, 5, 5, 0.0002] }, rows)
    expect(two.means.get(2)).toEqual({ units: 6_666_800, over: 0, holders: 3 })
  })

  test('rests that add up to a unit make one', () => {
    const { means } = placeScale({ tiePoints: 'mean', pointsTable: [9, 1, 1, 1] }, rows)
    expect(means.get(2)).toEqual({ units: UNITS_PER_POINT, over: 0, holders: 3 })
  })

  test('huge values do not lose a unit', () => {
    const many = Array.from({ length: 10_000 }, () => row(1, true))
    const pointsTable = Array.from({ length: 10_000 }, (_, index) => 100_000_000 - index * 0.0001)
    const { units, over, holders } = placeScale({ tiePoints: 'mean', pointsTable }, many).means.get(1)!
    expect(BigInt(units) * 10_000n + BigInt(over)).toBe(2n * 10n ** 18n - (200n * 9_999n * 10_000n) / 2n)
    expect(holders).toBe(10_000)
  })
})

describe('to the last unit', () => {
  test('what the places of a mean leave over makes another whole unit when it can', () => {
    const rows = [row(1, true), row(1, true), row(1, true)]
    const { means } = placeScale({ tiePoints: 'mean', pointsTable: [0.0002, 0.0001, 0.0001] }, rows)
    expect(means.get(1)).toEqual({ units: 266, over: 2, holders: 3 })
  })

  test('a step from place 4.2 begins at the 5th', () => {
    expect(worth({ firstPlacePoints: 100, pointsSteps: [{ fromPlace: 4.2, step: 10 }] }, [3, 4, 5, 6])).toEqual([98, 97, 87, 77])
  })
})
