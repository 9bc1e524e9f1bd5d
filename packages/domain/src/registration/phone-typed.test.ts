import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneTyped } from './phone-typed.ts'

const WRITINGS: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b, c) => `(${a}) ${b}-${c}`,
  (a, b, c) => `${a}-${b}-${c}`,
  (a, b, c) => `${a}.${b}.${c}`,
  (a, b, c) => `${a} ${b} ${c}`,
  (a, b, c) => `${a}${b}${c}`,
  (a, b, c) => `+1 (${a}) ${b}-${c}`,
  (a, b, c) => ` 1-${a}-${b}-${c} `,
]
const digits = (count: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${count - 1}}$`))

test('LAW: a number is found in every way it is written, as it is shown too', () => {
  fc.assert(
    fc.property(digits(3), digits(3), digits(4), (a, b, c) => {
      for (const write of WRITINGS) expect(phoneTyped(write(a, b, c)), write(a, b, c)).toBe(`${a}${b}${c}`)
    }),
  )
})

test('a name, a boat and half a number are no phone number', () => {
  for (const typed of ['Reyes', '12', '555-0199', '(903)', 'Jo 9035550199', '']) expect(phoneTyped(typed)).toBeNull()
})
