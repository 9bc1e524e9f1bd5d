import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type ChargedItem, costOf, FEE_ITEM, itemsOf } from '../registration/entry-items.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type Account, isPlace, PAID_BY_ENTRY, type Place } from './accounts.ts'
import { placesIn } from './money-of.ts'
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

/**
 * What is in the ledger of one entry: by its own tick at Paid, and by anything else (a card, a refund). `unseen`: what of the others was
 * not known to whoever takes the money at the ramp now, such as on a tablet without a network: they have taken it once more. `wasPaid`: the
 * tick stood before, and nobody takes what a card has paid and got back since. `byCard`: a card or a refund has changed the entry, and nobody
 * at the ramp: what lies there stays.
 */
export type Posted = { own: readonly Line[]; others: readonly Line[]; unseen?: readonly Line[]; wasPaid?: boolean; byCard?: boolean }

type Bought = { cents: Cents; times: number; charged: Cents }

/** Places that nobody at the ramp has a hand in. */
const IS_BY_CARD = new Set<Account>(['card', 'online'])

const accountOf = (item: string) => (item === FEE_ITEM ? 'entry-fee' : 'side-pot')

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

const sumOf = (bought: ReadonlyMap<string | null, Bought>): Cents => [...bought.values()].reduce((sum, { cents }) => sum + cents, 0)

/** Who has paid has paid at the price of that day: only what is bought on top has today's price. */
function wholePrice(item: ChargedItem, before: Bought): Cents {
  const { times, price } = item
  if (before.times <= 0) return costOf(item)
  // A card may have got back as one thing what was paid for another: nothing costs less than nothing.
  const charged = Math.max(0, before.charged)
  return times >= before.times ? charged + (times - before.times) * price : mulDivFloor(charged, times, before.times)
}

/** How much of `loose` this item takes: it pays what is still open, and what was given back is missing where something is. */
const shareOf = (loose: Cents, whole: Cents, theirs: Cents): Cents =>
  loose > 0 ? Math.min(loose, Math.max(0, whole - theirs)) : Math.max(loose, -Math.max(0, theirs))

/**
 * What was given back of a thing had come in for it, and was bought once: so much of the tick stands, also when the entry is not paid any
 * more, is deleted, or has not bought that thing any more.
 */
const cameAndWent = (entry: Paying, elsewhere: ReadonlyMap<string | null, Bought>, listed: ReadonlySet<string>): Line[] =>
  [...elsewhere].flatMap(([item, { cents, times, charged }]): Line[] => {
    if (item === null || cents >= 0 || listed.has(item)) return []
    const account = item === FEE_ITEM ? 'entry-fee' : 'side-pot'
    return [{ account, amount: cents, entry: entry._id, item, times: Math.max(0, 0 - times), charged: Math.max(0, 0 - charged) }]
  })

type Moving = { wholes: ReadonlyMap<string, Cents>; open: Cents; isAlone: boolean }

/**
 * A share that was paid for something that costs less now, or is not bought any more, pays for what is open: the boat as a whole is asked
 * for what it owes and no more. What was bought in whole keeps its price; of a boat that cards alone have paid (`isAlone`), what it has left
 * altogether pays for what it took instead.
 */
function movedOver(entry: Paying, elsewhere: ReadonlyMap<string | null, Bought>, { wholes, open, isAlone }: Moving): Line[] {
  let wanted = open
  return [...elsewhere].flatMap(([item, { cents, times }]): Line[] => {
    const isKept = times > 0 && !(isAlone && item !== null && !wholes.has(item))
    const spare = item === null || isKept ? 0 : Math.min(wanted, Math.max(0, cents - (wholes.get(item) ?? 0)))
    wanted -= spare
    return spare > 0 ? [{ account: item === FEE_ITEM ? 'entry-fee' : 'side-pot', amount: spare, entry: entry._id, item }] : []
  })
}

const inPlaces = (lines: readonly Line[]): Cents => lines.reduce((sum, { account, amount }) => (isPlace(account) ? sum + amount : sum), 0)

/** What lies at the ramp of these lines: no card brings or takes a cent of it. */
const atRamp = (lines: readonly Line[]): Cents =>
  lines.reduce((sum, { account, amount }) => (isPlace(account) && !IS_BY_CARD.has(account) ? sum + amount : sum), 0)

/** What was given back at the ramp, for whatever it had come. A prize that the boat was handed is no part of it. */
function givenAtRamp(others: readonly Line[]): Cents {
  const won = others.reduce((sum, { account, amount }) => (account === 'payout' ? sum + amount : sum), 0)
  return Math.max(0, 0 - atRamp(others) - won)
}

const isStanding = ({ status, deleted }: Paying): boolean => status === 'Paid' && !deleted

/** What the tick at Paid would take now: what nobody has paid yet. */
export const leftToPay = (tournament: Charging, entry: Paying, posted: Posted): Cents =>
  inPlaces(linesOfEntry(tournament, { ...entry, status: 'Paid' }, { ...posted, wasPaid: false, byCard: false })) - inPlaces(posted.own)

/** What an entry has paid beside its own tick, and what of it stands. */
export const paidElsewhere = (others: readonly Line[]): Cents =>
  Math.max(
    0,
    [...boughtIn(others)].reduce((sum, [item, { cents }]) => sum + (item === null ? cents : Math.max(0, cents)), 0),
  )

/**
 * Where the money of the tick lies, `sum` in all. What is posted stays where it was, and what is new goes where the entry says. A method that
 * was wrong moves all of it; what was given back before the boat paid in another way stays where it went out, and so does what was taken at
 * the ramp before a card paid.
 */
function placesOf(entry: Paying, posted: Posted, sum: Cents): Line[] {
  const { own, others, unseen = [], wasPaid } = posted
  const to = placeOfEntry(entry)
  const held = new Map<Place, Cents>(placesIn(netLines(own)).flatMap(({ place, left }) => (left === 0 ? [] : [[place, left] as const])))
  const isByCard = entry.paidOnline && others.some(({ account }) => account === 'card')
  let rest = sum - [...held.values()].reduce((all, amount) => all + amount, 0)
  // What is taken back comes from where the entry says first. A boat that a card has paid does not say so any more once it is unpaid.
  const first: Place = entry.status === 'Paid' ? to : 'online'
  const from: Place[] = rest < 0 ? [first, to, ...held.keys()] : []
  for (const place of from) {
    const part = Math.min(held.get(place) ?? 0, 0 - rest)
    if (part <= 0) continue
    held.set(place, held.get(place)! - part)
    rest += part
  }
  const wasStanding = (wasPaid || unseen.length > 0) && inPlaces(own) > givenAtRamp(others)
  const isOther = entry.status === 'Paid' && wasStanding && !isByCard && !held.get(to)
  if (isOther) return [{ account: to, amount: sum, entry: entry._id }]
  held.set(to, (held.get(to) ?? 0) + rest)
  return [...held].map(([account, amount]) => ({ account, amount, entry: entry._id }))
}

/**
 * Have cards alone paid this boat? Then nobody at the ramp has a hand in it: what is bought on top is owed until somebody pays it. Where its
 * director has said that money came online in another way, that is their word for what is bought on top, too.
 */
export const isCardAlone = (entry: Paying, lines: readonly Line[]): boolean =>
  isStanding(entry) &&
  entry.paidOnline === true &&
  // Who says how it paid at the ramp has taken money there.
  !entry.paidWith &&
  lines.some(({ account }) => account === 'card') &&
  lines.reduce((sum, { account, amount }) => (account === 'online' ? sum + amount : sum), 0) === 0 &&
  atRamp(lines) <= 0

type Prices = {
  own: ReadonlyMap<string | null, Bought>
  together: ReadonlyMap<string | null, Bought>
  wholes: ReadonlyMap<string, Cents>
}

/**
 * By how much the things of a boat cost less than when they were bought, and by how much more: so much the ramp gives back, and asks for on
 * top. Of what the boat has left altogether, what the tick had bought, and no more than what it was bought at in all.
 */
function priceMoved({ own, together, wholes }: Prices): { fallen: Cents; risen: Cents } {
  const has = (item: string | null) => item !== null && (together.get(item)?.times ?? 0) > 0
  const left = [...own].flatMap(([item, { times, charged }]) =>
    has(item) && !wholes.has(item!) ? [{ times, charged: Math.min(charged, together.get(item)!.charged), whole: 0 }] : [],
  )
  const listed = [...wholes].map(([item, whole]) => ({ ...(together.get(item) ?? NOTHING), whole }))
  const fallen = [...left, ...listed].reduce((sum, { times, charged, whole }) => sum + (times > 0 ? Math.max(0, charged - whole) : 0), 0)
  const risen = listed.reduce((sum, { times, charged, whole }) => sum + Math.max(0, whole - (times > 0 ? Math.max(0, charged) : 0)), 0)
  return { fallen, risen }
}

/**
 * How much of what the tick has taken may go out where a price falls: what lies where the entry pays. What was given back at the ramp has gone
 * out already; where a card has paid since, it is the card that has paid too much.
 */
function roomIn(entry: Paying, { own, others }: Posted): Cents {
  const [taken, ramp] = [inPlaces(own), atRamp(own)]
  if (!others.some(({ account }) => account === 'card')) return Math.max(0, taken - givenAtRamp(others))
  return Math.max(0, entry.paidOnline ? taken - ramp : ramp - givenAtRamp(others))
}

/**
 * What the tick has taken, where that is another sum than what nobody else has paid (`asked`): a card that pays later gives nothing back,
 * and one that gets its money back takes nothing at the ramp. Only the price does, and the tick itself: it takes what is left to pay, and who
 * takes it back says that nothing came but what was given back since (then that is `asked`).
 */
function takenBy(asked: Cents, entry: Paying, posted: Posted, prices: Prices): Cents {
  const { own, wasPaid, byCard } = posted
  const [taken, ramp] = [inPlaces(own), byCard ? atRamp(own) : 0]
  if (!isStanding(entry)) return wasPaid ? Math.max(ramp, Math.min(taken, asked)) : taken
  if (!wasPaid) return Math.max(taken, asked)
  if (byCard) return taken
  const { fallen, risen } = priceMoved(prices)
  const left = taken - Math.min(fallen, roomIn(entry, posted))
  if (isCardAlone(entry, [...own, ...posted.others])) return left
  return Math.max(left, Math.min(asked, left + risen))
}

/** `extra` more than is asked for, or less, on the things where the tick has it already; else on the first. */
function stays(entry: Paying, items: readonly ChargedItem[], asked: readonly Line[], own: Prices['own'], extra: Cents): Line[] {
  const now = boughtIn(asked)
  let rest = extra
  const things = new Set([...items.map(({ item }) => item), ...[...own.keys()].filter((item) => item !== null)])
  const parts = [...things].map((item): Line => {
    const more = (own.get(item)?.cents ?? 0) - (now.get(item)?.cents ?? 0)
    const part = extra > 0 ? Math.min(rest, Math.max(0, more)) : Math.max(rest, Math.min(0, more))
    rest -= part
    return { account: accountOf(item), amount: 0 - part, entry: entry._id, item }
  })
  const first = items[0]?.item ?? FEE_ITEM
  return [...parts, { account: accountOf(first), amount: 0 - rest, entry: entry._id, item: first }]
}

/**
 * The lines that the tick at Paid stands for: what the entry is charged and nobody else has paid for it yet; none while it is
 * not paid, and none when it is deleted, but for what was given back. What is posted already keeps its price, and what was taken at the
 * ramp stays taken, whatever a card pays later: such a boat has paid too much until somebody gives it back.
 */
export function linesOfEntry(tournament: Charging, entry: Paying, posted: Posted): Line[] {
  const { own, others, unseen = [] } = posted
  const [before, elsewhere, hidden] = [boughtIn(own), boughtIn(others), boughtIn(unseen)]
  const items = isStanding(entry) ? itemsOf(tournament, entry) : []
  const together = boughtIn([...own, ...others])
  // Money that says nothing of what it was for pays the items in their order.
  let loose = (elsewhere.get(null)?.cents ?? 0) - (hidden.get(null)?.cents ?? 0)
  const wholes = new Map<string, Cents>()
  const lines = items.map((item): Line => {
    const theirs = elsewhere.get(item.item) ?? NOTHING
    const known = theirs.cents - (hidden.get(item.item)?.cents ?? 0)
    const whole = wholePrice(item, together.get(item.item) ?? NOTHING)
    const share = shareOf(loose, whole, known)
    loose -= share
    wholes.set(item.item, whole)
    return {
      account: item.account,
      amount: 0 - Math.max(0, whole - known - share),
      entry: entry._id,
      item: item.item,
      times: item.times - theirs.times,
      charged: whole - theirs.charged,
    }
  })
  const open = lines.reduce((sum, { amount }) => sum - amount, 0)
  const isAlone = posted.wasPaid === true && isCardAlone(entry, [...own, ...others])
  const moved = movedOver(entry, elsewhere, { wholes, open, isAlone })
  const asked = netLines([...lines, ...moved, ...cameAndWent(entry, elsewhere, new Set(items.map(({ item }) => item)))])
  const paying = sumOf(boughtIn(asked))
  const extra = takenBy(paying, entry, posted, { own: before, together, wholes }) - paying
  const bought = extra === 0 ? asked : netLines([...asked, ...stays(entry, items, asked, before, extra)])
  const sum = sumOf(boughtIn(bought))
  return bought.length ? netLines([...placesOf(entry, posted, sum), ...bought]) : []
}

/** What an entry has paid so far, what was given back left out. */
export const paidBy = (lines: readonly Line[]): Cents =>
  lines.reduce((paid, { account, amount }) => (PAID_BY_ENTRY.has(account) ? paid - amount : paid), 0)

export type EntryAccount = { due: Cents; paid: Cents; owed: Cents; items: ChargedItem[] }

/** What the things that a boat has come to, each at the price that it was bought at. */
const worthOf = (items: readonly ChargedItem[], bought: ReadonlyMap<string | null, Bought>): Cents =>
  items.reduce((sum, item) => sum + wholePrice(item, bought.get(item.item) ?? NOTHING), 0)

/**
 * What an entry comes to, in cents: due = paid + owed. Who is Paid owes nothing, and what was bought keeps its price, also when the fee was raised
 * later. `owed` below 0 is what was paid too much: by card and at the ramp, for a pot that the boat left, for a boat that is gone.
 */
export function entryAccount(tournament: Charging, entry: Paying, lines: readonly Line[]): EntryAccount {
  const items = entry.deleted ? [] : itemsOf(tournament, entry)
  const paid = paidBy(lines)
  const worth = worthOf(items, boughtIn(lines))
  const due = entry.status === 'Paid' ? Math.min(paid, worth) : worth
  return { due, paid, owed: due - paid, items }
}

/**
 * What a card is asked for a boat that is not Paid, in all, and what of each thing is paid at the price of today: what was bought before keeps its
 * price, also when the fee was raised since.
 */
export function askedOfCard(tournament: Charging, entry: Paying, lines: readonly Line[]): { owed: Cents; paid: Map<string, Cents> } {
  const { items, owed } = entryAccount(tournament, entry, lines)
  const bought = boughtIn(lines)
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
export function completes(
  tournament: Charging,
  entry: Paying,
  { whole, price, items }: Page,
  { own, others }: Pick<Posted, 'own' | 'others'>,
) {
  const [things, bought] = [itemsOf(tournament, entry), boughtIn([...own, ...others])]
  const today = things.reduce((sum, item) => sum + costOf(item), 0)
  const isAsked = ({ item }: ChargedItem) => items.includes(item) || (bought.get(item)?.cents ?? 0) > 0
  return paidElsewhere(others) + price >= Math.min(whole, today) && things.every(isAsked)
}

/**
 * What a change of a boat makes of its status where cards have paid: what was bought on top of what a card alone has paid is owed, so the boat
 * is not Paid any more; and one that owed something, and owes nothing now, is. Null where it stays as it is: also where a director has said that a
 * boat is free, or that it has not paid. `before`: what it said before; null where what cards have paid is heard of anew.
 */
export function statusByCards(
  tournament: Charging,
  before: Paying | null,
  entry: Paying,
  { own, others }: Pick<Posted, 'own' | 'others'>,
): 'Paid' | 'Pending' | null {
  if ((before && before.status !== entry.status) || entry.deleted || !others.some(({ account }) => account === 'card')) return null
  if (entry.status !== 'Paid') {
    const hasOwed = before
      ? leftToPay(tournament, before, { own, others }) > 0
      : itemsOf(tournament, entry).some((item) => costOf(item) > 0)
    const isFreeNow = !!before && !before.freeEntry && !!entry.freeEntry
    const isAllIn = paidElsewhere(others) > 0 && leftToPay(tournament, entry, { own, others }) <= 0
    return hasOwed && !isFreeNow && isAllIn ? 'Paid' : null
  }
  const lines = [...linesOfEntry(tournament, entry, { own, others, wasPaid: true }), ...others]
  return isCardAlone(entry, lines) && entryAccount(tournament, { ...entry, status: 'Pending' }, lines).owed > 0 ? 'Pending' : null
}

/** What an entry has paid too much, in cents. */
export const overpaidBy = (tournament: Charging, entry: Paying, lines: readonly Line[]): Cents =>
  Math.max(0, 0 - entryAccount(tournament, entry, lines).owed)

/** The same by what was paid too much, as far as that is known: a refund takes these first, and no price falls by it. */
export function overpaidParts(tournament: Charging, entry: Paying, lines: readonly Line[]): Map<string | null, Cents> {
  const { items } = entryAccount(tournament, entry, lines)
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

/** Has the ramp taken money for this boat, and does it stand? */
export const isTakenAtRamp = (entry: Paying, own: readonly Line[]): boolean =>
  entry.status === 'Paid' && !entry.deleted && !entry.paidOnline && inPlaces(own) > 0

/** What a refund to a card has to know of what everybody has paid. */
export const paidInAll = (tournament: Charging, entry: Paying, { own, others }: Posted) => ({
  overpaid: overpaidParts(tournament, entry, [...own, ...others]),
  keeps: isTakenAtRamp(entry, own),
})
