import { expect, test } from 'vitest'
import { usuallyReportedFrom, winningsByYear } from './winnings.ts'

const paid = (at: string, amount: number, more: object = {}) => ({
  at,
  amount,
  status: 'completed',
  debitOrCredit: 'debit' as const,
  ...more,
})
const yearOf = ({ at }: { at: string }) => at.slice(0, 4)

test('what was won adds up by year; what is void, open, or was paid by oneself is none of it', () => {
  expect(
    winningsByYear(
      [
        paid('2026-11-01', 10_050),
        paid('2027-06-12', 20_000, { items: [{ type: 'Main Pot Payout', cost: 20_000 }] }),
        paid('2027-07-12', 1),
        paid('2027-07-12', 5, { status: 'void' }),
        paid('2027-07-12', 5, { status: 'pending' }),
        paid('2027-07-12', 5, { debitOrCredit: 'credit' as const }),
      ],
      yearOf,
    ),
  ).toEqual([
    { year: '2027', cents: 20_001 },
    { year: '2026', cents: 10_050 },
  ])
})

test('a side pot that was given back is the angler’s own money, and was not won', () => {
  expect(winningsByYear([paid('2027-06-12', 2_000, { items: [{ type: 'Entry Fee', cost: 2_000 }] })], yearOf)).toEqual([])
  expect(winningsByYear([paid('2027-06-12', 2_000, { metaData: { checkout: 'c1', method: 'card' } })], yearOf)).toEqual([])
})

test('from how much winnings are reported depends on the year', () => {
  expect(['2025', '2026'].map(usuallyReportedFrom)).toEqual([60_000, 200_000])
})
