import type { Cents } from '../kernel/units.ts'
import { type Account, isPlace, PAID_BY_ENTRY, type Place } from './accounts.ts'
import { type Line, netLines, sumOn } from './posting.ts'
import { askedParts, boughtIn, KEPT_ITEM, overpaidParts, paidBy } from './standing.ts'

/** The lines of one boat in a posting. `source`: what it is posted for; of what is said anew, all postings are one. */
export type ReceiptPosting = { at: string; source: string; lines: readonly Line[] }

/** What a line of a receipt is: money that came, that went back, or that the bank of a card took back. */
export const RECEIPT_KINDS = ['payment', 'refund', 'dispute'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** A payment as a person reads it; below 0 money went back. `source`: what it was posted for. */
export type PaidOnce = { at: string; source: string; place: Place; amount: Cents; what: ReceiptKind }

/** Each payment for these purposes, once, whatever was said anew in between. */
export const paymentsFor = (purposes: ReadonlySet<Account>, postings: readonly ReceiptPosting[]): PaidOnce[] =>
  [...Map.groupBy(postings, ({ source }) => source)].flatMap(([source, same]) => {
    const lines = same.flatMap((posting) => posting.lines)
    const amount = lines.reduce((sum, line) => (purposes.has(line.account) ? sum - line.amount : sum), 0)
    return amount === 0 ? [] : [{ at: same.at(-1)!.at, source, place: placeOf(lines), amount, what: kindOf(lines) }]
  })

const BACK: Partial<Record<Account, ReceiptKind>> = { refund: 'refund', chargeback: 'dispute' }
const kindOf = (lines: readonly Line[]): ReceiptKind =>
  netLines(lines).flatMap(({ account, amount }) => (amount === 0 ? [] : (BACK[account] ?? [])))[0] ?? 'payment'

/** `item`: the entry fee, a pot by its id, or null where nobody says. `amount` of a payment is below 0 where money went back. */
export type Receipt = {
  items: { item: string | null; amount: Cents }[]
  /** What was paid too much beside the things. */
  overpaid: Cents
  /** What went back of it in all; below 0. items + overpaid + back = paid. */
  back: { what: ReceiptKind; amount: Cents }[]
  payments: PaidOnce[]
  paid: Cents
}

/** Where the money of these lines is: a card fee that the director bears makes it less than what was paid. */
export const placeOf = (lines: readonly Line[]): Place =>
  netLines(lines).flatMap(({ account }) => (isPlace(account) ? [account] : []))[0] ?? 'unstated'

/**
 * What of all that a boat paid was too much, by thing, for its receipt: what went back of a thing that it has is no second price of that
 * thing. A thing that it left and got back was not paid too much.
 */
export function paidTooMuch(...[tournament, entry, all]: Parameters<typeof overpaidParts>): Map<string | null, Cents> {
  // What is kept of too much was paid too much, too.
  const lines = all.filter(({ item }) => item !== KEPT_ITEM)
  const came = lines.filter(({ account }) => !BACK[account])
  const asked = askedParts(tournament, entry, lines)
  const before = [...overpaidParts(tournament, entry, came)].filter(([item]) => (asked.get(item) ?? 0) > 0)
  return new Map([...overpaidParts(tournament, entry, lines), ...before])
}

/**
 * What a boat has paid for, thing by thing, what went back, and each payment of it: the ledger's own lines and no others. `tooMuch`: what of it
 * was paid too much, by thing (`paidTooMuch`): no price is told twice as high because it was paid twice.
 */
export function receiptOf(postings: readonly ReceiptPosting[], tooMuch: ReadonlyMap<string | null, Cents> = new Map()): Receipt {
  const lines = postings.flatMap((posting) => posting.lines)
  const items = [...boughtIn(lines.filter(({ account }) => !BACK[account]))].map(([item, { cents }]) => {
    const over = Math.min(Math.max(0, cents), tooMuch.get(item) ?? 0)
    return { item, amount: cents - over, over }
  })
  return {
    items: items.flatMap(({ item, amount }) => (amount === 0 ? [] : [{ item, amount }])),
    overpaid: items.reduce((sum, { over }) => sum + over, 0),
    back: (['refund', 'chargeback'] as const).flatMap((account) => {
      const amount = 0 - sumOn(lines, account)
      return amount === 0 ? [] : [{ what: BACK[account]!, amount }]
    }),
    payments: paymentsFor(PAID_BY_ENTRY, postings),
    paid: paidBy(lines),
  }
}
