import { expect, test } from 'vitest'
import { reachedBy, textTo } from './guest.ts'

test('a partner is reached by a mail address or by a phone number, however it is written', () => {
  expect(reachedBy(' Dan.Kim@Lake.test ')).toEqual({ email: 'dan.kim@lake.test' })
  expect(reachedBy('(903) 555-0142')).toEqual({ phone: '9035550142' })
  for (const neither of ['', 'Dan', '555-0142', 'dan@lake']) expect(reachedBy(neither)).toBeNull()
  expect(textTo('9035550142', 'Come & fish: https://x.test/a')).toBe(
    'sms:+19035550142?&body=Come%20%26%20fish%3A%20https%3A%2F%2Fx.test%2Fa',
  )
})
