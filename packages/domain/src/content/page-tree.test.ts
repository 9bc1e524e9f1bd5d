import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { misplaced, movedPage, type PlacedPage, pagesInOrder } from './page-tree.ts'

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

describe('the pages of a section', () => {
  const page = (_id: string, order: number, parentPage: string | null = null) => ({ _id, title: _id, order, parentPage })
  const words = (all: ReturnType<typeof page>[]) => pagesInOrder(all).map(({ page: { _id }, depth }) => `${'-'.repeat(depth)}${_id}`)

  test('are read each before those below it, in their order', () => {
    const all = [page('weigh', 2), page('start', 1), page('scale', 2, 'weigh'), page('bump', 1, 'weigh'), page('lost', 9, 'gone')]
    expect(words(all)).toEqual(['start', 'weigh', '-bump', '-scale', 'lost'])
  })

  test('a page that moves one place up changes places with the one before it, whatever their numbers were', () => {
    const orders = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(orders, fc.nat(5), fc.constantFrom(-1 as const, 1 as const), (numbers, at, by) => {
        const all = numbers.map((order, index) => page(`p${index}`, order))
        const before = words(all)
        const from = at % before.length
        const changes = new Map(movedPage(all.find(({ _id }) => _id === before[from])!, by, all).map(({ _id, order }) => [_id, order]))
        const after = words(all.map((one) => ({ ...one, order: changes.get(one._id) ?? one.order })))
        const expected = [...before]
        if (before[from + by] !== undefined) expected.splice(from + by, 0, ...expected.splice(from, 1))
        expect(after).toEqual(expected)
      }),
    )
  })
})
