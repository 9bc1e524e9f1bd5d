import { CENTRAL, zoneOf } from '@ramplight/domain/tournament/zones'
import { expect, test } from 'vitest'
import { bodyOf, canBeSent, emptyMessage, isAimed, type MessageValues } from './message-values.ts'

const PACIFIC = zoneOf({ timezone: 'PST', state: 'CA' })
const fog: MessageValues = { ...emptyMessage('t1'), subject: ' Fog ', message: ' We launch at seven. ' }

test('what belongs to another choice of the form is not sent', () => {
  const sms = bodyOf({ ...fog, type: 'sms', of: 'unpaid', flight: 'f1', season: 's1', day: '2027-06-13' }, CENTRAL)
  expect(sms).toMatchObject({ subject: null, tournament: 't1', season: null, audience: { of: 'unpaid', flight: null }, sendAfter: null })
  const members = bodyOf({ ...fog, of: 'season-members', season: 's1' }, CENTRAL)
  expect(members).toMatchObject({ subject: 'Fog', message: 'We launch at seven.', tournament: null, season: 's1' })
})

test('later is by the clock where the tournament is', () =>
  expect(bodyOf({ ...fog, isLater: true, day: '2027-06-12', time: '05:30' }, PACIFIC).sendAfter).toBe('2027-06-12T12:30:00.000Z'))

test.each(['', '5', '25:00'])('a time that reads %o is none yet: nothing is planned, and nothing can be sent', (time) => {
  const later = { ...fog, isLater: true, day: '2027-06-12', time }
  expect([bodyOf(later, PACIFIC).sendAfter, canBeSent(later)]).toEqual([null, false])
})

test('is sent when it says to whom, what, and when', () => {
  expect(canBeSent(fog)).toBe(true)
  for (const more of [
    { tournament: null },
    { message: ' ' },
    { isLater: true },
    { of: 'flight' as const },
    { of: 'season-members' as const },
  ])
    expect([more, canBeSent({ ...fog, ...more })]).toEqual([more, false])
  expect(isAimed({ ...fog, message: '' })).toBe(true)
})
