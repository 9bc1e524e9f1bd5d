import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type ChargedItem, costOf, FEE_ITEM, itemsOf } from '../registration/entry-items.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { isPlace, PAID_BY_ENTRY } from './accounts.ts'
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

/** What these lines have paid, by what was bought; `null`: nobody says for what. */
export function boughtIn(lines: readonly Line[]): Map<string | null, Bought> {
  const bought = new Map<string | null, Bought>()
  for (const { account, item, amount, times, charged } of netLines(lines)) {
    if (!PAID_BY_ENTRY.has(account)) continue
    const known = bought.get(item) ?? NOTHING
    bought.set(item, { cents: known.cents - amount, times: known.times + times, charged: known.charged + charged })
  }
  return bought
}

/** Who has paid has paid at the price of that day: only what is bought on top has today's price. */
function wholePrice(item: ChargedItem, before: Bought): Cents {
  const { times, price } = item
  if (before.times <= 0) return costOf(item)
  if (times >= before.times) return before.charged + (times - before.times) * price
  return mulDivFloor(Math.max(0, before.charged), times, before.times)
}

/** How much of `loose` this item takes: it pays what is still open, and what was given back is missing where something is. */
const shareOf = (loose: Cents, whole: Cents, theirs: Cents): Cents =>
  loose > 0 ? Math.min(loose, Math.max(0, whole - theirs)) : Math.max(loose, -Math.max(0, theirs))

/**
 * What was given back had come in: this much of the tick stays, also when the entry is not paid any more, is deleted, or has not bought
 * that thing any more. Else the money would leave the drawer twice, as a refund and as a payment that never was.
 */
const cameAndWent = (entry: Paying, elsewhere: ReadonlyMap<string | null, Bought>, listed: ReadonlySet<string>): Line[] =>
  [...elsewhere].flatMap(([item, { cents, times, charged }]): Line[] => {
    if (item === null || cents >= 0 || listed.has(item)) return []
    const account = item === FEE_ITEM ? 'entry-fee' : 'side-pot'
    return [{ account, amount: cents, entry: entry._id, item, times: Math.max(0, 0 - times), charged: Math.max(0, 0 - charged) }]
  })

/**
 * A share that was paid for something that costs less now, or is not bought any more, pays for what is open: the boat as a whole is asked
 * for what it owes and no more. What was bought in whole keeps its price.
 */
function movedOver(entry: Paying, elsewhere: ReadonlyMap<string | null, Bought>, wholes: ReadonlyMap<string, Cents>, open: Cents): Line[] {
  let wanted = open
  return [...elsewhere].flatMap(([item, { cents, times }]): Line[] => {
    const spare = item === null || times > 0 ? 0 : Math.min(wanted, Math.max(0, cents - (wholes.get(item) ?? 0)))
    wanted -= spare
    return spare > 0 ? [{ account: item === FEE_ITEM ? 'entry-fee' : 'side-pot', amount: spare, entry: entry._id, item }] : []
  })
}

const inPlaces = (lines: readonly Line[]): Cents => lines.reduce((sum, { account, amount }) => (isPlace(account) ? sum + amount : sum), 0)

/** What the tick at Paid would take now: what nobody has paid yet. */
export const leftToPay = (tournament: Charging, entry: Paying, posted: Posted): Cents =>
  inPlaces(linesOfEntry(tournament, { ...entry, status: 'Paid' }, posted)) - inPlaces(posted.own)

/** What an entry has paid beside its own tick, and what of it stands. */
export const paidElsewhere = (others: readonly Line[]): Cents =>
  Math.max(
    0,
    [...boughtIn(others)].reduce((sum, [item, { cents }]) => sum + (item === null ? cents : Math.max(0, cents)), 0),
  )

/** Where the tick has put its money; that of a payment which was given back stays where it was. */
const placeOf = (entry: Paying, own: readonly Line[]) =>
  (entry.status !== 'Paid' && netLines(own).find(({ account, amount }) => isPlace(account) && amount > 0)?.account) || placeOfEntry(entry)

/**
 * The lines that the tick at Paid stands for: what the entry is charged and nobody else has paid for it yet; none while it is
 * not paid, and none when it is deleted, but for what was given back. What is posted already keeps its price.
 */
export function linesOfEntry(tournament: Charging, entry: Paying, { own, others }: Posted): Line[] {
  const [before, elsewhere] = [boughtIn(own), boughtIn(others)]
  const items = entry.status === 'Paid' && !entry.deleted ? itemsOf(tournament, entry) : []
  // Money that says nothing of what it was for pays the items in their order.
  let loose = elsewhere.get(null)?.cents ?? 0
  const wholes = new Map<string, Cents>()
  const lines = items.map((item): Line => {
    const [mine, theirs] = [before.get(item.item) ?? NOTHING, elsewhere.get(item.item) ?? NOTHING]
    const whole = wholePrice(item, { ...NOTHING, times: mine.times + theirs.times, charged: mine.charged + theirs.charged })
    const share = shareOf(loose, whole, theirs.cents)
    loose -= share
    wholes.set(item.item, whole)
    return {
      account: item.account,
      amount: 0 - Math.max(0, whole - theirs.cents - share),
      entry: entry._id,
      item: item.item,
      times: item.times - theirs.times,
      charged: whole - theirs.charged,
    }
  })
  const open = lines.reduce((sum, { amount }) => sum - amount, 0)
  const moved = movedOver(entry, elsewhere, wholes, open)
  const bought = netLines([...lines, ...moved, ...cameAndWent(entry, elsewhere, new Set(items.map(({ item }) => item)))])
  const sum = bought.reduce((total, { amount }) => total - amount, 0)
  return bought.length ? [{ account: placeOf(entry, own), amount: sum, entry: entry._id }, ...bought] : []
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
  const charge = items.reduce((sum, item) => sum + costOf(item), 0)
  const due = entry.status === 'Paid' && !entry.deleted ? paid : charge
  return { due, paid, owed: due - paid, items }
}
