import { expect, test } from 'vitest'
import { cleanEmail, cleanIdentifier, cleanPhone } from './typed-identifier.ts'

const EMAILS = [
  'zed@example.com\u200B',
  '\uFEFFzed@example.com',
  'z\u00ADed@exa\u2060mple.com',
  '\u00A0Zed@Example.com\u2003',
  'mailto:zed@example.com',
  'MAILTO:zed@example.com?subject=Lake%20Fork',
  '<zed@example.com>',
  'zed@example.com.',
  'zed@example.com;',
  'zed\uFF20example.com',
]
test.each(EMAILS)('%j is one mailbox', (typed) => expect(cleanEmail(typed)).toBe('zed@example.com'))

const PHONES = [
  ['\u202A(972) 555-0997\u202C', '(972) 555-0997'],
  ['972\u2013555\u20130997', '972-555-0997'],
  ['+1\u00A0(972)\u00A0555\u20110997', '+1 (972) 555-0997'],
  ['972 \u2212 555 \u2012 0997', '972-555-0997'],
  ['972\u00B7555\u00B70997', '972.555.0997'],
  ['tel:+19725550997', '+19725550997'],
  ['\uFF19\uFF17\uFF12 555\u20280997', '972 555 0997'],
]
test.each(PHONES)('%j is read as one sees it', (typed, seen) => expect(cleanPhone(typed!)).toBe(seen))

test('what is clean stays as it is, whatever it is cleaned by', () => {
  for (const clean of ['FOG5', 'BASS-2027-LAKE', '75440', 'jo+bass@lake.co'])
    expect([cleanIdentifier(clean), cleanEmail(clean.toLowerCase())]).toEqual([clean, clean.toLowerCase()])
})
