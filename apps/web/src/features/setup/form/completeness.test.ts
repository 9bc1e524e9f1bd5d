import { expect, test } from 'vitest'
import { getAt } from '#platform/record-form/paths.ts'
import { completeOf } from './completeness.ts'
import { withStandards } from './section-props.ts'

const formOf = (values: object) => withStandards({ get: (path) => getAt(values, path), set: () => undefined, errorOf: () => null })

test('a ring fills with what the section needs, and what is done anyway counts', () => {
  const fees = (values: object) => completeOf('fees', formOf(values))
  expect(fees({ settings: {} })).toBeLessThan(1)
  expect(fees({ entryFee: 10_000, settings: { payout: { oneIn: 5 } } })).toBe(1)
  expect(completeOf('basic', formOf({ name: 'Lake Fork #4', tournamentDates: [] }))).toBe(0.1)
})

test('a section that a tournament can do without has no ring', () => {
  expect(completeOf('pots', formOf({}))).toBeUndefined()
})
