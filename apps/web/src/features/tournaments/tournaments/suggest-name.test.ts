import { expect, test } from 'vitest'
import { seasonFor, suggestName } from './suggest-name.ts'

const tour = { _id: 't1', name: 'Lake Fork Team Trail' }
const past = ['2027-02-06', '2027-03-06', '2027-05-01', '2026-04-01'].map((startDate) => ({ tour: 't1', startDate }))

test('the fourth tournament of a tour in a year', () => {
  expect(suggestName({ tour, location: 'Lake Fork', date: '2027-06-12', past })).toBe('Lake Fork Team Trail #4 – Lake Fork')
})

test('a new year counts from one, another tour does not count', () => {
  const others = [{ tour: 't2', startDate: '2028-01-01' }]
  expect(suggestName({ tour, location: '', date: '2028-02-01', past: [...past, ...others] })).toBe('Lake Fork Team Trail #1')
})

test('without a tour there is nothing to say', () => {
  expect(suggestName({ tour: undefined, location: 'Lake Fork', date: undefined, past })).toBe('')
})

const trail = { _id: 's1', name: '2026–27', tour: 't1', startDate: '2026-09-01', endDate: '2027-02-28' }

test('a season over the turn of the year counts as one', () => {
  const inSeason = [
    { tour: 't1', startDate: '2026-10-01', season: 's1' },
    { tour: 't1', startDate: '2026-12-01', season: 's1' },
    { tour: 't1', startDate: '2027-06-01' },
  ]
  expect(suggestName({ tour, location: '', date: '2027-01-16', past: inSeason, season: trail })).toBe('Lake Fork Team Trail #3')
})

test('the season is the one of the tour that holds the day', () => {
  expect(seasonFor([trail], 't1', '2027-02-28')).toBe(trail)
  expect([seasonFor([trail], 't1', '2027-03-01'), seasonFor([trail], 't2', '2027-01-01'), seasonFor([trail], 't1', undefined)]).toEqual([
    null,
    null,
    null,
  ])
})

test('a championship has no number and takes none; the number after the highest is next, also where one was taken out', () => {
  const named = ['Trail #1', 'Trail #2', 'Trail #4 – Lake Fork', 'Trail Championship'].map((name) => ({
    tour: 't1',
    startDate: '2027-02-06',
    name,
  }))
  expect(suggestName({ tour, location: '', date: '2027-06-12', past: named })).toBe('Lake Fork Team Trail #5')
})

test('where no name has a number, they are counted', () => {
  const plain = ['Opener', 'Night Special'].map((name) => ({ tour: 't1', startDate: '2027-02-06', name }))
  expect(suggestName({ tour, location: '', date: '2027-06-12', past: plain })).toBe('Lake Fork Team Trail #3')
})
