import { byText } from '../kernel/text-order.ts'
import type { Cents } from '../kernel/units.ts'
import { countingEvents, DIRECTION } from './event-lines.ts'
import type { MoneyEvent } from './money-event.ts'
import { linesOfPayment } from './payment-lines.ts'
import { payoutsOf } from './payouts-open.ts'

type Payment = Parameters<typeof linesOfPayment>[0] & { handedOut?: Cents | null | undefined; open?: Cents | null | undefined }

/**
 * What a payment is of winnings, in cents: not an entry fee that was given back, in cash or to a card (`checkout`), and nothing while it
 * is not settled or once it is void. Of a payout of a result: what was handed out, and what still is to be.
 */
export function winningsOf(payment: Payment): Cents {
  const { metaData, handedOut, open } = payment
  if (metaData?.checkout) return 0
  const won = linesOfPayment(payment).reduce((sum, { account, amount }) => (account === 'payout' ? sum + amount : sum), 0)
  return won > 0 && typeof handedOut === 'number' ? handedOut + Math.max(0, open ?? 0) : won
}

type Word = Pick<MoneyEvent, '_id' | 'at' | 'entry' | 'pot' | 'payee'>
/** `isRecorded`: somebody has said that it was handed out, or came back (below 0). */
export type Won = Word & { won: Cents; isRecorded: boolean }

/**
 * What the payouts of a tournament are of winnings: what was handed out on the day it was, less what came back, and what official results
 * owe and nobody has said anything about: a missing 1099 is worse than a question.
 */
export function winningsOfEvents(events: readonly MoneyEvent[], { isOfficial }: { isOfficial: boolean }): Won[] {
  const counting = countingEvents(events).map(({ latest, item, at }) => ({ ...latest, _id: item, at }))
  const wordOf = ({ _id, at, entry, pot, payee }: Word): Word => ({ _id, at, entry, pot, payee })
  const moved = counting.flatMap((one): Won[] => {
    // What leaves the places of the director is won.
    const direction = DIRECTION[one.kind]
    return direction ? [{ ...wordOf(one), won: 0 - direction * one.amount, isRecorded: true }] : []
  })
  const owed = payoutsOf(isOfficial ? events : []).flatMap(({ entry, pot, open }): Won[] => {
    const due = counting.findLast((one) => one.kind === 'payout-due' && one.entry === entry && one.pot === pot)
    return open > 0 && due ? [{ ...wordOf(due), won: open, isRecorded: false }] : []
  })
  return [...moved, ...owed]
}

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
