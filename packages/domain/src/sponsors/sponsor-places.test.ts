import { expect, test } from 'vitest'
import { chosenPlaces, placesInForce, sponsorsByPlace } from './sponsor-places.ts'

const SPONSORS = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }))

test('nobody chose: the first five stand in the order of the list', () => {
  const placed = sponsorsByPlace(SPONSORS, null)
  expect(Object.values(placed).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('what was chosen stands, other places stay empty, and who sponsors no longer is gone', () => {
  expect(sponsorsByPlace(SPONSORS, { topRight: 'f', bottomLeft: 'gone' })).toEqual({ topRight: { _id: 'f' } })
  expect(sponsorsByPlace(SPONSORS, {})).toEqual({})
})

test('the places of the season go before those of the tour; a season without a choice stands as its tour', () => {
  const tour = { tour: 't', settings: { places: { topLeft: 'a' } } }
  const season = { season: 's', settings: { places: { topLeft: 'b' } } }
  const event = { tour: 't', season: 's' }
  expect(placesInForce([tour, season], event)).toEqual({ topLeft: 'b' })
  expect(placesInForce([tour, { ...season, settings: {} }], event)).toEqual({ topLeft: 'a' })
  expect(placesInForce([season], { tour: 't', season: null })).toBeNull()
})

test('what other screens keep there is passed over', () => {
  expect(chosenPlaces({ slots: { topLeft: 'a' } })).toBeNull()
  expect(chosenPlaces({ places: { topLeft: 'a', middle: 'b', topRight: null } })).toEqual({ topLeft: 'a' })
})
