import { expect, test } from 'vitest'
import { type SignUpFacts, type SignUpOffer, signUpOffer } from './sign-up-offer.ts'

const facts: SignUpFacts = { status: 'Open', startDate: '2027-06-12', allowPreRegistration: true }
const at = { now: '2027-06-01T17:00:00.000Z', today: '2027-06-01' }
const visitor = { userType: null, isIn: false } as const
const angler = { userType: 'Angler', isIn: false } as const

const cases: [string, Partial<SignUpFacts>, Parameters<typeof signUpOffer>[1], SignUpOffer | null][] = [
  ['a visitor signs up', {}, visitor, 'sign-up'],
  ['an angler signs up', {}, angler, 'sign-up'],
  ['a director does not', {}, { userType: 'Director', isIn: false }, null],
  ['an admin does not', {}, { userType: 'System Admin', isIn: false }, null],
  ['a full field has a waiting list', { spots: { left: 0, waiting: 0 } }, angler, 'join-line'],
  ['nobody passes those who wait', { spots: { left: 1, waiting: 2 } }, visitor, 'join-line'],
  ['there is a spot', { spots: { left: 1, waiting: 0 } }, angler, 'sign-up'],
  ['who is in is told so', {}, { ...angler, isIn: true }, 'registered'],
  ['who waits for a place is told so', {}, { ...angler, isIn: true, isInLine: true }, 'in-line'],
  ['also after registration has closed', { registrationClosesAt: '2027-05-01T00:00:00.000Z' }, { ...angler, isIn: true }, 'registered'],
  ['it has closed', { registrationClosesAt: '2027-05-01T00:00:00.000Z' }, angler, 'closed'],
  ['it opens later', { registrationStartDate: '2027-06-05' }, angler, 'not-yet'],
  ['teams are entered at the ramp', { allowPreRegistration: false }, angler, 'at-the-ramp'],
  ['or pay by card at once', { allowPreRegistration: false, takesCards: true }, angler, 'sign-up'],
  ['it is run elsewhere', { externalTournament: true, allowPreRegistration: false }, visitor, 'elsewhere'],
  ['a scheduled one takes nobody yet', { status: 'Scheduled' }, angler, null],
  ['a scheduled one that is run elsewhere', { status: 'Scheduled', externalTournament: true }, angler, 'elsewhere'],
  ['a draft', { status: 'Draft', externalTournament: true }, angler, null],
  ['boats are out', { status: 'In Progress' }, { ...angler, isIn: true }, null],
  ['it is over', { status: 'Completed' }, visitor, null],
]

test.each(cases)('%s', (_, more, reader, offer) => {
  expect(signUpOffer({ ...facts, ...more }, reader, at)).toBe(offer)
})
