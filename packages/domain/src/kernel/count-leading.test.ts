import { expect, test } from 'vitest'
import { countLeading } from './count-leading.ts'

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('the first %i of eight', (leading) => {
  const asked: number[] = []
  const holds = (item: number) => {
    asked.push(item)
    return item < leading
  }
  expect(countLeading([0, 1, 2, 3, 4, 5, 6, 7], holds)).toBe(leading)
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('of nothing, nothing', () => {
  expect(countLeading([], () => true)).toBe(0)
})
