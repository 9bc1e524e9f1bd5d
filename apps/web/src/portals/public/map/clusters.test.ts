import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'

const at = (x: number, y: number, item: string) => ({ x, y, item })

test('what would cover each other is one pin; nothing is lost, nothing is there twice', () => {
  const clusters = clustersOf([at(0, 0, 'a'), at(10, 0, 'b'), at(100, 0, 'c'), at(0, 30, 'd'), at(0, 0, 'e')], 36)
  expect(clusters.map(({ items }) => items)).toEqual([['a', 'b', 'd', 'e'], ['c']])
  expect(clustersOf([], 36)).toEqual([])
})
