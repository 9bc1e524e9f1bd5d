import { expect, test } from 'vitest'
import { type KeyAhead, nextTurn, pressAhead } from './typed-ahead.ts'

const press = (...keys: KeyAhead[]) => keys.reduce<readonly KeyAhead[]>(pressAhead, [])

test('the number of the next boat and its first digits wait for their screens', () => {
  const first = nextTurn(press('1', '2', 'enter', '1', '4', 'unit', '7'))
  expect(first).toEqual({ keys: ['1', '2'], enter: true, rest: ['1', '4', 'unit', '7'] })
  expect(nextTurn(first.rest)).toEqual({ keys: ['1', '4', 'unit', '7'], enter: false, rest: [] })
})

test('a second Enter on Save calls up no boat', () => {
  expect(press('enter', 'enter')).toEqual([])
  expect(press('8', 'enter', 'enter')).toEqual(['8', 'enter'])
})
