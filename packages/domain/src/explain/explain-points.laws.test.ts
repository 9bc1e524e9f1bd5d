import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeScale, placeValue } from '../points/place-points.ts'
import { points } from '../points/points.ts'
import { partsOf, pointsRules } from '../points/points-parts.ts'
import type { PointsSettings } from '../scoring/types.ts'
import {
  anyPointsSettings,
  placeSettings,
  pointsOptions,
  type ScoredField,
  scoredField,
  wildPointsSettings,
} from '../testing/random-points-options.ts'
import { explainPoints } from './explain-points.ts'

const RUNS = { numRuns: 200 }

const withPoints = ({ settings, standings }: ScoredField, pointsScoring: PointsSettings) => ({
  settings: { ...settings, pointsScoring },
  standings,
})

function expectToAddUp(steps: readonly { delta: number; result: number }[], figure: number) {
  let sum = 0
  for (const { delta, result } of steps) {
    sum += delta
    expect(result).toBe(sum)
    expect(Object.is(delta, -0)).toBe(false)
  }
  expect(sum).toBe(figure)
}

const PLAIN: PointsSettings = { system: 'By Position' }

describe('explaining points', () => {
  test.each([
    ['what a director may type', anyPointsSettings],
    ['what a form may leave', wildPointsSettings],
  ])('the steps of every entry add up to its points: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(scoredField, arbitrary, (field, pointsScoring) => {
        const input = withPoints(field, pointsScoring)
        for (const { entry, points: figure } of points(input)) {
          const explained = explainPoints({ ...input, entry })
          expect(explained.points).toBe(figure)
          expectToAddUp(explained.steps, Math.round((figure ?? 0) * 100))
        }
      }),
      RUNS,
    )
  })

  /** The steps without their figures: what the points were made of. */
  const inputsOf = (input: ReturnType<typeof withPoints>, entry: string) =>
    JSON.stringify(explainPoints({ ...input, entry }).steps.map(({ delta: _, result: __, ...inputs }) => inputs))

  test('an explanation names every setting that changed it', () => {
    const change = fc.tuple(anyPointsSettings, fc.nat())
    fc.assert(
      fc.property(scoredField, anyPointsSettings, change, (field, before, [other, pick]) => {
        const keys = [...new Set([...Object.keys(before), ...Object.keys(other)])] as (keyof PointsSettings)[]
        const key = keys[pick % keys.length]!
        const [was, is] = [withPoints(field, before), withPoints(field, { ...before, [key]: other[key] })]
        const now = points(is)
        for (const [index, { entry, points: figure }] of points(was).entries()) {
          if (figure !== now[index]!.points) expect([key, inputsOf(was, entry)]).not.toEqual([key, inputsOf(is, entry)])
        }
      }),
      { numRuns: 800 },
    )
  })
})

describe('points, whatever the settings', () => {
  test.each([
    ['what a director may type', anyPointsSettings],
    ['what a form may leave', wildPointsSettings],
  ])('are never negative and have at most two decimals: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(scoredField, arbitrary, (field, pointsScoring) => {
        for (const { points: figure } of points(withPoints(field, pointsScoring))) {
          expect(figure).toBeGreaterThanOrEqual(0)
          expect(Number.isFinite(figure)).toBe(true)
          expect(Math.round(figure! * 100) / 100).toBe(figure)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(scoredField, anyPointsSettings, (field, pointsScoring) => {
        const turned = { ...field, standings: { ...field.standings, standings: field.standings.standings.toReversed() } }
        expect(points(withPoints(turned, pointsScoring)).reverse()).toEqual(points(withPoints(field, pointsScoring)))
      }),
      RUNS,
    )
  })

  test('an option that is empty is an option that is missing', () => {
    const off: PointsSettings = { pointsTable: [], pointsSteps: [], zeroFish: null, tiePoints: 'shared' }
    fc.assert(
      fc.property(scoredField, (field) => {
        const given = field.settings.pointsScoring ?? {}
        expect(points(withPoints(field, { ...given, ...off }))).toEqual(points(withPoints(field, given)))
      }),
      RUNS,
    )
  })
})

describe('places', () => {
  test('a better place never gets less when the table falls', () => {
    fc.assert(
      fc.property(scoredField, placeSettings, (field, pointsScoring) => {
        const given = points(withPoints(field, pointsScoring))
        const ranked = field.standings.standings.flatMap(({ position }, index) =>
          position === null ? [] : [{ position, figure: given[index]!.points! }],
        )
        for (const [index, { figure }] of ranked.entries()) {
          if (index > 0) expect(figure).toBeLessThanOrEqual(ranked[index - 1]!.figure)
        }
      }),
      RUNS,
    )
  })

  test('those who share a place get exactly what its places are worth together', () => {
    fc.assert(
      fc.property(scoredField, placeSettings, (field, settings) => {
        const pointsScoring = { ...settings, tiePoints: 'mean' as const }
        const rows = field.standings.standings
        const rules = pointsRules({ pointsScoring }, rows)
        const scale = placeScale(pointsScoring, rows)
        for (const row of rows.filter(({ tied }) => tied)) {
          const holders = rows.filter(({ position }) => position === row.position).length
          const worth = Array.from({ length: holders }, (_, index) => placeValue(scale, row.position! + index))
          const { place, tie, over } = partsOf(row, rules)
          expect((place + tie) * holders + over).toBe(worth.reduce((sum, value) => sum + value, 0))
        }
      }),
      RUNS,
    )
  })

  test('a table that falls by one is a first place that falls by one', () => {
    fc.assert(
      fc.property(scoredField, fc.nat({ max: 12 }), fc.constantFrom('mean' as const, 'shared' as const), (field, length, tiePoints) => {
        const pointsTable = Array.from({ length }, (_, index) => 100 - index)
        const given = { ...PLAIN, firstPlacePoints: 100, tiePoints }
        expect(points(withPoints(field, { ...given, pointsTable }))).toEqual(points(withPoints(field, given)))
      }),
      RUNS,
    )
  })
})

describe('without fish', () => {
  const fields = fc.tuple(scoredField, anyPointsSettings, pointsOptions)

  test('those who brought fish get what they got without the rule', () => {
    fc.assert(
      fc.property(fields, ([field, pointsScoring, { zeroFish }]) => {
        const [without, within] = [
          points(withPoints(field, { ...pointsScoring, zeroFish: null })),
          points(withPoints(field, { ...pointsScoring, zeroFish })),
        ]
        for (const [index, { totalFish }] of field.standings.standings.entries()) {
          if (totalFish > 0) expect(within[index]).toEqual(without[index])
        }
      }),
      RUNS,
    )
  })

  test('none is nothing at all, and fewer than the last is never more than the last', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(0, 3, 20.5), ([field, pointsScoring], minus) => {
        const rows = field.standings.standings
        const none = points(withPoints(field, { ...pointsScoring, zeroFish: { kind: 'none' } }))
        const fewer = points(withPoints(field, { ...pointsScoring, zeroFish: { kind: 'last-minus', minus } }))
        const withFish = rows.map((row, index) => ({ ...row, figure: fewer[index]!.points! })).filter(({ totalFish }) => totalFish > 0)
        const last = Math.max(0, ...withFish.map(({ position }) => position ?? 0))
        const least = Math.min(...withFish.filter(({ position }) => position === last).map(({ figure }) => figure))
        for (const [index, { totalFish, disqualified }] of rows.entries()) {
          if (totalFish > 0 || disqualified) continue
          expect(none[index]!.points).toBe(0)
          expect(fewer[index]!.points).toBeLessThanOrEqual(withFish.length === 0 ? 0 : least)
        }
      }),
      RUNS,
    )
  })
})
