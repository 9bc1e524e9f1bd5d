import { expect, test } from 'vitest'
import { ordinal } from './ordinal.ts'

test.each<[string, number[]]>([
  ['st', [1, 21, 31, 91, 101, 121, 1001]],
  ['nd', [2, 22, 92, 102, 1002]],
  ['rd', [3, 23, 93, 103, 1003]],
  ['th', [4, 5, 6, 7, 8, 9, 10, 14, 15, 19, 20, 24, 100, 104, 110, 114]],
  ['th', [11, 12, 13, 111, 112, 113, 211, 1011, 1012, 1013]],
])('%s, the teens included: %j', (ending, places) => {
  expect(places.map(ordinal)).toEqual(places.map((place) => `${place}${ending}`))
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no place', (figure) => {
  expect(ordinal(figure)).toBe('–')
})
