import { expect, test } from 'vitest'
import { landingLabel, landingsOf } from './landings.ts'

const marina = { location: 'Lake Fork', landing: 'Lake Fork Marina', street: '5004 Hwy 154', city: 'Alba', state: 'TX', zip: '75410' }
const past = (startDate: string, change: object = {}) => ({ ...marina, timezone: 'CST' as const, startDate, ...change })

test('a ramp used three times is one choice, with the address of the last time', () => {
  const landings = landingsOf([past('2027-05-01', { street: '5004 State Hwy 154' }), past('2026-03-01'), past('2027-01-09')])
  expect(landings).toHaveLength(1)
  expect(landings[0]).toMatchObject({ street: '5004 State Hwy 154', times: 3, lastUsed: '2027-05-01' })
})

test('the last used ramp comes first, and case or blanks make no second ramp', () => {
  const landings = landingsOf([
    past('2027-02-01', { landing: 'Minnow Bucket', city: 'Quitman' }),
    past('2027-06-12', { landing: ' lake fork marina ' }),
    past('2027-01-01'),
  ])
  expect(landings.map(({ city }) => city)).toEqual(['Alba', 'Quitman'])
  expect(landingLabel(marina)).toBe('Lake Fork Marina, Alba TX')
})

test('nobody without past tournaments has ramps', () => {
  expect(landingsOf([])).toEqual([])
})
