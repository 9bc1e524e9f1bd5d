import { expect, test } from 'vitest'
import { stateCode, US_STATES } from '../geo/us-states.ts'
import { timezoneAt } from './timezone-at.ts'
import { ownClockOf, TIMEZONES, zoneOf } from './zones.ts'

/** `13:00`, at Greenwich, when the clock on a wall in this zone shows 6:00 AM on this day. */
function sixAt(iana: string, date: string): string {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: iana, dateStyle: 'short', timeStyle: 'short' })
  const wanted = Date.parse(`${date}T06:00Z`)
  const ahead = Date.parse(`${wall.format(wanted).replace(' ', 'T')}Z`) - wanted
  return new Date(wanted - ahead).toISOString().slice(11, 16)
}

/** When it is 6:00 AM in most of a state, at Greenwich, in January and in July: written down from the law of each state, not from our table. */
const SIX_AM: Record<string, string> = {
  '11:00 10:00': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  '12:00 11:00': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  '13:00 12:00': 'CO ID MT NM UT WY',
  '13:00 13:00': 'AZ',
  '14:00 13:00': 'CA NV OR WA',
  '15:00 14:00': 'AK',
  '16:00 16:00': 'HI',
  '10:00 10:00': 'PR VI',
  '20:00 20:00': 'GU MP',
  '17:00 17:00': 'AS',
  '18:00 18:00': 'MH',
}

test('LAW: in every state, in both halves of the year, 6:00 AM of a new event is the 6:00 AM of that place', () => {
  const expected = Object.entries(SIX_AM).flatMap(([six, states]) => states.split(' ').map((state) => [state, six]))
  expect(expected.map(([state]) => state).sort()).toEqual(Object.keys(US_STATES).sort())
  for (const [state, six] of expected) {
    const { iana } = zoneOf({ timezone: timezoneAt({ state })!, state })
    expect([state, `${sixAt(iana, '2027-01-16')} ${sixAt(iana, '2027-07-17')}`]).toEqual([state, six])
  }
})

test('a state is known by its code and by its name; its own clock wins over what somebody chose', () => {
  for (const timezone of TIMEZONES)
    for (const state of ['AZ', 'Arizona', ' arizona '])
      expect(zoneOf({ timezone, state })).toEqual({ word: 'MST', iana: 'America/Phoenix' })
  for (const [code, name] of Object.entries(US_STATES)) {
    expect(ownClockOf(code)).toEqual(ownClockOf(name))
    expect(stateCode(name)).toBe(code)
  }
})

test('elsewhere the director chooses, and a place that is no state has what they chose', () => {
  expect(zoneOf({ timezone: 'MST', state: 'TX' }).iana).toBe('America/Denver')
  expect(zoneOf({ timezone: 'EST', state: 'Ontario' }).iana).toBe('America/New_York')
  expect(zoneOf({ timezone: 'PST', state: null }).iana).toBe('America/Los_Angeles')
})

test.each([
  ['TX', '79901', 'MST'],
  ['TX', '75440', 'CST'],
  ['TN', '37321', 'EST'],
  ['TN', '38256', 'CST'],
  ['FL', '32428', 'CST'],
  ['KY', '42044', 'CST'],
  ['ID', '83814', 'PST'],
  ['Nowhere', '', null],
] as const)('%s %s starts on %s', (state, zip, timezone) => expect(timezoneAt({ state, zip })).toBe(timezone))
