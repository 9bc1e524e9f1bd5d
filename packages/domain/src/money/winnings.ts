import { byText } from '../kernel/text-order.ts'
import type { Cents } from '../kernel/units.ts'
import { linesOfPayment } from './payment-lines.ts'

type Payment = Parameters<typeof linesOfPayment>[0]

/**
 * What a payment is of winnings, in cents: not an entry fee that was given back, in cash or to a card (`checkout`), and nothing while it
 * is not settled or once it is void.
 */
export const winningsOf = (payment: Payment): Cents =>
  (payment.metaData?.checkout ? [] : linesOfPayment(payment)).reduce(
    (sum, { account, amount }) => (account === 'payout' ? sum + amount : sum),
    0,
  )

/** What somebody won in each year, the newest first. `yearOf`: the year in which a payment was made, where the director is. */
export function winningsByYear<P extends Payment>(
  payments: readonly P[],
  yearOf: (payment: P) => string,
): { year: string; cents: Cents }[] {
  const years = new Map<string, Cents>()
  for (const payment of payments) {
    const won = winningsOf(payment)
    if (won !== 0) years.set(yearOf(payment), (years.get(yearOf(payment)) ?? 0) + won)
  }
  return [...years].map(([year, cents]) => ({ year, cents })).sort((a, b) => byText(b.year, a.year))
}

/** The first year of the picker (constant `tax-years`). */
export const FIRST_TAX_YEAR = '2023'

/**
 * From so much in a year a payer in the US reports what somebody won, in cents: $600 until 2025, $2,000 from 2026 on (26 USC 6041(a), as
 * changed by Public Law 119-21, section 70433). From 2027 on the law raises it with prices, so a director may set another figure.
 */
export const usuallyReportedFrom = (year: string): Cents => (Number(year) < 2026 ? 60_000 : 200_000)
