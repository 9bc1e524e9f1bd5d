import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type ChargedItem, costOf, itemsOf, offeredItems } from '../registration/entry-items.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { PAID_BY_ENTRY } from './accounts.ts'
import { type Line, netLines, sumOn } from './posting.ts'

/** A boat as far as it is charged. */
export type Paying = Omit<Entry, '_id'> & { _id: Id; status?: string | null; deleted?: boolean | null }
type Charging = Omit<Tournament, '_id'>

/** Of one thing that a boat buys: what was paid for it, how often it was bought, and what that costs in whole at the price of its day. */
export type Bought = { cents: Cents; times: number; charged: Cents }

const NOTHING: Bought = { cents: 0, times: 0, charged: 0 }

/** What these lines have paid, by what was bought; `null`: nobody says for what. What went back counts against it. */
export function boughtIn(lines: readonly Line[]): Map<string | null, Bought> {
  const bought = new Map<string | null, Bought>()
  for (const { account, item, amount, times, charged } of netLines(lines)) {
    if (!PAID_BY_ENTRY.has(account)) continue
    const known = bought.get(item) ?? NOTHING
    bought.set(item, { cents: known.cents - amount, times: known.times + times, charged: known.charged + charged })
  }
  return bought
}

/** What a boat has paid so far, in cents, less what went back. */
export const paidBy = (lines: readonly Line[]): Cents =>
  lines.reduce((paid, { account, amount }) => (PAID_BY_ENTRY.has(account) ? paid - amount : paid), 0)

/** What was bought has the price of its day: only what is bought on top has today's price. */
function wholePrice(item: ChargedItem, before: Bought): Cents {
  const { times, price } = item
  if (before.times <= 0) return costOf(item)
  // A card may have got back as one thing what was paid for another: nothing costs less than nothing.
  const charged = Math.max(0, before.charged)
  return times >= before.times ? charged + (times - before.times) * price : mulDivFloor(charged, times, before.times)
}

/** What the things that a boat has cost, each at the price that it was bought at. */
const worthOf = (items: readonly ChargedItem[], bought: ReadonlyMap<string | null, Bought>): Cents =>
  items.reduce((sum, item) => sum + wholePrice(item, bought.get(item.item) ?? NOTHING), 0)

/** `owed` is what the boat still has to pay; below 0, what it has paid too much. due = paid + owed. Cents. */
export type Standing = { due: Cents; paid: Cents; owed: Cents; items: ChargedItem[] }

/*
 * There are two answers to "what does this boat owe", by all lines of it that the ledger has: payments, refunds (which lower the price of what is bought: `charged`)
 * and chargebacks (which take the money and leave the thing bought). A deleted boat buys nothing: all that it has paid is too much.
 * - `askedNow`: what it has to pay to be Paid. By this a boat becomes Paid (`statusOf`) and money is taken (`leftToPay`, `askedOfCard`).
 * - `standingOf`: what screens show. It lets two boats be: one that got everything back is not asked for it, and one that says Paid owes nothing.
 *   What a boat says is a copy of `statusOf`, written with each change of its money; where they differ, it was paid on another server, whose lines
 *   are not here.
 */
function askedNow(tournament: Charging, entry: Paying, lines: readonly Line[]): Standing {
  const items = entry.deleted ? [] : itemsOf(tournament, entry)
  const paid = paidBy(lines)
  // Who got everything back and comes after all pays in whole, at the price of today.
  const bought = isRefunded(tournament, entry, lines) ? NOTHING_BOUGHT : boughtIn(lines)
  const due = worthOf(items, bought)
  return { due, paid, owed: due - paid, items }
}

const NOTHING_BOUGHT: ReadonlyMap<string | null, Bought> = new Map()

/** What a boat has to pay, has paid and owes, as screens show it. */
export function standingOf(tournament: Charging, entry: Paying, lines: readonly Line[]): Standing {
  const asked = askedNow(tournament, entry, lines)
  const { paid } = asked
  const due = isRefunded(tournament, entry, lines) ? 0 : entry.status === 'Paid' ? Math.min(paid, asked.due) : asked.due
  return { ...asked, due, owed: due - paid }
}

/**
 * Everything that a boat had paid was refunded and is not asked for again: of all that it has bought, and that costs something, the price is 0
 * (`charged`). A refund that is owed again, and a chargeback, leave the price. A boat whose fee a coupon pays still takes part.
 */
export function isRefunded(tournament: Charging, entry: Paying, lines: readonly Line[]): boolean {
  if (sumOn(lines, 'refund') <= 0 || sumOn(lines, 'entry-fee', 'side-pot') >= 0 || paidBy(lines) !== 0 || entry.deleted) return false
  const bought = boughtIn(lines)
  const items = itemsOf(tournament, entry).flatMap((item) => {
    const known = bought.get(item.item)
    return known && (known.times > 0 || known.charged < 0) ? [{ ...item, charged: known.charged }] : []
  })
  const isByCoupon = items.some((item) => item.off > 0 && costOf(item) === 0)
  return !isByCoupon && items.some((item) => costOf(item) > 0) && items.every(({ charged }) => charged <= 0)
}

/** What a boat would have to pay now to be Paid, in cents. */
export const leftToPay = (tournament: Charging, entry: Paying, lines: readonly Line[]): Cents =>
  Math.max(0, askedNow(tournament, entry, lines).owed)

/** What a boat has paid too much, in cents. */
export const overpaidBy = (tournament: Charging, entry: Paying, lines: readonly Line[]): Cents =>
  Math.max(0, 0 - standingOf(tournament, entry, lines).owed)

/**
 * Pending if something has to be paid (`askedNow`); Paid if nothing has and something was paid. Where nothing was paid and nothing is due (a free boat, a
 * coupon that covers all), it is what somebody said.
 */
export function statusOf(tournament: Charging, entry: Paying, lines: readonly Line[]): 'Paid' | 'Pending' {
  const { owed, paid } = askedNow(tournament, entry, lines)
  if (owed > 0) return 'Pending'
  return paid > 0 || entry.status === 'Paid' ? 'Paid' : 'Pending'
}

/** What of one thing a payment pays for; `null`: nobody says for what. */
export type Buying = Bought & { item: string | null }

/**
 * What one payment pays for that leaves nothing owed: the things of the boat in their order, each as far as it is open. A payment of 0 fixes
 * the price as well: who had nothing to pay is not asked when the fee is raised.
 */
export function buyingNow(tournament: Charging, entry: Paying, lines: readonly Line[]): Buying[] {
  const bought = boughtIn(lines)
  const isAnew = isRefunded(tournament, entry, lines)
  let left = leftToPay(tournament, entry, lines)
  // Money that says nothing of what it was for pays the things in their order.
  let loose = Math.max(0, bought.get(null)?.cents ?? 0)
  const buying = offeredItems(tournament, entry).map((item): Buying => {
    const known = bought.get(item.item) ?? NOTHING
    const whole = isAnew ? costOf(item) : wholePrice(item, known)
    const paid = Math.min(loose, Math.max(0, whole - known.cents))
    loose -= paid
    const cents = Math.min(left, Math.max(0, whole - known.cents - paid))
    left -= cents
    const isMore = isAnew || item.times > known.times
    return { item: item.item, cents, times: isMore ? item.times - known.times : 0, charged: isMore ? whole - known.charged : 0 }
  })
  // More went back than the boat had paid for what it has: nobody says of what, and it is paid with the first.
  const [first] = buying
  if (first) first.cents += left
  return buying.filter(({ cents, times, charged }) => cents || times || charged)
}

/** What a boat has paid too much, by thing as far as that is known: a refund takes these first, and no price falls by it. */
export function overpaidParts(tournament: Charging, entry: Paying, lines: readonly Line[]): Map<string | null, Cents> {
  const { items } = standingOf(tournament, entry, lines)
  const bought = boughtIn(lines)
  const wholes = new Map(items.map((item) => [item.item as string | null, wholePrice(item, bought.get(item.item) ?? NOTHING)]))
  let rest = overpaidBy(tournament, entry, lines)
  return new Map(
    [...bought].flatMap(([item, { cents }]): [string | null, Cents][] => {
      const part = Math.min(rest, Math.max(0, cents - (wholes.get(item) ?? 0)))
      rest -= part
      return part > 0 ? [[item, part]] : []
    }),
  )
}

/** What a card is asked for a boat that is not Paid, in all, and what of each thing is paid at the price of today. */
export function askedOfCard(tournament: Charging, entry: Paying, lines: readonly Line[]): { owed: Cents; paid: Map<string, Cents> } {
  const { items, owed } = askedNow(tournament, entry, lines)
  const bought = isRefunded(tournament, entry, lines) ? NOTHING_BOUGHT : boughtIn(lines)
  const paidOf = (item: ChargedItem) => {
    const known = bought.get(item.item) ?? NOTHING
    return costOf(item) - Math.max(0, wholePrice(item, known) - known.cents)
  }
  return { owed: Math.max(0, owed), paid: new Map(items.map((item) => [item.item, paidOf(item)])) }
}

/** What a page of the card provider asked for: what the boat came to then, what of it this payment brings, and for which things. */
type Page = { whole: Cents; price: Cents; items: readonly string[] }

/**
 * Is all of a boat in with this payment? At the price of today, or at the one that was asked, where it has risen meanwhile; but a thing that
 * was bought while the page was open, and that nobody has paid, is not in. `lines`: all that the ledger has of the boat.
 */
export function completes(tournament: Charging, entry: Paying, { whole, price, items }: Page, lines: readonly Line[]): boolean {
  const [things, bought] = [itemsOf(tournament, entry), boughtIn(lines)]
  const today = things.reduce((sum, item) => sum + costOf(item), 0)
  const isAsked = ({ item }: ChargedItem) => items.includes(item) || (bought.get(item)?.cents ?? 0) > 0
  return Math.max(0, paidBy(lines)) + price >= Math.min(whole, today) && things.every(isAsked)
}
