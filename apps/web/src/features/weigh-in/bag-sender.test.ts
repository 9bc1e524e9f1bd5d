import { expect, test } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import { sentOf } from './bag-sender.ts'

const answer = (status: number, code: string) => sentOf(new CallError(status, code, 'words'))

test.each([
  [0, 'net.required'],
  [429, 'request.too-many'],
  [500, 'server.failed'],
  [503, 'server.busy'],
])('a bag that was answered %i %s waits and goes again', (status, code) => {
  expect(answer(status, code)).toEqual({ kind: 'unreachable' })
})

test('a bag whose session is over waits for somebody to sign in', () => {
  expect(answer(401, 'session.over')).toEqual({ kind: 'signed-out' })
})

test.each([
  [400, 'request.invalid'],
  [403, 'access.forbidden'],
  [409, 'weigh-in.already'],
])('a bag that was answered %i %s waits for a person, with the words of the server', (status, code) => {
  expect(answer(status, code)).toEqual({ kind: 'refused', refusal: { code, message: 'words', details: undefined } })
})
