import type { User } from '@ramplight/contract/people/users'
import { expect, test } from 'vitest'
import { pageAfterSignIn, wantPage } from './wanted-page.ts'

const EVENT = '00000000000000000000000a'
const somebody = (userType: User['userType']) => ({ userType, last_name: 'Hall' }) as User

test.each([
  ['Angler', `/angler/tournaments/${EVENT}/registration`],
  ['System Admin', `/angler/tournaments/${EVENT}/registration`],
  ['Director', `/director/tournaments/${EVENT}/registration`],
] as const)('the registration that a visitor wanted is, for a %s, %s', (userType, page) => {
  wantPage(`/angler/tournaments/${EVENT}/registration`)
  expect(pageAfterSignIn(somebody(userType))).toBe(page)
})

test('what a director wanted of their own is where it was, and is gone to once', () => {
  wantPage('/director/seasons')
  expect(pageAfterSignIn(somebody('Director'))).toBe('/director/seasons')
  expect(pageAfterSignIn(somebody('Director'))).toBe('/director?fl=true')
})

test('an angler whose last name nobody knows is asked for it first, and is where they wanted to go afterwards', () => {
  const page = `/angler/tournaments/${EVENT}/registration`
  wantPage(page)
  expect(pageAfterSignIn({ ...somebody('Angler'), last_name: ' ' })).toBe('/angler/users/capture-missing-info')
  expect(pageAfterSignIn(somebody('Angler'))).toBe(page)
})
