import { expect, test } from 'vitest'
import { describePoints, doubtOf, readAmounts, readNumbers, writeAmounts, writeNumbers } from './number-list.ts'

test.each(['200-195-190', '200, 195, 190', '200,195,190', '200 195 190', '200\n195\n190\n', '200;195;190'])(
  '%j is a list of points',
  (text) => {
    expect(readNumbers(text)).toEqual([200, 195, 190])
  },
)

test('points may have decimals, and nothing is no list', () => {
  expect(readNumbers('10.5, 9')).toEqual([10.5, 9])
  expect(readNumbers(' - ')).toBeNull()
  expect(writeNumbers([200, 195.5, 190])).toBe('200, 195.5, 190')
})

test('a list of points is read back in words, and a slip of the hand is asked about', () => {
  expect(describePoints([100])).toBe('1 place: 1st 100')
  expect(describePoints([200, 195, 190, 185])).toBe('4 places: 1st 200 · 2nd 195 · 3rd 190 · 4th 185')
  expect(describePoints([200, 195, 190, 185, 180])).toBe('5 places: 1st 200 · 2nd 195 · 3rd 190 · … · 5th 180')
  expect(doubtOf([200, 200, 190])).toBeNull()
  expect(doubtOf([200, 95, 190])).toBe('3rd is worth more than 2nd: is that right?')
})

test('amounts are typed in dollars, with or without commas', () => {
  const three = [
    { position: 1, amount: 100_000 },
    { position: 2, amount: 50_050 },
    { position: 3, amount: 25_000 },
  ]
  expect(readAmounts('1000 500.50 250')).toEqual(three)
  expect(readAmounts('$1,000, $500.50, $250')).toEqual(three)
  expect(writeAmounts(three)).toBe('1000 500.5 250')
})

test('a place that is passed over stays passed over', () => {
  const gap = [{ position: 3, amount: 20_000 }]
  expect(writeAmounts(gap)).toBe('0 0 200')
  expect(readAmounts('0 0 200')).toEqual(gap)
  expect(readAmounts('')).toBeNull()
  expect(writeAmounts([])).toBe('')
})
