import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('keys in order of first appearance, items in order of the list', () => {
  expect([...groupBy([5, 2, 4, 1, 7], (value) => (value % 2 === 0 ? 'even' : 'odd'))]).toEqual([
    ['odd', [5, 1, 7]],
    ['even', [2, 4]],
  ])
})

test('a key that is missing is a key', () => {
  expect([...groupBy([{ day: 0 }, { day: undefined }, { day: 0 }, { day: undefined }], ({ day }) => day)]).toEqual([
    [0, [{ day: 0 }, { day: 0 }]],
    [undefined, [{ day: undefined }, { day: undefined }]],
  ])
})

test('nothing has no groups', () => {
  expect(groupBy([], String).size).toBe(0)
})
