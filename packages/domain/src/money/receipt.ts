import type { Cents } from '../kernel/units.ts'
import { type Account, isPlace, PAID_BY_ENTRY, type Place } from './accounts.ts'
import { type Line, netLines } from './posting.ts'
import { boughtIn, paidBy } from './standing.ts'

/** The lines of one boat in a posting. `source`: what it is posted for; of what is said anew, all postings are one. */
export type ReceiptPosting = { at: string; source: string; lines: readonly Line[] }

/** A payment as a person reads it; below 0 money went back. `source`: what it was posted for. */
export type PaidOnce = { at: string; source: string; place: Place; amount: Cents }

/** Each payment for these purposes, once, whatever was said anew in between. */
export const paymentsFor = (purposes: ReadonlySet<Account>, postings: readonly ReceiptPosting[]): PaidOnce[] =>
  [...Map.groupBy(postings, ({ source }) => source)].flatMap(([source, same]) => {
    const lines = same.flatMap((posting) => posting.lines)
    const amount = lines.reduce((sum, line) => (purposes.has(line.account) ? sum - line.amount : sum), 0)
    return amount === 0 ? [] : [{ at: same.at(-1)!.at, source, place: placeOf(lines), amount }]
  })

/** `item`: the entry fee, a pot by its id, or null where nobody says. `amount` of a payment is below 0 where money went back. */
export type Receipt = {
  items: { item: string | null; amount: Cents }[]
  payments: PaidOnce[]
  paid: Cents
}

/** Where the money of these lines is: a card fee that the director bears makes it less than what was paid. */
export const placeOf = (lines: readonly Line[]): Place =>
  netLines(lines).flatMap(({ account }) => (isPlace(account) ? [account] : []))[0] ?? 'unstated'

/** What a boat has paid, thing by thing, and each payment of it: the ledger's own lines and no others. */
export function receiptOf(postings: readonly ReceiptPosting[]): Receipt {
  const lines = postings.flatMap((posting) => posting.lines)
  return {
    items: [...boughtIn(lines.filter(({ account }) => PAID_BY_ENTRY.has(account)))].flatMap(([item, { cents }]) =>
      cents === 0 ? [] : [{ item, amount: cents }],
    ),
    payments: paymentsFor(PAID_BY_ENTRY, postings),
    paid: paidBy(lines),
  }
}
