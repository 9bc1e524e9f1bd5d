import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isName, LONGEST_NAME, plainName } from './plain-name.ts'

test.each(['Dan', 'José Niño', "Pat O'Brien", 'J.R. Smith', 'Al Odom Jr.', 'Nguyễn Văn A', 'Mary-Jo (MJ) Hall', 'Lake Fork #4'])(
  '%s is a name and stays as it is',
  (name) => {
    expect([isName(name), plainName(name)]).toEqual([true, name])
  },
)

test.each(['evil.com', 'Win $500 at http://evil.example/x', 'write me@lake.test', 'www.lake.test', 'a\nb', '123', '', 'x'.repeat(61)])(
  '%j is none',
  (text) => {
    expect(isName(text)).toBe(false)
  },
)

test('whatever is typed, a letter carries no link of it and is not made long by it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.emailAddress(), fc.domain()), (text) => {
      const name = plainName(`Dan ${text}`)
      expect(name).not.toMatch(/:\/\/|@|[\p{L}\p{N}-]\.[\p{L}\p{N}]{2}|[\n\r<>]/u)
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
      expect(plainName(name)).toBe(name)
    }),
  )
})
