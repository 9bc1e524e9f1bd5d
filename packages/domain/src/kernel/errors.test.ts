import { describe, expect, test } from 'vitest'
import { DomainError, type ErrorCode, errorMessages, messageOf, refused, valuesAskedFor } from './errors.ts'
import { phrase, statusPhrase } from './refusal-phrases.ts'

const codes = Object.keys(errorMessages) as ErrorCode[]

describe('the words of a refusal', () => {
  test.each(codes)('%s is a sentence, and its code names what was refused', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
    expect(errorMessages[code]).toMatch(/^([A-Z]|\{[a-z]+\} )/)
    // `Missing Fields.` is the specification's own, and its shortest.
    expect(errorMessages[code].split(' ').length).toBeGreaterThanOrEqual(2)
    expect(errorMessages[code]).not.toMatch(/\s{2}|^\s|\s$/)
  })

  test('no two refusals say the same', () => {
    expect(new Set(Object.values(errorMessages)).size).toBe(codes.length)
  })

  test.each([
    ['session.over', 'Your session has expired'],
    ['tournament.missing-fields', 'MISSING REQUIRED FIELDS: {list}'],
    ['tour.none', 'There are no tours on this user.'],
    ['account.email-taken', 'There is already an account with this email address.'],
    ['results.none', 'There was an error generating payment from this tournament weigh in. NO RESULTS FOUND!'],
    ['results.no-tournament', 'No tournament found on results. COULD NOT CREATE PAYMENTS.'],
    ['results.no-director', 'No director was found on this weigh in result. COULD NOT GENERATE PAYMENTS.'],
  ] as const)('%s is word for word what the specification says', (code, text) => {
    expect(errorMessages[code]).toBe(text)
  })

  test('a weak password is told what is missing', () => {
    expect(messageOf('password.weak')).toContain('one of @#$%^&+=?!*')
  })

  test('values are filled in, every time they occur and also 0', () => {
    expect(messageOf('boat-number.taken', { number: 12, name: 'Hall' })).toBe('Boat 12 is already Hall.')
    expect(messageOf('weigh-in.day-unknown', { days: 0, day: 3 })).toBe('Day 3 doesn’t exist. Days of this tournament: 0.')
    expect(
      messageOf('record.in-use', { name: 'Bass', users: [phrase('users.seasons'), phrase('users.teams'), phrase('users.members')] }),
    ).toBe('Bass can’t be deleted while seasons, teams and members use it.')
    expect(messageOf('registration.not-yet', { date: { date: '2027-06-10' } })).toBe(
      'Registration for this tournament opens 06/10/2027. Come back then.',
    )
  })

  test('LAW: what has other words in another language is a code, and no word compiles in its place', () => {
    // @ts-expect-error
    expect(messageOf('record.in-use', { name: 'Bass', users: 'seasons' })).toContain('seasons')
    // @ts-expect-error
    expect(messageOf('invoice.settled', { status: 'paid' })).toContain('paid')
    // @ts-expect-error
    expect(statusPhrase('status', 'Over')).toEqual({ phrase: 'status.over' })
    expect(messageOf('invoice.settled', { status: statusPhrase('invoice-status', 'paid') })).toContain('is paid and')
  })

  test('LAW: a value that is missing or strange does not compile, and stays visible', () => {
    // @ts-expect-error
    expect(messageOf('boat-number.taken', { number: 12 })).toBe('Boat 12 is already {name}.')
    // @ts-expect-error
    expect(messageOf('boat-number.taken')).toBe('Boat {number} is already {name}.')
    // @ts-expect-error
    expect(messageOf('registration.closed', { name: 'Hall' })).toBe('Registration for this tournament has closed.')
    expect(valuesAskedFor('boat-number.taken')).toEqual(['number', 'name'])
  })
})

describe('a refusal', () => {
  test('is an error with a code, words and details', () => {
    const error = refused('boat-number.taken', { number: 12, name: 'Hall' }, { entry: 'e1' })
    expect(error).toBeInstanceOf(DomainError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'DomainError', code: 'boat-number.taken', message: 'Boat 12 is already Hall.' })
    expect(error.values).toEqual({ number: 12, name: 'Hall' })
    expect(error.details).toEqual({ entry: 'e1' })
  })

  test('needs neither values nor details', () => {
    const error = refused('registration.closed')
    expect(error.message).toBe('Registration for this tournament has closed.')
    expect(error.details).toBeUndefined()
  })
})
