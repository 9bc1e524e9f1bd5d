import { expect, test } from 'vitest'
import { readPercentages, sumOf, writePercentages } from './percentages-text.ts'

test('percentages are typed as one line and add up without crumbs', () => {
  const rows = readPercentages('33.4 33.3, 33.3%')
  expect(rows?.map(({ place }) => place)).toEqual([1, 2, 3])
  expect(sumOf(rows ?? [])).toBe(100)
  expect(writePercentages(rows ?? [])).toBe('33.4 33.3 33.3')
})

test('nothing, and more than everything, is no table', () => {
  expect([readPercentages(' '), readPercentages('120')]).toEqual([null, null])
})
