import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type ChargedItem, itemsOf } from '../registration/entry-items.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { PAID_BY_ENTRY } from './accounts.ts'
import { type PaidWith, placeOfEntry } from './paid-with.ts'
import { type Line, netLines } from './posting.ts'

type Paying = Omit<Entry, '_id'> & {
  _id: Id
  status?: string | null
  paidOnline?: boolean | null
  paidWith?: PaidWith | null | undefined
  deleted?: boolean | null
}
type Charging = Omit<Tournament, '_id'>

/** What is in the ledger of one entry: by its own tick at Paid, and by anything else (a card, a refund). */
export type Posted = { own: readonly Line[]; others: readonly Line[] }

type Bought = { cents: Cents; times: number; charged: Cents }

const NOTHING: Bought = { cents: 0, times: 0, charged: 0 }

function boughtIn(lines: readonly Line[]): Map<string | null, Bought> {
  const bought = new Map<string | null, Bought>()
  for (const { account, item, amount, times, charged } of netLines(lines)) {
    if (!PAID_BY_ENTRY.has(account)) continue
    const known = bought.get(item) ?? NOTHING
    bought.set(item, { cents: known.cents - amount, times: known.times + times, charged: known.charged + charged })
  }
  return bought
}

/** Who has paid has paid at the price of that day: only what is bought on top has today's price. */
function wholePrice({ times, price }: ChargedItem, before: Bought): Cents {
  if (before.times <= 0) return times * price
  if (times >= before.times) return before.charged + (times - before.times) * price
  return mulDivFloor(Math.max(0, before.charged), times, before.times)
}

/** How much of `loose` this item takes: it pays what is still open, and what was given back is missing where something is. */
const shareOf = (loose: Cents, whole: Cents, theirs: Cents): Cents =>
  loose > 0 ? Math.min(loose, Math.max(0, whole - theirs)) : Math.max(loose, -Math.max(0, theirs))

/**
 * The lines that the tick at Paid stands for: what the entry is charged and nobody else has paid for it yet; none while it is
 * not paid, and none when it is deleted. What is posted already keeps its price.
 */
export function linesOfEntry(tournament: Charging, entry: Paying, { own, others }: Posted): Line[] {
  if (entry.status !== 'Paid' || entry.deleted) return []
  const [before, elsewhere] = [boughtIn(own), boughtIn(others)]
  // Money that says nothing of what it was for pays the items in their order.
  let loose = elsewhere.get(null)?.cents ?? 0
  const lines = itemsOf(tournament, entry).map((item): Line => {
    const [mine, theirs] = [before.get(item.item) ?? NOTHING, elsewhere.get(item.item) ?? NOTHING]
    const whole = wholePrice(item, { ...NOTHING, times: mine.times + theirs.times, charged: mine.charged + theirs.charged })
    const share = shareOf(loose, whole, theirs.cents)
    loose -= share
    return {
      account: item.account,
      amount: 0 - Math.max(0, whole - theirs.cents - share),
      entry: entry._id,
      item: item.item,
      times: item.times - theirs.times,
      charged: whole - theirs.charged,
    }
  })
  const bought = netLines(lines)
  const sum = bought.reduce((total, { amount }) => total - amount, 0)
  return bought.length ? [{ account: placeOfEntry(entry), amount: sum, entry: entry._id }, ...bought] : []
}

/** What an entry has paid so far, what was given back left out. */
export const paidBy = (lines: readonly Line[]): Cents =>
  lines.reduce((paid, { account, amount }) => (PAID_BY_ENTRY.has(account) ? paid - amount : paid), 0)

export type EntryAccount = { due: Cents; paid: Cents; owed: Cents; items: ChargedItem[] }

/**
 * What an entry comes to, in cents: due = paid + owed. Who is Paid owes nothing, also when the fee was raised later. `owed` below 0
 * is what was paid too much.
 */
export function entryAccount(tournament: Charging, entry: Paying, lines: readonly Line[]): EntryAccount {
  const items = entry.deleted ? [] : itemsOf(tournament, entry)
  const paid = paidBy(lines)
  const charge = items.reduce((sum, { times, price }) => sum + times * price, 0)
  const due = entry.status === 'Paid' && !entry.deleted ? paid : charge
  return { due, paid, owed: due - paid, items }
}
