import { expect, test } from 'vitest'
import { letterReader } from './letter-keys.ts'

test('a g and a letter within a moment go to a page; alone, or too late, the letter means what it means alone', () => {
  let now = 0
  const read = letterReader(() => now)
  expect([read('g'), read('t')]).toEqual([null, { kind: 'go', label: 'Tournaments' }])
  expect(read('t')).toBeNull()
  expect([read('g'), read('x'), read('t')]).toEqual([null, null, null])
  read('g')
  now += 1300
  expect(read('c')).toEqual({ kind: 'create' })
  expect(read('?')).toEqual({ kind: 'help' })
})
