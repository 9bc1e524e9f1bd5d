import type { Cents } from '../kernel/units.ts'

/** A line of what the provider sent to a bank. `payment`: the card payment that it belongs to, as far as that is known. */
export type ProviderLine = { key: string; type: string; amount: Cents; payment: string | null }
/** What our books have of a card payment: what the card paid, and each amount that went back to it. */
export type BookedPayment = { paid: Cents; givenBack: readonly Cents[] }

/**
 * How a line stands to our books. `fee`: kept or given back by the provider and the platform, and in nobody's books here; `other`: no card
 * payment, such as money for an angler.
 */
export const REPORT_STATES = ['same', 'differs', 'missing', 'fee', 'other'] as const
export type ReportState = (typeof REPORT_STATES)[number]

const isFee = (type: string): boolean => /fee/.test(type)
const isBack = (type: string): boolean => /refund|reversal/.test(type)

/** Lays the lines of a payout beside our books. Two refunds of one amount need two in the books. */
export function compareReport(lines: readonly ProviderLine[], booked: ReadonlyMap<string, BookedPayment>): Map<string, ReportState> {
  const left = new Map([...booked].map(([payment, { givenBack }]) => [payment, [...givenBack]]))
  const stateOf = ({ type, amount, payment }: ProviderLine): ReportState => {
    if (isFee(type)) return 'fee'
    if (payment === null) return 'other'
    const known = booked.get(payment)
    if (!known) return 'missing'
    if (!isBack(type)) return known.paid === amount ? 'same' : 'differs'
    const open = left.get(payment)!
    const at = open.indexOf(0 - amount)
    if (at < 0) return open.length ? 'differs' : 'missing'
    open.splice(at, 1)
    return 'same'
  }
  return new Map(lines.map((line) => [line.key, stateOf(line)]))
}
