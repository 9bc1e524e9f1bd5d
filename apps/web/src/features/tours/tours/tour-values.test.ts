import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import type { Tour } from '@ramplight/contract/tours/tours'
import { expect, test } from 'vitest'
import { splitTour, tourFormValues } from './tour-values.ts'

const tour = { name: 'Lake Fork Team Trail', waterType: 'Freshwater' } as Tour
const brought = {
  payout: { oneIn: 5 },
  weight: { fishLimit: 5 },
  tournamentDefaults: { entryFee: 10_000, startTime: '06:00', settings: { weighInMode: 'single', payout: { totalPayoutPerc: 90 } } },
} as TourSettings

test('a tour is edited in the shape of its tournaments', () => {
  const values = tourFormValues(tour, brought)
  expect(values).toMatchObject({ name: 'Lake Fork Team Trail', urlLookupKey: null, entryFee: 10_000, startTime: '06:00' })
  expect(values.settings).toMatchObject({ weighInMode: 'single', payout: { oneIn: 5, totalPayoutPerc: 90 }, weight: { fishLimit: 5 } })
})

test('and goes back into its two records, each setting in one place', () => {
  const { tour: own, settings } = splitTour(tourFormValues(tour, brought))
  expect(own).toEqual({
    name: 'Lake Fork Team Trail',
    waterType: 'Freshwater',
    urlLookupKey: null,
    tourIcon: null,
    tourBanner: null,
    additionalInfo: null,
  })
  expect(settings.payout).toEqual({ oneIn: 5, totalPayoutPerc: 90 })
  expect(settings.tournamentDefaults).toEqual({ entryFee: 10_000, startTime: '06:00', settings: { weighInMode: 'single' } })
})
