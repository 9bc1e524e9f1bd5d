import { expect, test } from 'vitest'
import { isOnlyEnglish } from './only-english.ts'

test('a helper at the ramp and somebody who is invited read Spanish; the office of a director has none yet', () => {
  const spanish = ['/home', '/angler', '/weigh-in/1/scale', '/mc-mode/1', '/director/invitations/1', '/director/event-invitations/1']
  expect(spanish.filter(isOnlyEnglish)).toEqual([])
  const english = ['/director', '/director/tournaments/1/setup', '/sys-admin/users']
  expect(english.filter(isOnlyEnglish)).toEqual(english)
})
