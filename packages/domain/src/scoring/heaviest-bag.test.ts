import { expect, test } from 'vitest'
import { heaviestBag } from './heaviest-bag.ts'

const pounds = (species: string[], fish: number) => {
  const heaviest = heaviestBag({ species, fish, unit: 'lb' })
  return heaviest && [heaviest.fish / 16_000, heaviest.weight / 16_000]
}

test('five black bass: no fish over the record, no bag over two fifths of it each', () => {
  expect(pounds(['Largemouth Bass'], 5)).toEqual([23, 46])
  expect(pounds([], 5)).toEqual([23, 46])
  expect(pounds(['Largemouth Bass'], 1)).toEqual([23, 23])
})

test('the species counts, and of several the heaviest', () => {
  expect(pounds(['Crappie'], 7)).toEqual([6, 16.8])
  expect(pounds(['Blue Catfish'], 5)).toEqual([143, 286])
  expect(pounds(['Smallmouth Bass', 'Walleye'], 5)).toEqual([25, 50])
})

test('of a species nobody knows here nothing is said', () => {
  expect(pounds(['Bass', 'Lionfish'], 5)).toBeNull()
})

test('metric: the same fish in kilograms', () => {
  expect(heaviestBag({ species: [], fish: 1, unit: 'kg' })?.fish).toBeCloseTo(10_432_616, -2)
})
