import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlone, workAlone } from '#platform/local/book/work-alone.ts'
import { sessionEnded, startSession } from '#platform/session.ts'
import { worksAlone } from './guard.ts'

const arrive = (userType: string | null, preload = false): string => {
  if (userType) startSession({ user: { _id: 'x', userType, isAssistant: false }, token: 't' } as never)
  try {
    worksAlone({ location: { href: '/offline-weigh-in' }, preload })
    return 'in'
  } catch (redirected) {
    return (redirected as { options: { to: string } }).options.to
  }
}

// As after a cold start at this address, before anybody was asked who they are.
beforeEach(() => workAlone(true))
afterEach(() => {
  sessionEnded('logged-out')
  workAlone(false)
})

test('a director who goes there works alone', () => {
  expect([arrive('Director'), isAlone()]).toEqual(['in', true])
})

test('a link that is only looked at changes nothing', () => {
  workAlone(false)
  expect([arrive('Director', true), isAlone()]).toEqual(['in', false])
})

test('who has no copy to work with stays on the network: an angler, an admin, nobody', () => {
  expect([arrive('Angler'), isAlone()]).toEqual(['/angler', false])
  workAlone(true)
  expect([arrive('System Admin'), isAlone()]).toEqual(['/weigh-in', false])
  sessionEnded('logged-out')
  workAlone(true)
  expect([arrive(null), isAlone()]).toEqual(['/login', false])
})
