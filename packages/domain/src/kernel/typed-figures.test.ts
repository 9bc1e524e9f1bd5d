import { describe, expect, test } from 'vitest'
import { isPosition, timesIn, typedCents, typedCount, typedPercent } from './typed-figures.ts'

describe('a figure from a form', () => {
  test.each([
    [undefined, 0],
    [null, 0],
    [-1, 0],
    [-0.5, 0],
    [0.99, 0],
    [1.99, 1],
    [5_000, 5_000],
    [1_000_000_000, 1_000_000_000],
    [1_000_000_001, 1_000_000_000],
    [1e300, 1_000_000_000],
  ])('%s is so many cents, and as a count so many: %s', (typed, figure) => {
    expect(typedCents(typed)).toBe(figure)
    expect(typedCount(typed)).toBe(figure)
    expect(Object.is(typedCents(typed), -0)).toBe(false)
  })

  test.each([
    [null, 0],
    [-5, 0],
    [87.5, 875_000],
    [33.3333, 333_333],
    [250, 2_500_000],
    [1_000, 10_000_000],
    [1_001, 10_000_000],
  ])('%s percent is %s ten-thousandths', (typed, figure) => {
    expect(typedPercent(typed)).toBe(figure)
  })

  test.each([
    [10, 5, 2],
    [9, 5, 1],
    [4, 5, 0],
    [3, 0.5, 6],
    [3, 0.3, 10],
    [5, 2.5, 2],
    [5, 0, null],
    [5, -2, null],
    [5, null, null],
    [5, undefined, null],
    [5, 0.00001, null],
    [5, 0.0001, 50_000],
    [5, 1e300, 0],
  ])('in %s there is %s so many times: %s', (units, each, times) => {
    expect(timesIn(units, each)).toBe(times)
  })

  test.each([
    [1, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [1e9, true],
    [2 ** 53, false],
  ])('%s is a position: %s', (position, is) => {
    expect(isPosition(position)).toBe(is)
  })
})
