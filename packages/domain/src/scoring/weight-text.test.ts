import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayWeight, formatWeight } from './format-weight.ts'
import { parseWeight, type WeightInputFormat } from './parse-weight.ts'

const parse = (value: string, format: WeightInputFormat) => parseWeight({ value, format })
const INVALID = { error: 'INVALID_WEIGHT' }

describe('reading a weight', () => {
  test.each([
    ['3', 'decimal-lb', 48_000],
    ['7.', 'decimal-lb', 112_000],
    ['.5', 'decimal-lb', 8_000],
    ['.47', 'decimal-lb', 7_520],
    ['  3.47\t', 'decimal-lb', 55_520],
    ['0.0001', 'decimal-lb', 2],
    ['-3-7.52', 'lb-oz', -55_520],
    ['3-.52', 'lb-oz', 48_520],
    ['3-15.9999', 'lb-oz', 64_000],
    ['0-0', 'lb-oz', 0],
    ['-0', 'g', 0],
  ] as const)('%s as %s', (value, format, weight) => {
    expect(parse(value, format)).toStrictEqual({ weight })
  })

  test.each(['', ' ', '.', '-', '+3', '1e3', '3,5', '3 4', '--3', '3.4.5', 'NaN', '9'.repeat(30)])('%j is no weight', (value) => {
    expect(parse(value, 'decimal-lb')).toEqual(INVALID)
  })

  test.each(['3', '3-', '-7', '3-16', '3-16.0', '3.5-2', '3-7-2', '3 - 7'])('%j is no pounds and ounces', (value) => {
    expect(parse(value, 'lb-oz')).toEqual(INVALID)
  })

  test.each(['decimal-lb', 'lb-oz', 'oz', 'kg', 'g'] as const)('nothing is no weight in %s', (format) => {
    expect(parseWeight({ value: null as never, format })).toEqual(INVALID)
  })

  test('what any scale with up to three decimals of a pound shows comes back unchanged', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), (thousandths) => {
        const text = (thousandths / 1000).toFixed(3)
        expect(parse(text, 'decimal-lb')).toEqual({ weight: thousandths * 16 })
      }),
    )
  })
})

describe('showing a weight', () => {
  test.each([
    [231_000, '14-07', '14 pounds 7 ounces', '14 lb 7 oz'],
    [16_000, '1-00', '1 pound 0 ounces', '1 lb 0 oz'],
    [17_000, '1-01', '1 pound 1 ounce', '1 lb 1 oz'],
    [55_520, '3-07.52', '3 pounds 7.52 ounces', '3 lb 7.52 oz'],
    [55_500, '3-07.5', '3 pounds 7.5 ounces', '3 lb 7.5 oz'],
    [15_996, '1-00', '1 pound 0 ounces', '1 lb 0 oz'],
    [0, '0-00', '0 pounds 0 ounces', '0 lb 0 oz'],
    [-20_000, '-1-04', 'minus 1 pound 4 ounces', '-1 lb 4 oz'],
    [-4, '0-00', '0 pounds 0 ounces', '0 lb 0 oz'],
  ])('%i on the board, spoken and in full', (weight, board, spoken, full) => {
    expect([displayWeight(weight, 'board'), displayWeight(weight, 'spoken'), displayWeight(weight, 'lb-oz')]).toEqual([board, spoken, full])
  })

  test('decimals are rounded half away from zero, from the integer', () => {
    expect([80, 79, -80, 0, -16].map((weight) => formatWeight({ weight, format: 'decimal-lb' }).text)).toEqual([
      '0.01',
      '0.00',
      '-0.01',
      '0.00',
      '0.00',
    ])
    expect(formatWeight({ weight: -2_345_500, format: 'kg' }).text).toBe('-2.346')
  })

  test('hundredths of an ounce survive the board and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), (hundredths) => {
        const weight = hundredths * 10
        expect(parse(displayWeight(weight, 'board'), 'lb-oz')).toEqual({ weight: weight === 0 ? 0 : weight })
      }),
    )
  })
})
