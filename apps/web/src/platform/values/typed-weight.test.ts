import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EntryUnit,
  NOTHING_TYPED,
  problemOf,
  speakWeight,
  type TypedWeight,
  typedFrom,
  typedText,
  typeKey,
  type WeightKey,
  weightOf,
} from './typed-weight.ts'

const KEYS: Record<string, WeightKey> = { '|': 'unit', '.': 'unit', '<': 'back' }
const type = (keys: string, unit: EntryUnit, from: TypedWeight = NOTHING_TYPED) =>
  [...keys].reduce((typed, key) => typeKey(typed, KEYS[key] ?? (key as WeightKey), unit), from)

describe('pounds and ounces', () => {
  test('1 4 lb│oz 7 is 14-07', () => {
    const typed = type('14|7', 'lb-oz')
    expect(typedText(typed, 'lb-oz')).toBe('14-07')
    expect(weightOf(typed, 'lb-oz')).toBe(14 * 16_000 + 7_000)
  })

  test('ounces go from 0 to 15; what is no weight stays as it was typed, and is never another weight', () => {
    expect(typedText(type('3|15', 'lb-oz'), 'lb-oz')).toBe('3-15')
    for (const [keys, shown] of [
      ['7|17', '7-17'],
      ['7|017', '7-017'],
      ['3|95', '3-95'],
      ['1234', '1234'],
    ] as const) {
      const typed = type(keys, 'lb-oz')
      expect(typedText(typed, 'lb-oz')).toBe(shown)
      expect(weightOf(typed, 'lb-oz')).toBeNull()
      expect(problemOf(typed, 'lb-oz')).toContain(shown)
    }
    expect(problemOf(type('7|17', 'lb-oz'), 'lb-oz')).toBe('7-17 isn’t a weight. Ounces go from 0 to 15.')
    expect(problemOf(type('7|17<', 'lb-oz'), 'lb-oz')).toBeNull()
  })

  test('delete walks back over the bar into the pounds', () => {
    expect(type('14|7<', 'lb-oz')).toEqual({ digits: '14', part: '' })
    expect(type('14|7<<', 'lb-oz')).toEqual({ digits: '14', part: null })
    expect(type('14|7<<<', 'lb-oz')).toEqual({ digits: '1', part: null })
    const nothing = type('1<<', 'lb-oz')
    expect(nothing).toEqual(NOTHING_TYPED)
    expect(typeKey(nothing, 'back', 'lb-oz')).toBe(nothing)
  })

  test('the bar alone starts at no pounds; an empty field is no weight at all', () => {
    expect(weightOf(type('|12', 'lb-oz'), 'lb-oz')).toBe(12_000)
    expect(weightOf(NOTHING_TYPED, 'lb-oz')).toBeNull()
    expect(weightOf(type('0', 'lb-oz'), 'lb-oz')).toBe(0)
  })

  test('pounds without ounces count as they stand', () => {
    expect(weightOf(type('14', 'lb-oz'), 'lb-oz')).toBe(14 * 16_000)
    expect(typedText(type('14|', 'lb-oz'), 'lb-oz')).toBe('14-')
  })
})

describe('decimals fill from the right like a till', () => {
  test('1 4 4 4 is 14.44 lb, and 6 5 4 8 is 6.548 kg', () => {
    expect(typedText(type('1444', 'decimal-lb'), 'decimal-lb')).toBe('14.44')
    expect(weightOf(type('1444', 'decimal-lb'), 'decimal-lb')).toBe(231_040)
    expect(typedText(type('6548', 'kg'), 'kg')).toBe('6.548')
    expect(weightOf(type('6548', 'kg'), 'kg')).toBe(6_548_000)
  })

  test('on the way every step is readable', () => {
    expect([...'1444'].map((_, index) => typedText(type('1444'.slice(0, index + 1), 'decimal-lb'), 'decimal-lb'))).toEqual([
      '0.01',
      '0.14',
      '1.44',
      '14.44',
    ])
  })

  test('a point means what it says: 14.4 is 14.40, not 1.44', () => {
    expect(weightOf(type('14.4', 'decimal-lb'), 'decimal-lb')).toBe(230_400)
    expect(weightOf(type('14.441', 'decimal-lb'), 'decimal-lb')).toBeNull()
    expect(problemOf(type('14.441', 'decimal-lb'), 'decimal-lb')).toBe('14.441 has too many digits: use 2 after the decimal point.')
  })
})

test('whatever is pressed: a weight that can be saved holds every digit that was pressed', () => {
  const units = fc.constantFrom<EntryUnit>('lb-oz', 'decimal-lb', 'kg')
  const pressed = fc.array(fc.constantFrom(...'0123456789|'), { maxLength: 10 })
  fc.assert(
    fc.property(units, pressed, (unit, keys) => {
      const typed = type(keys.join(''), unit)
      if (weightOf(typed, unit) === null) return
      const bar = keys.indexOf('|')
      const before = keys.slice(0, bar < 0 ? undefined : bar).join('')
      const behind = bar < 0 ? '' : keys.slice(bar).join('').replaceAll('|', '')
      expect([Number(typed.digits), typed.part ?? '']).toEqual([Number(before), behind])
    }),
    { numRuns: 1000 },
  )
})

test('a saved weight opens as it would have been typed', () => {
  expect(typedFrom(231_000, 'lb-oz')).toEqual(type('14|7', 'lb-oz'))
  expect(weightOf(typedFrom(231_040, 'decimal-lb'), 'decimal-lb')).toBe(231_040)
  expect(weightOf(typedFrom(6_548_000, 'kg'), 'kg')).toBe(6_548_000)
})

test('weights are said in words', () => {
  expect(speakWeight(231_000, 'lb-oz')).toBe('14 pounds 7 ounces')
  expect(speakWeight(6_548_000, 'kg')).toBe('6.548 kilograms')
})
