import { password } from '@ramplight/contract/people/users'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGoodPassword } from './password-rules.ts'

test('LAW: the checklist takes what the server’s pattern takes, and nothing else', () => {
  const sign = fc.constantFrom('a', 'Z', '7', '@', '#', '$', '%', '^', '&', '+', '=', '?', '!', '*', '-', ' ', 'ñ')
  const typed = fc.oneof(fc.string({ unit: sign, maxLength: 14 }), fc.string({ unit: sign, minLength: 125, maxLength: 131 }))
  fc.assert(
    fc.property(typed, (text) => {
      expect(isGoodPassword(text), text).toBe(password.safeParse(text).success)
    }),
    { examples: [['aZ=45678'], ['aZ=4567'], [`aZ=${'x'.repeat(125)}`], [`aZ=${'x'.repeat(126)}`]] },
  )
})
