import type { Payment } from '@ramplight/contract/payments/payments'
import { expect, test } from 'vitest'
import { wonByYear } from './won-by-year.ts'

const paid = (createdAt: string, amount: number, more: Partial<Payment> = {}) =>
  ({ createdAt, amount, status: 'completed', debitOrCredit: 'debit', ...more }) as Payment

test('what was paid out adds up by year; what is void, open, or was paid by oneself is none of it', () => {
  expect(
    wonByYear([
      paid('2026-11-01T12:00:00Z', 10_050),
      paid('2027-06-12T12:00:00Z', 20_000),
      paid('2027-07-12T12:00:00Z', 1),
      paid('2027-07-12T12:00:00Z', 5, { status: 'void' }),
      paid('2027-07-12T12:00:00Z', 5, { status: 'pending' }),
      paid('2027-07-12T12:00:00Z', 5, { debitOrCredit: 'credit' }),
    ]),
  ).toEqual([
    { year: '2027', cents: 20_001 },
    { year: '2026', cents: 10_050 },
  ])
})
