import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import { expect, test } from 'vitest'
import { purposeTotals, yearTotals } from './year-sums.ts'

const event = (more: Partial<MoneyYear['events'][number]>): MoneyYear['events'][number] => ({
  ...{ tournament: 'cup', name: 'Cup', day: '2027-06-12', status: 'Completed', cancelled: false, boats: 2, anglers: 4 },
  ...{ in: 0, out: 0, kept: 0, owed: 0, purposes: [], places: [], ...more },
})

test('what it was for comes to what is left, events and memberships together', () => {
  const money: MoneyYear = {
    ...{ year: '2027', years: ['2027'], revenueShare: { percent: 0, amount: 0 } },
    events: [
      event({
        ...{ in: 20_000, out: 15_000, kept: 5_000, owed: 1_000 },
        purposes: [
          { purpose: 'entry-fee', side: 'in', amount: 20_000 },
          { purpose: 'payout', side: 'out', amount: 15_000 },
        ],
      }),
      event({ in: 4_000, kept: 4_000, purposes: [{ purpose: 'entry-fee', side: 'in', amount: 4_000 }] }),
    ],
    memberships: [{ season: 's', name: 'Season', members: 1, in: 2_500 }],
  }
  expect(yearTotals(money)).toEqual({ in: 26_500, out: 15_000, kept: 11_500, owed: 1_000 })
  const purposes = purposeTotals(money)
  expect(purposes).toEqual([
    { purpose: 'entry-fee', amount: 24_000 },
    { purpose: 'membership', amount: 2_500 },
    { purpose: 'payout', amount: -15_000 },
  ])
  expect(purposes.reduce((sum, { amount }) => sum + amount, 0)).toBe(11_500)
})
