import { CENTRAL, zoneOf } from '@ramplight/domain/tournament/zones'
import { expect, test } from 'vitest'
import { goesAt } from './goes-at.ts'

const sms = { channel: 'sms', zone: CENTRAL } as const
const at = (iso: string, more: object = {}) => {
  const { at, isHeldForNight } = goesAt({ ...sms, now: new Date(iso), ...more })
  return [at.toISOString(), isHeldForNight]
}

test('a text waits for eight in the morning where the tournament is, not where the server is', () => {
  // 9:30 PM in Texas.
  expect(at('2027-06-12T02:30:20.000Z')).toEqual(['2027-06-12T13:00:00.000Z', true])
  // The same moment is 7:30 PM in California.
  expect(at('2027-06-12T02:30:20.000Z', { zone: zoneOf({ timezone: 'PST', state: 'CA' }) })).toEqual(['2027-06-12T02:30:20.000Z', false])
})

test('a mail goes at once, and so does a text about the day itself when somebody says so', () => {
  expect(at('2027-06-12T10:10:00.000Z', { channel: 'email' })).toEqual(['2027-06-12T10:10:00.000Z', false])
  expect(at('2027-06-12T10:10:00.000Z', { evenAtNight: true })).toEqual(['2027-06-12T10:10:00.000Z', false])
})

test('what is to be sent later is held for the night it falls into; what lies in the past goes now', () => {
  expect(at('2027-06-12T15:00:00.000Z', { sendAfter: '2027-06-13T04:00:00.000Z' })).toEqual(['2027-06-13T13:00:00.000Z', true])
  expect(at('2027-06-12T15:00:00.000Z', { sendAfter: '2027-06-11T15:00:00.000Z' })).toEqual(['2027-06-12T15:00:00.000Z', false])
})

test('in the night in which the clocks are put back it is eight by the new time', () =>
  // 11 PM on November 6, 2027 in Texas; the clocks go back at two.
  expect(at('2027-11-07T04:00:00.000Z')).toEqual(['2027-11-07T14:00:00.000Z', true]))
