import { expect, test } from 'vitest'
import { filtersOf, readTerms, searchBody, writeFee } from './find-terms.ts'

const ascending = { publicSearch: true, sortField: 'startDate', sortOrder: 'asc', pageNumber: 0, pageSize: 10 }

test('an address without words asks for what the specification starts with', () => {
  expect(searchBody(readTerms({}))).toEqual(ascending)
})

test('each filter of the address is a term of the search', () => {
  const tour = 'a'.repeat(24)
  const said = { name: 'open', tour, state: 'TX', kind: 'team', min: '50', max: '1000', sort: 'fee', size: '20', page: '3' }
  expect(searchBody(readTerms(said))).toEqual({
    publicSearch: true,
    name: 'open',
    tours: [tour],
    state: 'TX',
    teamEvent: true,
    entryFeeRanges: { min: 5000, max: 100_000 },
    sortField: 'entryFee',
    sortOrder: 'asc',
    pageNumber: 2,
    pageSize: 20,
  })
})

test('a date is a day with Before or After, or two days with Between', () => {
  const body = (said: Record<string, string>) => searchBody(readTerms(said))
  expect(body({ from: '2027-06-12' })).toEqual({ ...ascending, startDate: '2027-06-12', startDateRange: 'After' })
  expect(body({ from: '2027-06-12', dates: 'Before' })).toEqual({ ...ascending, startDate: '2027-06-12', startDateRange: 'Before' })
  expect(body({ from: '2027-06-12', to: '2027-06-20', dates: 'Between' })).toEqual({
    ...ascending,
    startDate: '2027-06-12',
    startDateEnd: '2027-06-20',
    startDateRange: 'Between',
  })
  // Nothing is searched for by a range without a day.
  expect(body({ dates: 'Between' })).toEqual(ascending)
})

test('nonsense in an address is left out, and what only steers the list is no filter', () => {
  const said = { from: 'soon', tour: 'mine', kind: 'duo', min: '-5', page: '0', size: '500', sort: 'weight', redirect: '/x' }
  expect(readTerms(said)).toEqual({})
  expect(filtersOf(readTerms({ sort: 'name', page: '2', dates: 'Before' }))).toEqual([])
  expect(filtersOf(readTerms({ name: 'open', from: '2027-06-12', dates: 'Before' }))).toEqual(['name', 'dates', 'from'])
})

test('fees are written as the specification labels them', () => {
  expect([writeFee(0), writeFee(995), writeFee(1000)]).toEqual(['$0', '$995', '$1k'])
})
