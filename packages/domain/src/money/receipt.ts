import type { Cents } from '../kernel/units.ts'
import { isPlace, PAID_BY_ENTRY, type Place } from './accounts.ts'
import { boughtIn, paidBy } from './entry-lines.ts'
import { type Line, netLines } from './posting.ts'

/** The lines of one boat in a posting. `source`: what it is posted for; of what is said anew, all postings are one. */
export type ReceiptPosting = { at: string; source: string; lines: readonly Line[] }

/** `item`: the entry fee, a pot by its id, or null where nobody says. `amount` of a payment is below 0 where money went back. */
export type Receipt = {
  items: { item: string | null; amount: Cents }[]
  payments: { at: string; place: Place; amount: Cents }[]
  paid: Cents
}

/** Where the money of these lines is: a card fee that the director bears makes it less than what was paid. */
export const placeOf = (lines: readonly Line[]): Place =>
  netLines(lines).flatMap(({ account }) => (isPlace(account) ? [account] : []))[0] ?? 'unstated'

/** What a boat has paid, thing by thing, and each payment of it: the ledger's own lines and no others. */
export function receiptOf(postings: readonly ReceiptPosting[]): Receipt {
  const lines = postings.flatMap((posting) => posting.lines)
  const bySource = Map.groupBy(postings, ({ source }) => source)
  const payments = [...bySource.values()].map((same) => {
    const all = same.flatMap((posting) => posting.lines)
    return { at: same.at(-1)!.at, place: placeOf(all), amount: paidBy(all) }
  })
  return {
    items: [...boughtIn(lines.filter(({ account }) => PAID_BY_ENTRY.has(account)))].flatMap(([item, { cents }]) =>
      cents === 0 ? [] : [{ item, amount: cents }],
    ),
    payments: payments.filter(({ amount }) => amount !== 0),
    paid: paidBy(lines),
  }
}
