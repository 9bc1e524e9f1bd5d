import { expect, test } from 'vitest'
import { describeDefaults, settingsOfTour } from './describe-defaults.ts'

test('a tour says in one line what it brings', () => {
  const parts = describeDefaults({
    payout: { oneIn: 5, chargePer: 'Team' },
    weight: { fishLimit: 5, display: 'lb-oz' },
    pointsScoring: { system: 'By Position' },
    tournamentDefaults: {
      teamEvent: true,
      entryFee: 10_000,
      bigfishpots: [{ _id: 'a'.repeat(24), entryFee: 1000 }],
      settings: { teamSettings: { teamSize: 2 }, flightOptions: { flights: 2 } },
    },
  })
  expect(parts.join(' · ')).toBe('Teams of 2 · $100 per team · 5 fish · lb-oz · pays 1 in 5 · 2 flights · By Position · Big fish $10')
})

test.each([
  [{ placesByFieldSize: [{ from: 1, places: 3 }], oneIn: 5 }, 'pays by field size'],
  [{ placesSteps: { places: 3, upTo: 20, oneMorePer: 5 }, oneIn: 5 }, 'pays 3 up to 20 boats, then 1 more per 5'],
  [{ placesPaid: 4 }, 'pays 4 places'],
  [{ placesPaid: 1 }, 'pays 1 place'],
])('of the rules for places it tells the one that is asked first', (payout, text) => {
  expect(describeDefaults({ payout })).toEqual([text])
})

test('a tour without settings says nothing', () => {
  expect(describeDefaults({})).toEqual([])
})

test('what the tour sets for its tournaments wins field by field', () => {
  const settings = settingsOfTour({
    payout: { oneIn: 5, totalPayoutPerc: 100 },
    tournamentDefaults: { settings: { payout: { totalPayoutPerc: 90 } } },
  })
  expect(settings.payout).toEqual({ oneIn: 5, totalPayoutPerc: 90 })
})
