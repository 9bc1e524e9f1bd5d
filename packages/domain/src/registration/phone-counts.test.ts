import { expect, test } from 'vitest'
import { isUnprovenPhone, phoneCounts } from './phone-counts.ts'

const phone = '9035550142'

test('the number of who signs in says who they are once the code that was sent to it is typed, and not before', () => {
  const lily = { phone, confirmed: true, email: 'lily@lake.test', director: 'ana' }
  expect([phoneCounts(lily), isUnprovenPhone(lily)]).toEqual([false, true])
  const proven = { ...lily, phoneProvenAt: '2027-06-12T12:00:00.000Z' }
  expect([phoneCounts(proven), isUnprovenPhone(proven)]).toEqual([true, false])
})

test('a line in a book has the number that its director noted; a sign-up that nobody has finished has none that counts', () => {
  expect(phoneCounts({ phone, director: 'ana', email: 'lily@lake.test' })).toBe(true)
  expect(phoneCounts({ phone, confirmed: false, email: null })).toBe(true)
  expect(phoneCounts({ phone, confirmed: false, email: 'thief@lake.test' })).toBe(false)
})

test('who has no number has none to prove', () => {
  expect([phoneCounts({ phone: null, director: 'ana' }), isUnprovenPhone({ phone: null, confirmed: true })]).toEqual([false, false])
})
