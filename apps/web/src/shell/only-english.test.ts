import { expect, test } from 'vitest'
import { isOnlyEnglish } from './only-english.ts'

test('a director, a helper at the ramp and somebody who is invited read Spanish; the system admin’s pages have none yet', () => {
  const spanish = [
    '/home',
    '/angler',
    '/weigh-in/1/scale',
    '/mc-mode/1',
    '/director',
    '/director/tournaments/1/setup',
    '/director/invitations/1',
  ]
  expect(spanish.filter(isOnlyEnglish)).toEqual([])
  const english = ['/sys-admin', '/sys-admin/users']
  expect(english.filter(isOnlyEnglish)).toEqual(english)
})
