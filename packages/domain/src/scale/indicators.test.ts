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
  ['ST,GS    14.44lb', 14.44 * POUND, 'decimal-lb', 'still'],
  ['US,GS    14.31lb', 14.31 * POUND, 'decimal-lb', 'moving'],
  ['ST,GS-    0.02lb', -320, 'decimal-lb', 'still'],
  ['ST,GS,1\uFFFD,   14.44 lb', 14.44 * POUND, 'decimal-lb', 'still'],
  ['US,NT,=\uFFFD,0006.548 kg', 6_548_000, 'kg', 'moving'],
  [' 1G       14.44lb ', 14.44 * POUND, 'decimal-lb', 'still'],
  [' 1NM      6.548kg ', 6_548_000, 'kg', 'moving'],
  ['Z1G       0.000lb ', 0, 'decimal-lb', 'still'],
  ['U1G      -0.02lb ', -320, 'decimal-lb', 'still'],
])('"%s" is read', (text, weight, unit, motion) => {
  expect(read(text)).toMatchObject({ is: 'weight', text, weight: Math.round(weight), unit, motion })
})

test.each([
  '2026-08-06 12:25:20',
  '08/06/2026',
  '08/06/26 12:25 PM',
  '12:25:20',
  'DATE 2026-08-06',
  'ID: 00123',
  'No. 12',
  '#0012',
  'TARE 2.00 lb',
  'T     2.00 lb',
  ' 1T       2.00lb ',
  'LAKE FORK BASS CLUB',
  '----------------',
])('"%s" is printed beside the weights and is none of them', (text) => {
  for (const unit of [null, 'decimal-lb', 'kg'] as const) expect(read(text, unit).is).toBe('beside')
})

test.each([
  ['ST,GS,+0016.44lb', 'gross'],
  ['ST,NT,+0014.44lb', 'net'],
  ['G   16.44 lb', 'gross'],
  ['NET: 14.44 lb', 'net'],
  ['   14.44 lb   N', 'net'],
  ['   14.44LN ', 'net'],
  ['   14.44 lb', null],
] as const)('"%s" is %s', (text, kind) => expect(read(text)).toMatchObject({ kind }))

test.each(['OL,GS,+9999999', '   99.99LGO', 'O1G      99.99lb '])('"%s" is more than the scale can weigh', (text) => {
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
