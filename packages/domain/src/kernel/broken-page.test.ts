import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf, scrubMessage } from './broken-page.ts'

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'starts')",
    "TypeError: Cannot read properties of undefined (reading 'starts')",
  ],
  ['No row for lily.hall@lake.test', 'No row for [email]'],
  ['Bad boat 65f1c0ffee65f1c0ffee0001', 'Bad boat [id]'],
  ['Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', 'Unexpected token [text], [text]... is not valid JSON'],
  ["Nobody called 'Lily Hall'", 'Nobody called [text]'],
  ['Call (903) 555-0142 now', 'Call ([number] now'],
  ['Failed to load https://ramp.test/assets/mc-A1b2.js?x=1', 'Failed to load mc-A1b2.js'],
  ['Failed to load https://ramp.test/anglers/lily-hall', 'Failed to load [address]'],
])('%s', (message, scrubbed) => expect(scrubMessage(message)).toBe(scrubbed))

test('LAW: no email, no phone and no id survives, wherever it is in a message', () => {
  const secret = fc.oneof(
    fc.constantFrom('lily.hall@lake.test', 'ray+bass@ramp.co'),
    fc.integer({ min: 1_000_000, max: 9_999_999 }).map((line) => `903-${line}`),
    fc.integer({ min: 0, max: 0xffffff }).map((n) => `65f1c0ffee65f1c0ff${n.toString(16).padStart(6, '0')}`),
  )
  fc.assert(
    fc.property(fc.array(fc.string()), secret, fc.array(fc.string()), (before, hidden, after) => {
      expect(scrubMessage([...before, hidden, ...after].join(' '))).not.toContain(hidden)
    }),
  )
})

test('LAW: a message is never long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(scrubMessage(text).length).toBeLessThanOrEqual(300)
    }),
  )
})

test.each([
  ['/director/tournaments/65f1c0ffee65f1c0ffee0001/entries', '/director/tournaments/$id/entries'],
  ['/anglers/Lily-Hall', '/anglers/$id'],
  ['/weigh-in/$id/log', '/weigh-in/$id/log'],
  ['/', '/'],
])('the pattern of %s is %s', (pathname, pattern) => expect(patternOf(pathname)).toBe(pattern))
