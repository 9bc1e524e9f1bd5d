import { expect, test } from 'vitest'
import { landingsOf } from '../tournaments/landings.ts'
import { createBody, emptyQuickCreate, fillIn, landingOfTour, missingOf, NEW_RAMP } from './quick-create.values.ts'

const marina = { location: 'Lake Fork', landing: 'Lake Fork Marina', street: '5004 Hwy 154', city: 'Alba', state: 'TX', zip: '75410' }
const landings = landingsOf([{ ...marina, timezone: 'CST', startDate: '2027-01-09' }])
const sources = { landings, defaults: { startTime: '05:30' }, suggestedName: (location: string) => `Trail #1 – ${location}` }

test('one pick of a ramp fills the address, the tour fills the hours, the name is written', () => {
  const filled = fillIn({ ...emptyQuickCreate, tour: 't', ramp: landings[0]!.key, dates: ['2027-06-12'] }, sources)
  expect(filled).toMatchObject({ address: marina, startTime: '05:30', endTime: '15:00', timezone: 'CST', name: 'Trail #1 – Lake Fork' })
  expect(missingOf(filled)).toEqual([])
  expect(createBody('id', filled)).toMatchObject({ dateSpanType: 'single', tournamentDateForSingle: '2027-06-12', status: 'Open' })
})

test('what is typed wins over what is suggested', () => {
  const filled = fillIn({ ...emptyQuickCreate, ramp: landings[0]!.key, name: 'Winter Open', address: { street: '1 Ramp Rd' } }, sources)
  expect([filled.name, filled.address.street, filled.address.city]).toEqual(['Winter Open', '1 Ramp Rd', 'Alba'])
})

test('a new ramp without an address names what is missing, in the words of the form', () => {
  const filled = fillIn({ ...emptyQuickCreate, ramp: NEW_RAMP, name: 'Opener' }, sources)
  expect(missingOf(filled)).toEqual(['Location', 'Landing', 'Street', 'City', 'State', 'Zip', 'Start Date'])
})

test('several days go out in order', () => {
  const filled = fillIn({ ...emptyQuickCreate, span: 'multi', dates: ['2027-06-13', '2027-06-12'] }, sources)
  expect(createBody('id', filled)).toMatchObject({ dateSpanType: 'multi', tournamentDates: ['2027-06-12', '2027-06-13'] })
})

test('a tour with a home ramp offers it', () => {
  expect(landingOfTour({ landing: 'Minnow Bucket', city: 'Quitman', state: 'TX' })).toMatchObject({
    key: 'minnow bucket|quitman|tx',
    zip: '',
  })
  expect(landingOfTour({ city: 'Quitman' })).toBeNull()
})

test('a ramp without a street goes by its name', () => {
  const filled = fillIn({ ...emptyQuickCreate, ramp: NEW_RAMP, address: { landing: 'Minnow Bucket' } }, sources)
  expect(filled.address.street).toBe('')
  expect(createBody('id', filled).street).toBe('Minnow Bucket')
})

test('a fee of this event goes out; without one the tour says what it is', () => {
  const filled = fillIn({ ...emptyQuickCreate, tour: 't' }, sources)
  expect(createBody('id', filled)).not.toHaveProperty('entryFee')
  expect(createBody('id', { ...filled, entryFee: 8_000 }).entryFee).toBe(8_000)
})
