import { describe, expect, test } from 'vitest'
import { misplaced, type PlacedPage } from './page-tree.ts'

const pages = (...placed: [id: string, parent: string | null, section?: string][]): Map<string, PlacedPage> =>
  new Map(placed.map(([id, parentPage, section = 'weigh-in']) => [id, { id, parentPage, section }]))
const problemOf = (id: string, all: Map<string, PlacedPage>) => misplaced(all.get(id)!, all)

describe('the place of a help page', () => {
  test('is at the top or below another page of its section, however deep', () => {
    const all = pages(['scale', null], ['serial', 'scale'], ['baud', 'serial'])
    expect([...all.keys()].map((id) => problemOf(id, all))).toEqual([null, null, null])
  })

  test('is not below itself, in one step or in three', () => {
    expect(problemOf('a', pages(['a', 'a']))).toBe('page.below-itself')
    const ring = pages(['a', 'c'], ['b', 'a'], ['c', 'b'], ['d', 'a'])
    expect([...ring.keys()].map((id) => problemOf(id, ring))).toEqual(Array(4).fill('page.below-itself'))
  })

  test('is not below a page of another section, or one that is not there', () => {
    expect(problemOf('b', pages(['a', null, 'payouts'], ['b', 'a']))).toBe('page.other-section')
    expect(problemOf('b', pages(['b', 'gone']))).toBe('page.parent-unknown')
  })

  test('is not blamed for where the pages above it stand', () => {
    expect(problemOf('c', pages(['b', 'gone'], ['c', 'b']))).toBeNull()
    expect(problemOf('c', pages(['a', null, 'payouts'], ['b', 'a'], ['c', 'b']))).toBeNull()
  })
})
