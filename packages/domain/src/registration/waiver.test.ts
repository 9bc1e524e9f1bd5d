import { expect, test } from 'vitest'
import type { DomainError } from '../kernel/errors.ts'
import { missingIn, takeWaiver, waiverOf } from './waiver.ts'

const said = (version: string) => ({ version })
const answer = (asked: Parameters<typeof takeWaiver>[0]) => {
  try {
    return takeWaiver(asked)
  } catch (error) {
    return (error as DomainError).code
  }
}

test('who signs up accepts what they have read, and is asked again when it says something else now', () => {
  expect(answer({ current: null, accepted: [], said: undefined })).toBe('nothing-to-keep')
  expect(answer({ current: 'b', accepted: [], said: undefined })).toBe('waiver.needed')
  expect(answer({ current: 'b', accepted: ['a'], said: undefined })).toBe('waiver.changed')
  expect(answer({ current: 'b', accepted: [], said: said('a') })).toBe('waiver.changed')
  expect(answer({ current: 'b', accepted: ['a'], said: said('b') })).toBe('keep')
  // Back to the old words: who accepted those has accepted these.
  expect(answer({ current: 'a', accepted: ['a', 'b'], said: undefined })).toBe('nothing-to-keep')
})

test('of a boat, who has not accepted the wording that counts now, and who another one', () => {
  const accepted = [
    { user: 'lily', isCurrent: true },
    { user: 'tom', isCurrent: false },
  ]
  expect(missingIn(['lily', 'tom', 'uma'], accepted)).toEqual([
    { user: 'tom', older: accepted[1] },
    { user: 'uma', older: null },
  ])
  expect(waiverOf({ settings: { registration: { waiver: '  ' } } })).toBeNull()
})
