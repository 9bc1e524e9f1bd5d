import { expect, test } from 'vitest'
import { checkOptional, memberValues, writtenMember } from './member-values.ts'

const stored = {
  ...{ _id: 'm', _rev: 1, createdAt: '', updatedAt: '', season: 's', user: 'u', active: true, approved: true },
  ...{ amount: 7550, amountPaid: 7550, paidByCard: 0, paidWith: { method: 'check' as const, note: '1042' } },
  optionalValues: { Shirt: 'L', 'Boat number': 12, Insured: true },
}
const values = memberValues(stored)

test('what nobody touched stays what it was: a number a number; what was paid is no part of the form', () => {
  const { optionalValues, ...others } = writtenMember(values)
  expect([optionalValues, others]).toEqual([stored.optionalValues, { amount: 7550, approved: true, active: true }])
})

test('an empty box is no fee', () => {
  const emptied = { ...values, amount: undefined as never, optional: [] }
  expect(writtenMember(emptied)).toMatchObject({ amount: 0, optionalValues: null })
})

test('each value has a name, and a name of its own', () => {
  const named = (name: string) => ({ name, text: 'L', stored: null })
  expect(checkOptional({ ...values, optional: [named('Shirt'), named(' Shirt '), named('')] }).map(({ field }) => field)).toEqual([
    'optional.1',
    'optional.2',
  ])
})
