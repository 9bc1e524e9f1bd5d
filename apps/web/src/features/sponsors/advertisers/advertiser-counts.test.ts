import { expect, test } from 'vitest'
import { rateText, sumOf } from './advertiser-counts.ts'

const at = (advertiser: string, source: 'tournament search' | 'tournaments list' | null, views: number, clicks: number) => ({
  ...{ advertiser, source, views, clicks },
})
const counts = [
  at('motel', 'tournament search', 80, 3),
  at('motel', 'tournaments list', 20, 0),
  at('motel', null, 1, 1),
  at('marina', 'tournament search', 7, 7),
]

test('views and clicks are added up of one advertiser or all, at one place or everywhere; also those without a place', () => {
  expect(sumOf(counts)).toEqual({ views: 108, clicks: 11 })
  expect(sumOf(counts, { advertiser: 'motel' })).toEqual({ views: 101, clicks: 4 })
  expect(sumOf(counts, { advertiser: 'motel', place: 'tournament search' })).toEqual({ views: 80, clicks: 3 })
  expect(sumOf(counts, { place: null })).toEqual({ views: 1, clicks: 1 })
  expect(sumOf([], { advertiser: 'motel' })).toEqual({ views: 0, clicks: 0 })
})

test('a click rate is of the views; where nothing was seen there is none', () => {
  expect([rateText({ views: 80, clicks: 3 }), rateText({ views: 3, clicks: 3 }), rateText({ views: 0, clicks: 0 })]).toEqual([
    '3.8%',
    '100%',
    '',
  ])
})
