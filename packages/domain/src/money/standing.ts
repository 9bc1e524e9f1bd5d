import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type ChargedItem, costOf, itemsOf, offeredItems } from '../registration/entry-items.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type Account, PAID_BY_ENTRY } from './accounts.ts'
import { type Line, netLines, sumOn, type WholeLine } from './posting.ts'

/** A boat as far as it is charged. */
export type Paying = Omit<Entry, '_id'> & { _id: Id; status?: string | null; deleted?: boolean | null }
type Charging = Omit<Tournament, '_id'>

/**
 * Of one thing that a boat buys, in cents. `cents`: what was paid for it, less what went back; `came`: what was paid for it. `times`: how often it was
 * bought; `charged`: what that costs in whole at the price of its day. `forgiven`: by so much refunds lowered what is asked for it.
 * `disputed`: what banks have taken of it.
 */
export type Bought = { cents: Cents; came: Cents; times: number; charged: Cents; forgiven: Cents; disputed: Cents }

export const NOTHING: Bought = { cents: 0, came: 0, times: 0, charged: 0, forgiven: 0, disputed: 0 }

type Moved = Partial<Omit<Bought, 'cents'>>
/** What a line says of its thing. A payment fixes a price, and a refund leaves it: it only says how much of it is not asked for again. */
const MOVED: Partial<Record<Account, (line: WholeLine) => Moved>> = {
  refund: ({ times, charged }) => ({ forgiven: 0 - charged, times }),
  chargeback: ({ amount }) => ({ disputed: amount }),
}
const bought = ({ amount, times, charged }: WholeLine): Moved => ({ came: 0 - amount, times, charged })

/** What these lines have paid, by what was bought; `null`: nobody says for what. What went back counts against it. */
export function boughtIn(lines: readonly Line[]): Map<string | null, Bought> {
  const things = new Map<string | null, Bought>()
  for (const line of netLines(lines)) {
    if (!PAID_BY_ENTRY.has(line.account)) continue
    const before = things.get(line.item) ?? NOTHING
    const moved: Moved = (MOVED[line.account] ?? bought)(line)
    const now = { ...before, cents: before.cents - line.amount }
    for (const [what, more] of Object.entries(moved) as [keyof Moved, number][]) now[what] += more
    things.set(line.item, now)
  }
  return things
}

/** What a boat has paid so far, in cents, less what went back. */
export const paidBy = (lines: readonly Line[]): Cents =>
  lines.reduce((paid, { account, amount }) => (PAID_BY_ENTRY.has(account) ? paid - amount : paid), 0)

/** What was bought has the price of its day: only what is bought on top has today's price. */
function wholePrice(item: ChargedItem, before: Bought): Cents {
  const { times, price } = item
  if (before.times <= 0) return costOf(item)
  const charged = Math.max(0, before.charged)
  return times >= before.times ? charged + (times - before.times) * price : mulDivFloor(charged, times, before.times)
}

/** No payment of it counts, such as after one that never happened. */
const isNeverBought = ({ came, times }: Bought): boolean => came <= 0 && times <= 0

/** What of it is not asked for again. A refund of a payment that never happened forgives nothing. */
const forgivenOf = (before: Bought): Cents => (isNeverBought(before) ? 0 : Math.max(0, before.forgiven))

/** What refunds say of it and a payment of now ends: all of it where the boat pays anew, else what counts for nothing. */
export const endedBy = (before: Bought, isAnew: boolean): Cents =>
  isAnew || isNeverBought(before) || before.forgiven < 0 ? before.forgiven : 0

/** What of a boat is not asked for again, in cents. */
export function forgivenBy(tournament: Charging, entry: Paying, lines: readonly Line[]): Cents {
  const known = boughtIn(lines)
  return itemsOf(tournament, entry).reduce((sum, item) => sum + forgivenOf(known.get(item.item) ?? NOTHING), 0)
}

/** What a boat pays for one thing in all: its price, less what is not asked for again. */
function askedFor(item: ChargedItem, before: Bought): Cents {
  const whole = wholePrice(item, before)
  return whole - Math.min(whole, forgivenOf(before))
}

/** What the things that a boat has cost, each at the price that it was bought at, less what is not asked for again. */
const worthOf = (items: readonly ChargedItem[], bought: ReadonlyMap<string | null, Bought>): Cents =>
  items.reduce((sum, item) => sum + askedFor(item, bought.get(item.item) ?? NOTHING), 0)

/** Of lines: what the director keeps of what was paid too much. No money moves by it: `charged` says how much. */
export const KEPT_ITEM = 'kept'

/** So much of what was paid too much is kept; never so much that a boat owes it. */
const keptOf = (bought: ReadonlyMap<string | null, Bought>, tooMuch: Cents): Cents =>
  Math.max(0, Math.min(bought.get(KEPT_ITEM)?.charged ?? 0, tooMuch))

/** `owed` is what the boat still has to pay; below 0, what it has paid too much. due = paid + owed. Cents. */
export type Standing = { due: Cents; paid: Cents; owed: Cents; items: ChargedItem[] }

/*
 * There are two answers to "what does this boat owe", by all lines of it that the ledger has: payments (which fix the price of what they buy: `charged`),
 * refunds (which leave the price, and say how much of it is not asked for again: `forgiven`) and chargebacks (which take the money alone). A deleted boat buys nothing: all that it has paid is too much.
 * - `askedNow`: what it has to pay to be Paid. By this a boat becomes Paid (`statusOf`) and money is taken (`leftToPay`, `askedOfCard`).
 * - `standingOf`: what screens show. It lets two boats be: one that got everything back is not asked for it, and one that says Paid owes nothing.
 *   What a boat says is a copy of `statusOf`, written with each change of its money; where they differ, it was paid on another server, whose lines
 *   are not here.
 */
function askedNow(tournament: Charging, entry: Paying, lines: readonly Line[]): Asked {
  const items = entry.deleted ? [] : itemsOf(tournament, entry)
  const paid = paidBy(lines)
  const isOut = isRefunded(tournament, entry, lines)
  const known = boughtFor(isOut, lines)
  const worth = worthOf(items, known)
  // Of who is out and comes after all, what is kept is kept.
  const due = worth + (isOut ? paid : keptOf(known, paid - worth))
  return { due, paid, owed: due - paid, items, isOut, known }
}

/** `isOut`: everything was refunded. `known`: what counts as bought. */
type Asked = Standing & { isOut: boolean; known: ReadonlyMap<string | null, Bought> }

/** Who got everything back and comes after all pays in whole, at the price of today: nothing counts as bought. */
const boughtFor = (isOut: boolean, lines: readonly Line[]): ReadonlyMap<string | null, Bought> => (isOut ? new Map() : boughtIn(lines))

/** What a boat has to pay, has paid and owes, as screens show it. */
export function standingOf(tournament: Charging, entry: Paying, lines: readonly Line[]): Standing {
  const { items, paid, isOut, due: asked } = askedNow(tournament, entry, lines)
  const due = isOut ? paid : entry.status === 'Paid' ? Math.min(paid, asked) : asked
  return { due, paid, owed: due - paid, items }
}

/**
 * Everything that a boat had paid was refunded, and nothing of what it had bought is asked for again. A refund that is owed again, and a chargeback,
 * leave something to ask for. A boat whose fee a coupon pays still takes part.
 */
export function isRefunded(tournament: Charging, entry: Paying, lines: readonly Line[]): boolean {
  if (sumOn(lines, 'refund') <= 0 || sumOn(lines, 'entry-fee', 'side-pot') >= 0 || paidBy(lines) !== keptBy(lines) || entry.deleted)
    return false
  const bought = boughtIn(lines)
  const things = itemsOf(tournament, entry).flatMap((item) => {
    const before = bought.get(item.item)
    return before && (before.times > 0 || before.forgiven > 0) ? [{ item, before }] : []
  })
  const isByCoupon = things.some(({ item }) => item.off > 0 && costOf(item) === 0)
  return !isByCoupon && things.some(({ item }) => costOf(item) > 0) && things.every(({ item, before }) => isThingOut(item, before))
}

/** Nothing of what was bought of this is asked for again. Of one that was paid in part and never bought: all that came for it. */
const isThingOut = (item: ChargedItem, before: Bought): boolean =>
  before.forgiven >= (before.times > 0 ? Math.min(before.charged, wholePrice(item, before)) : before.came)

/** What the director keeps of what this boat has paid, in cents: at most all of it. */
export const keptBy = (lines: readonly Line[]): Cents => keptOf(boughtIn(lines), Math.max(0, paidBy(lines)))

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

/**
 * What of one thing a payment pays for; `null`: nobody says for what. `times` and `charged`: what is bought by it, and at which price in whole. `again`: of
 * what refunds had forgiven, so much is asked for again. Of a refund: what goes back of it; `charged` is what of it is not asked for again.
 */
export type Buying = { item: string | null; cents: Cents; times: number; charged: Cents; again?: Cents | undefined }

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
    const asked = isAnew ? costOf(item) : askedFor(item, known)
    const paid = Math.min(loose, Math.max(0, asked - known.cents))
    loose -= paid
    const cents = Math.min(left, Math.max(0, asked - known.cents - paid))
    left -= cents
    const again = endedBy(known, isAnew)
    const said = { item: item.item, cents, ...(again && { again }) }
    if (!isAnew && item.times <= known.times) return { ...said, times: 0, charged: 0 }
    return { ...said, times: item.times - known.times, charged: (isAnew ? costOf(item) : wholePrice(item, known)) - known.charged }
  })
  // More went back than the boat had paid for what it has: nobody says of what, and it is paid with the first.
  const [first] = buying
  if (first) first.cents += left
  return buying.filter(({ cents, times, charged, again }) => cents || times || charged || again)
}

/** What a boat has paid too much, by thing as far as that is known: a refund takes these first, and nothing is forgiven by it. */
export function overpaidParts(tournament: Charging, entry: Paying, lines: readonly Line[]): Map<string | null, Cents> {
  const asked = askedParts(tournament, entry, lines)
  let rest = overpaidBy(tournament, entry, lines)
  return new Map(
    [...boughtIn(lines)].flatMap(([item, { cents }]): [string | null, Cents][] => {
      const part = Math.min(rest, Math.max(0, cents - (asked.get(item) ?? 0)))
      rest -= part
      return part > 0 ? [[item, part]] : []
    }),
  )
}

/** What is asked for each thing that the boat has or has paid for, less what is not asked for again. */
export function askedParts(tournament: Charging, entry: Paying, lines: readonly Line[]): Map<string | null, Cents> {
  const known = boughtIn(lines)
  return new Map(
    offeredItems(tournament, entry).map((offered) => {
      const item = entry.deleted ? { ...offered, times: 0, off: 0 } : offered
      return [item.item, askedFor(item, known.get(item.item) ?? NOTHING)]
    }),
  )
}

/**
 * What ends for the others when somebody leaves a boat, or the boat a pot, after a refund: what was forgiven of it, as far as that had cost. It was
 * theirs: a director refunds whoever cancels, and takes them out then. What of an angler's part the fee does not find is of the pots, which a refund of
 * everything had spread it over. `entry`: the boat as it was; `now`: as it is. By thing, in cents.
 */
export function takenAlong(tournament: Charging, entry: Paying, now: Paying, lines: readonly Line[]): Map<string, Cents> {
  const users = now.users?.filter((user) => entry.users?.includes(user)) ?? []
  const known = boughtIn(lines)
  const stays = new Map(offeredItems(tournament, { ...now, users }).map(({ item, times }) => [item, times]))
  const taken = new Map<string, Cents>()
  const take = (item: string, most: Cents) => {
    const cents = Math.min(most, forgivenOf(known.get(item) ?? NOTHING) - (taken.get(item) ?? 0))
    if (cents > 0) taken.set(item, (taken.get(item) ?? 0) + cents)
    return Math.max(0, cents)
  }
  let rest = 0
  const offered = offeredItems(tournament, entry)
  for (const { item, times, price, account } of offered) {
    const left = Math.max(0, times - (stays.get(item) ?? 0))
    const before = known.get(item) ?? NOTHING
    const cost = before.times > 0 ? mulDivFloor(Math.max(0, before.charged), left, before.times) : left * price
    const own = take(item, cost)
    if (account === 'entry-fee') rest += cost - own
  }
  for (const { item } of offered) rest -= take(item, rest)
  return taken
}

/** What of a boat was paid too much, and what is asked for, by thing. */
export type RefundBasis = {
  overpaid?: ReadonlyMap<string | null, Cents> | undefined
  asked?: ReadonlyMap<string | null, Cents> | undefined
}

/** What a refund of this boat has to know. `lines`: all that the ledger has of it. */
export const refundBasis = (...boat: Parameters<typeof overpaidParts>): Required<RefundBasis> => ({
  overpaid: overpaidParts(...boat),
  asked: askedParts(...boat),
})

/** What a card is asked for a boat that is not Paid, in all, and what of each thing is paid at the price of today. */
export function askedOfCard(tournament: Charging, entry: Paying, lines: readonly Line[]): { owed: Cents; paid: Map<string, Cents> } {
  const { items, owed, known } = askedNow(tournament, entry, lines)
  const paidOf = (item: ChargedItem) => {
    const before = known.get(item.item) ?? NOTHING
    return costOf(item) - Math.max(0, askedFor(item, before) - before.cents)
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
  const things = itemsOf(tournament, entry)
  const known = boughtFor(isRefunded(tournament, entry, lines), lines)
  const today = things.reduce((sum, item) => sum + costOf(item), 0)
  const forgiven = things.reduce((sum, item) => sum + Math.min(costOf(item), forgivenOf(known.get(item.item) ?? NOTHING)), 0)
  const isAsked = (item: ChargedItem) => {
    const before = known.get(item.item) ?? NOTHING
    return items.includes(item.item) || before.cents > 0 || (before.forgiven > 0 && askedFor(item, before) === 0)
  }
  return Math.max(0, paidBy(lines)) + price >= Math.min(whole, today) - forgiven && things.every(isAsked)
}
