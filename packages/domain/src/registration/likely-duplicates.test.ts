import { expect, test } from 'vitest'
import { whyDuplicates } from './likely-duplicates.ts'

const jon = { first_name: 'Jon', last_name: 'Reyes', phone: '9035550142', email: null, city: null }

test('an angler entered at the ramp by phone, who later makes an account, may be one person', () => {
  expect(whyDuplicates(jon, { ...jon, first_name: 'John', phone: '9035550142', city: 'Emory' })).toBe('phone')
  expect(whyDuplicates(jon, { ...jon, phone: null, email: 'jon@lake.test', city: 'Emory' })).toBe('name')
  expect(whyDuplicates({ ...jon, city: 'emory ' }, { ...jon, first_name: 'JON', phone: null, city: 'Emory' })).toBe('name-and-town')
})

test('a father and a son on one phone, and two of one name with two phones or two towns, are two people', () => {
  expect(whyDuplicates(jon, { ...jon, first_name: 'Hank' })).toBeNull()
  expect(whyDuplicates(jon, { ...jon, phone: '9035550199', city: 'Emory' })).toBeNull()
  expect(whyDuplicates({ ...jon, city: 'Tyler' }, { ...jon, phone: null, city: 'Emory' })).toBeNull()
  expect(whyDuplicates({ ...jon, last_name: 'Reyes Jr' }, { ...jon, last_name: 'Reyes Sr' })).toBeNull()
})
