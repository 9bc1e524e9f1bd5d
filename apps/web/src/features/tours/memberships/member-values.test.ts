import { expect, test } from 'vitest'
import { checkOptional, memberValues, writtenMember } from './member-values.ts'

const stored = {
  ...{ _id: 'm', _rev: 1, createdAt: '', updatedAt: '', season: 's', user: 'u', active: true, approved: true },
  ...{ amount: 7550, amountPaid: 7550, paidByCard: 0, paidWith: { method: 'check' as const, note: '1042' } },
  optionalValues: { Shirt: 'L', 'Boat number': 12, Insured: true },
}
const values = memberValues(stored)

test('what nobody touched stays what it was: a number a number, a check a check', () => {
  const { optionalValues, paidWith } = writtenMember(values)
  expect([optionalValues, paidWith]).toEqual([stored.optionalValues, stored.paidWith])
})

test('an empty box is no money, and who has paid nothing has paid in no way', () => {
  const emptied = { ...values, amount: undefined as never, amountPaid: undefined as never, optional: [] }
  expect(writtenMember(emptied)).toMatchObject({ amount: 0, amountPaid: 0, paidWith: null, optionalValues: null })
})

test('each value has a name, and a name of its own', () => {
  const named = (name: string) => ({ name, text: 'L', stored: null })
  expect(checkOptional({ ...values, optional: [named('Shirt'), named(' Shirt '), named('')] }).map(({ field }) => field)).toEqual([
    'optional.1',
    'optional.2',
  ])
})
