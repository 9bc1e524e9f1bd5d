import { expect, test } from 'vitest'
import { maskPhone } from './phone-field.tsx'

test('ten digits stand in the mask (###) ###-####, however they are typed, and each can be taken away again', () => {
  expect(['9035550142', '+1 903 555 0142', '1-903-555-0142', '903.555.01429'].map(maskPhone)).toEqual(Array(4).fill('(903) 555-0142'))
  const typed = '9035550142'.split('').reduce<string[]>((lines, digit) => [...lines, maskPhone((lines.at(-1) ?? '') + digit)], [])
  expect(typed).toEqual([
    '(9',
    '(90',
    '(903',
    '(903) 5',
    '(903) 55',
    '(903) 555',
    '(903) 555-0',
    '(903) 555-01',
    '(903) 555-014',
    '(903) 555-0142',
  ])
  for (const line of typed) expect(maskPhone(line.slice(0, -1)).replace(/\D/g, '')).toBe(line.replace(/\D/g, '').slice(0, -1))
  expect(maskPhone('no digits')).toBe('')
})
