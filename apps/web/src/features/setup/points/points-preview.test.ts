import { expect, test } from 'vitest'
import { previewPoints } from './points-preview.ts'

const written = (boats: number, pointsScoring: object) =>
  previewPoints(boats, { pointsScoring: { system: 'By Position', ...pointsScoring } }).map(({ position, points }) => [position, points])

test('the usual points, place by place', () => {
  expect(written(12, { firstPlacePoints: 200, pointsPerPlace: 1, noWeightPoints: 50, pointsPerFishBonus: 5 })).toEqual([
    [1, 200],
    [2, 199],
    [3, 198],
    [10, 191],
    [12, 189],
    [null, 50],
  ])
})

test('an own list, steps after it, and nothing for who brought no fish', () => {
  const pointsSteps = [{ fromPlace: 4, step: 2 }]
  expect(written(10, { pointsTable: [100, 90, 85], pointsSteps, zeroFish: { kind: 'fixed', points: 10 } })).toEqual([
    [1, 100],
    [2, 90],
    [3, 85],
    [10, 71],
    [null, 10],
  ])
})

test('a field of nobody', () => {
  expect(written(0, { firstPlacePoints: 100 })).toHaveLength(1)
})
