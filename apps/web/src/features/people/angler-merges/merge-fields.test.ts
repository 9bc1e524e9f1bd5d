import type { User } from '@ramplight/contract/people/users'
import { expect, test } from 'vitest'
import { choicesOf, fieldsToTake } from './merge-fields.ts'

const jon = { first_name: 'Jon', last_name: 'Reyes', phone: '9035550142', email: 'ramp@lake.test', street: null, city: 'Alba' } as User
const jonathan = { first_name: 'Jonathan', last_name: 'Reyes', phone: null, email: 'jon@lake.test', city: 'Emory', state: 'TX' } as User

test('only what both say differently is asked; the email of who logs in is not', () => {
  expect(choicesOf(jonathan, jon, false)).toEqual([
    { group: 'name', master: 'Jonathan Reyes', merged: 'Jon Reyes' },
    { group: 'email', master: 'jon@lake.test', merged: 'ramp@lake.test' },
    { group: 'address', master: 'Emory, TX', merged: 'Alba' },
  ])
  expect(choicesOf(jonathan, jon, true).map(({ group }) => group)).toEqual(['name', 'address'])
  expect(choicesOf(jon, { ...jon, first_name: 'JON ' }, false)).toEqual([])
})

test('what the one who stays has not comes from the other; an address comes as a whole', () => {
  expect(fieldsToTake(jonathan, jon, new Map(), false)).toEqual(['phone'])
  expect(fieldsToTake(jonathan, jon, new Map([['address', 'merged']]), false)).toEqual(['phone', 'street', 'city', 'state', 'zip'])
  expect(fieldsToTake({ ...jonathan, email: null }, jon, new Map([['email', 'merged']]), true)).toEqual(['phone'])
})
