import { expect, test } from 'vitest'
import { readLine } from './indicators.ts'

const POUND = 16_000
const read = (text: string, stated: Parameters<typeof readLine>[1] = null, isWhole = true) => readLine({ text, isWhole }, stated)

test.each([
  ['ST,GS,+0014.44lb', 14.44 * POUND, 'decimal-lb', 'still'],
  ['US,NT,-  0.02 kg', -20_000, 'kg', 'moving'],
  ['ST,+00123.4  g', 123_400, 'g', 'still'],
  ['ST,NT, 14lb  7.2oz', 14 * POUND + 7200, 'lb-oz', 'still'],
  ['   14.44LG ', 14.44 * POUND, 'decimal-lb', 'still'],
  ['-   0.02LNM', -320, 'decimal-lb', 'moving'],
  ['   6.548KG', 6_548_000, 'kg', 'still'],
  ['G  14.44 lb', 14.44 * POUND, 'decimal-lb', 'unsaid'],
  ['NET: 231.0 oz', 231_000, 'oz', 'unsaid'],
  ['   14.44 lb', 14.44 * POUND, 'decimal-lb', 'unsaid'],
  ['   14.44 lb ?', 14.44 * POUND, 'decimal-lb', 'moving'],
  ['   14.44 lb   G', 14.44 * POUND, 'decimal-lb', 'unsaid'],
  ['14 lb 7 oz', 14 * POUND + 7000, 'lb-oz', 'unsaid'],
  ['14:07.2', 14 * POUND + 7200, 'lb-oz', 'unsaid'],
  ['12.5 g', 12_500, 'g', 'unsaid'],
  ['0.02 lb-', -320, 'decimal-lb', 'unsaid'],
])('"%s" is read', (text, weight, unit, motion) => {
  expect(read(text)).toEqual({ is: 'weight', text, weight: Math.round(weight), unit, motion })
})

test.each(['OL,GS,+9999999', '   99.99LGO'])('"%s" is more than the scale can weigh', (text) => {
  expect(read(text).is).toBe('over')
})

test.each([
  'ST,TR,+0001.00lb',
  'QT,GS,+00012',
  'ST,GS,+00 12.34lb',
  'ST,GS,+0012.34',
  '14 lb 16 oz',
  '14-07',
  '- 14.44 lb -',
  '--14.44 lb',
  '14.44 lbs of fish',
  '14.4.4 lb',
  '   14.44LGI',
  'lb',
])('"%s" is no weight while nobody has said a unit', (text) => {
  expect(read(text).is).not.toBe('weight')
})

test('figures alone are a weight only in a unit that somebody has said, and a minus anywhere counts', () => {
  expect(read('=  14.44').is).toBe('no-unit')
  expect(read('=  14.44', 'decimal-lb')).toMatchObject({ is: 'weight', weight: 14.44 * POUND })
  expect(read('0.02-', 'kg')).toMatchObject({ weight: -20_000 })
  expect(read('- 0.02', 'kg')).toMatchObject({ weight: -20_000 })
})

test('a unit that the scale names is never another one, whatever somebody has said', () => {
  expect(read('6.548 kg', 'decimal-lb')).toMatchObject({ unit: 'kg', weight: 6_548_000 })
  expect(read('12.5 g', 'decimal-lb')).toMatchObject({ unit: 'g' })
})

test('the first line may be the end of one: it counts only where it proves that it is whole', () => {
  expect(read('4.44 lb', null, false).is).toBe('half')
  expect(read('ST,GS,+0014.44lb', null, false).is).toBe('weight')
})
