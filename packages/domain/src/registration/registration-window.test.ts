import { describe, expect, test } from 'vitest'
import { preRegistrationVerdict, type RegistrationRules, registrationVerdict } from './registration-window.ts'

/** A two-day tournament from June 12. */
const open: RegistrationRules = { status: 'Open', startDate: '2027-06-12', settings: { payout: { allowPreRegistration: true } } }
const noonOf = (today: string) => ({ now: `${today}T17:00:00.000Z`, today })
const closing = (registrationClosesAt: string): RegistrationRules => ({ ...open, settings: { payout: { registrationClosesAt } } })

describe('registration', () => {
  test.each([
    ['2027-05-01', 'open'],
    ['2027-06-12', 'open'],
    ['2027-06-13', 'open'],
    ['2027-06-14', 'closed'],
    ['2028-01-01', 'closed'],
  ])('is open until the end of the day after the first date: on %s it is %s', (today, verdict) => {
    expect(registrationVerdict(open, noonOf(today))).toBe(verdict)
  })

  test('goes by the date at the ramp, not by the date of the server', () => {
    const now = '2027-06-14T04:30:00.000Z'
    expect(registrationVerdict(open, { now, today: '2027-06-13' })).toBe('open')
    expect(registrationVerdict(open, { now, today: '2027-06-14' })).toBe('closed')
  })

  test('crosses the end of a month', () => {
    const endOfMonth = { ...open, startDate: '2027-06-30' }
    expect(registrationVerdict(endOfMonth, noonOf('2027-07-01'))).toBe('open')
    expect(registrationVerdict(endOfMonth, noonOf('2027-07-02'))).toBe('closed')
  })

  test('closes earlier when the director says so, and never later', () => {
    expect(registrationVerdict(closing('2027-06-10T17:00:01.000Z'), noonOf('2027-06-10'))).toBe('open')
    expect(registrationVerdict(closing('2027-06-10T17:00:00.000Z'), noonOf('2027-06-10'))).toBe('closed')
    expect(registrationVerdict(closing('2027-06-10T12:00:00.000-05:00'), noonOf('2027-06-10'))).toBe('closed')
    expect(registrationVerdict(closing('2027-12-31T00:00:00.000Z'), noonOf('2027-06-14'))).toBe('closed')
  })

  test('opens on its date', () => {
    const later = { ...open, registrationStartDate: '2027-03-01' }
    expect(registrationVerdict(later, noonOf('2027-02-28'))).toBe('not-yet')
    expect(registrationVerdict(later, noonOf('2027-03-01'))).toBe('open')
    expect(registrationVerdict({ ...later, registrationStartDate: null }, noonOf('2027-02-28'))).toBe('open')
  })

  test.each([
    ['Draft', 'not-taken'],
    ['Scheduled', 'not-taken'],
    ['Open', 'open'],
    ['In Progress', 'closed'],
    ['Closed', 'closed'],
    ['Completed', 'closed'],
  ])('of a tournament that is %s is %s', (status, verdict) => {
    expect(registrationVerdict({ ...open, status }, noonOf('2027-05-01'))).toBe(verdict)
  })
})

test('pre-registration is taken where the director allows it, and only while registration is open', () => {
  expect(preRegistrationVerdict(open, noonOf('2027-05-01'))).toBe('open')
  expect(preRegistrationVerdict({ ...open, settings: {} }, noonOf('2027-05-01'))).toBe('not-taken')
  expect(preRegistrationVerdict({ ...open, settings: {} }, noonOf('2027-06-14'))).toBe('closed')
})
