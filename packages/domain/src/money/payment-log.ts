import { frozen } from '../kernel/frozen.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type Act, foldLog, LOG_WORDS, type LogEvent, type LogItem } from '../log/fold-log.ts'
import { FEE_ITEM } from '../registration/entry-items.ts'
import type { PartPaid } from '../registration/entry-money.ts'
import { partsOf } from '../registration/shares.ts'
import type { Tournament } from '../scoring/types.ts'
import { same } from '../sync/leaves.ts'
import type { Place } from './accounts.ts'
import { LONGEST_NOTE, type PaidWith, placeOfEntry } from './paid-with.ts'
import { askedAgain, difference, type Line, netLines, type WholeLine } from './posting.ts'
import { type Buying, boughtIn, buyingNow, KEPT_ITEM, leftToPay, type Paying, paidBy, statusOf, takenAlong } from './standing.ts'

/** What a boat pays at the ramp, what it gets back there, and what of too much the director keeps: a no-show fee, a tip. */
export const PAYMENT_KINDS = ['payment', 'refund', 'kept'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/**
 * What somebody said of money that a boat paid at the ramp, once and for ever: a payment (`make`), the same with another method or another
 * amount (`correct`), or that it never happened (`void`). A refund is the same the other way, and what is kept moves nothing (`kept.ts`); where nothing
 * is said it is a payment. `item`: the payment; of one that is made, its own id. `buys`: what it pays for, or what it takes back (`refunds.ts`); its amount is the sum. `note`: the
 * number of a check, or why a refund was made. `seen`: the payments and refunds of this boat that its maker knew. `by` and `device`: who took
 * it, where; the server says it.
 */
export type PaymentEvent = {
  kind?: PaymentKind | undefined
  item: Id
  act: Act
  at: string
  method: Place
  note?: string | null | undefined
  buys: Buying[]
  seen: Id[]
  by?: Id | null | undefined
  device?: Id | null | undefined
}

/**
 * The payments of one boat at the ramp, by the ids of their events. Two tablets put theirs together by having both: what each of them took lies
 * in its till. Status, method and what is owed follow from it (`standing.ts`).
 * Decision: docs/decisions/0111-payments-at-the-ramp-are-a-log.md
 */
export type PaymentLog = Record<Id, PaymentEvent>

export const NO_PAYMENT_LOG: PaymentLog = frozen({} as PaymentLog)

type Kept = LogEvent & { event: PaymentEvent }
/** A payment that counts. */
export type Payment = { item: Id; at: string; amount: Cents; event: PaymentEvent; history: readonly Kept[] }

export const amountOf = (buys: readonly Buying[]): Cents => buys.reduce((sum, { cents }) => sum + cents, 0)

const kept = (log: PaymentLog): Kept[] =>
  Object.entries(log).map(([_id, event]) => ({ _id, item: event.item, act: event.act, at: event.at, seen: event.seen, event }))

const itemsIn = (log: PaymentLog): LogItem<Kept>[] => foldLog<Kept>(kept(log), LOG_WORDS).filter(({ awaitingMake }) => !awaitingMake)

export const isRefund = ({ kind }: Pick<PaymentEvent, 'kind'>): boolean => kind === 'refund'

export const isPayment = ({ kind = 'payment' }: Pick<PaymentEvent, 'kind'>): boolean => kind === 'payment'

/** All that counts, payments, refunds and what is kept, the oldest first. */
export const movesIn = (log: PaymentLog | null | undefined): Payment[] =>
  itemsIn(log ?? NO_PAYMENT_LOG).flatMap(({ item, at, voided, latest, history }) =>
    voided ? [] : [{ item, at, amount: amountOf(latest.event.buys), event: latest.event, history }],
  )

/** No event names more than so many of those that its maker knew, the newest. */
export const MOST_SEEN = 200

/** What whoever looks at this log knows: what an event says that is made now (`seen`). */
export const knownIn = (log: PaymentLog | null | undefined): Id[] =>
  movesIn(log)
    .slice(-MOST_SEEN)
    .map(({ item }) => item)

/** The payments that count, the oldest first. */
export const paymentsIn = (log: PaymentLog | null | undefined): Payment[] => movesIn(log).filter(({ event }) => isPayment(event))

/** The refunds that count, the oldest first. */
export const refundsIn = (log: PaymentLog | null | undefined): Payment[] => movesIn(log).filter(({ event }) => isRefund(event))

const accountOf = (item: string | null) => (item === FEE_ITEM ? 'entry-fee' : 'side-pot')

/** The lines of a payment in the ledger, of a refund, or of what is kept: no place has more or less by that. */
export function linesOfPayment(entry: Id, { kind, method, buys }: Pick<PaymentEvent, 'kind' | 'method' | 'buys'>): WholeLine[] {
  const amount = amountOf(buys)
  if (kind === 'kept') return netLines([{ account: 'entry-fee', amount: 0, entry, item: KEPT_ITEM, charged: amount }])
  if (isRefund({ kind }))
    return netLines([
      { account: method, amount: 0 - amount, entry },
      ...buys.map(({ item, cents, times, charged }): Line => {
        return { account: 'refund', amount: cents, entry, item, times: 0 - times, charged: 0 - charged }
      }),
    ])
  return netLines([
    { account: method, amount, entry },
    // What is kept is said by who may refund, with a word of its own.
    ...buys.flatMap(({ item, cents, times, charged }): Line[] =>
      item === KEPT_ITEM ? [] : [{ account: accountOf(item), amount: 0 - cents, entry, item, times, charged }],
    ),
    ...askedAgain(entry, buys),
  ])
}

/** What all payments and refunds at the ramp, and what is kept, together have in the ledger. */
export const linesOfLog = (entry: Id, log: PaymentLog | null | undefined): WholeLine[] =>
  netLines(movesIn(log).flatMap(({ event }) => linesOfPayment(entry, event)))

/** What went back of a boat at the ramp, as lines of the ledger. */
export const linesOfRefunds = (entry: Id, log: PaymentLog | null | undefined): WholeLine[] =>
  netLines(refundsIn(log).flatMap(({ event }) => linesOfPayment(entry, event)))

/** What of the lines of a boat the ramp has not brought: cards, their refunds, chargebacks. */
export const linesBeside = (entry: Id, log: PaymentLog, all: readonly Line[]): WholeLine[] => difference(all, linesOfLog(entry, log))

/** What of a boat its money is: the log, and what else the ledger has of it. */
export type BoatMoney = { log: PaymentLog; others: readonly WholeLine[] }

export const linesOfBoat = (entry: Id, { log, others }: BoatMoney): WholeLine[] => [...linesOfLog(entry, log), ...others]

type Copies = { status: 'Paid' | 'Pending'; paidOnline: boolean; paidWith: PaidWith | null; partPaid: PartPaid[] | null }

type Boat = Paying & {
  freeEntry?: boolean | undefined
  paidOnline?: boolean | null | undefined
  paidWith?: PaidWith | null | undefined
  partPaid?: readonly PartPaid[] | null | undefined
}
type Charging = Omit<Tournament, '_id'>

const METHOD_OF: Partial<Record<Place, PaidWith['method']>> = { cash: 'cash', check: 'check', credits: 'credits' }

/** How a boat paid, as its last payment at the ramp says. What was said stays where it says the same: also nothing, for cash. */
function methodOf({ paidWith }: Boat, { method, note }: PaymentEvent): PaidWith | null {
  if (!paidWith && method === 'cash' && !note) return null
  const isSame = paidWith && placeOfEntry({ paidWith }) === method
  const named = isSame ? paidWith.method : METHOD_OF[method]
  return named ? { method: named, ...(note ? { note: note.slice(0, LONGEST_NOTE) } : {}) } : null
}

/** No money of this boat is known here: it never paid, or it came Paid from another server. */
export const isUnknown = ({ log, others }: BoatMoney): boolean => Object.keys(log).length === 0 && others.length === 0

/**
 * The fields of a boat that are copies of its money. One of which no money is known is what somebody said. `payer`: the angler whose share moved
 * last, by card; what came at the ramp is for the whole boat.
 */
export function copiesOf(tournament: Charging, boat: Boat, money: BoatMoney, payer: Id | null = null): Copies {
  const lines = linesOfBoat(boat._id, money)
  const parts = partsOf(boat.partPaid ?? [], Math.max(0, paidBy(lines)), payer)
  return { ...howPaid(tournament, boat, money, lines), partPaid: parts.length > 0 ? parts : null }
}

function howPaid(tournament: Charging, boat: Boat, money: BoatMoney, lines: readonly Line[]): Omit<Copies, 'partPaid'> {
  if (isUnknown(money))
    return { status: boat.status === 'Paid' ? 'Paid' : 'Pending', paidOnline: boat.paidOnline === true, paidWith: boat.paidWith ?? null }
  const there = paymentsIn(money.log)
  const status = statusOf(tournament, { ...boat, status: saidOf(boat, money, there) }, lines)
  const last = there.findLast(({ amount }) => amount > 0)
  // How a boat is free is no payment, and stays.
  if (boat.freeEntry && boat.paidWith?.method === 'free') return { status, paidOnline: false, paidWith: boat.paidWith }
  if (last) return { status, paidOnline: last.event.method === 'online', paidWith: methodOf(boat, last.event) }
  const byCard = money.others.reduce((sum, { account, amount }) => (account === 'card' || account === 'online' ? sum + amount : sum), 0)
  const isByCard = status === 'Paid' && byCard > 0 && !boat.freeEntry
  // Who pays nothing has paid in no way but as they said.
  const isSaid = !isByCard && (boat.paidWith?.method === 'free' || there.length > 0)
  return { status, paidOnline: isByCard, paidWith: isSaid ? (boat.paidWith ?? null) : null }
}

/** What somebody has said of a boat that has nothing to pay: its payments of 0, where it has any. */
function saidOf({ status }: Boat, { log }: BoatMoney, there: readonly Payment[]): 'Paid' | 'Pending' {
  if (there.length > 0) return 'Paid'
  return status === 'Paid' && Object.keys(log).length === 0 ? 'Paid' : 'Pending'
}

/** What somebody says of the money of a boat: what is left out says nothing. */
export type MoneySaid = {
  status?: 'Paid' | 'Pending' | undefined
  paidWith?: PaidWith | null | undefined
  paidOnline?: boolean | undefined
}

type Saying = {
  tournament: Charging
  /** The boat before, and as it is now, with what was said. */
  before: Boat | null
  boat: Boat
  money: BoatMoney
  said: MoneySaid
  at: string
  newId: () => Id
  /** The last card payment, where whoever takes the money had not heard of it: they have taken all of it once more. */
  unseen?: readonly Line[]
}

const saysMethod = ({ paidWith, paidOnline }: MoneySaid): boolean => paidWith !== undefined || paidOnline !== undefined

/**
 * The events that a word about the money of a boat adds to its log. Paid: one payment of what is owed, none where nothing is and something was
 * paid. Not paid: no payment at the ramp ever happened, but for what was given back of it. Another method: of the last payment. Nothing else
 * moves money: no other crew, no other pot, no deletion.
 */
export function paymentsSaid({ tournament, before, boat, money, said, at, newId, unseen = [] }: Saying): PaymentLog {
  const there = paymentsIn(money.log)
  const seen = knownIn(money.log)
  const wasPaid = before?.status === 'Paid'
  // Its money was taken elsewhere.
  if (wasPaid && isUnknown(money)) return NO_PAYMENT_LOG
  // Free is no word about what was paid: the boat has paid too much.
  if (boat.freeEntry && !before?.freeEntry && said.paidWith?.method === 'free') return NO_PAYMENT_LOG
  // Who repeats that a boat is not paid, says nothing new of what it has paid in part.
  if (said.status === 'Pending') return wasPaid ? takenBack(there, money.log, { at, newId }, seen) : NO_PAYMENT_LOG
  const lines = linesOfBoat(boat._id, { ...money, others: difference(money.others, unseen) })
  const owed = leftToPay(tournament, boat, lines)
  const takes = said.status === 'Paid' ? owed > 0 || (!wasPaid && paidBy(lines) <= 0) : wasPaid && !!said.paidWith && owed > 0
  const method: Place = placeOfEntry(boat)
  const note = boat.paidWith?.note ?? null
  if (takes) {
    const id = newId()
    return { [id]: { item: id, act: 'make', at, method, note, buys: buyingNow(tournament, boat, lines), seen } }
  }
  const last = there.at(-1)
  if (!saysMethod(said) || !last || (last.event.method === method && (last.event.note ?? null) === note)) return NO_PAYMENT_LOG
  return { [newId()]: { ...last.event, item: last.item, act: 'correct', at, method, note, seen } }
}

/**
 * The event by which somebody who leaves a boat, or a boat that leaves a pot, takes along what was forgiven of it (`takenAlong`): a payment of 0. None where
 * nothing was.
 */
export function leavingsOf({
  tournament,
  before,
  boat,
  money,
  at,
  newId,
}: Pick<Saying, 'tournament' | 'before' | 'boat' | 'money' | 'at' | 'newId'>): PaymentLog {
  if (!before || before.deleted || boat.deleted) return NO_PAYMENT_LOG
  const taken = [...takenAlong(tournament, before, boat, linesOfBoat(boat._id, money))]
  if (taken.length === 0) return NO_PAYMENT_LOG
  const id = newId()
  const buys = taken.map(([item, again]): Buying => ({ item, cents: 0, times: 0, charged: 0, again }))
  return { [id]: { item: id, act: 'make', at, method: 'unstated', note: null, buys, seen: knownIn(money.log) } }
}

/** No payment ever happened, but for what was refunded of it: that had come in, and stays. */
function takenBack(there: readonly Payment[], log: PaymentLog, { at, newId }: Pick<Saying, 'at' | 'newId'>, seen: Id[]): PaymentLog {
  const kept = refundedOf(there, refundsIn(log))
  const events: Record<Id, PaymentEvent> = {}
  for (const { item, amount, event } of there.toReversed()) {
    const stays = kept.get(item) ?? 0
    if (stays === amount && amount > 0) continue
    const said = { item, at, method: event.method, note: event.note, seen }
    events[newId()] = stays === 0 ? { ...said, act: 'void', buys: [] } : { ...said, act: 'correct', buys: partOf(log, stays) }
  }
  const [id, corrected] = Object.entries(events).find(([, { act }]) => act === 'correct') ?? []
  if (id && corrected) events[id] = { ...corrected, buys: [...corrected.buys, ...endsOf({ ...log, ...events })] }
  return events
}

/** A boat that has not paid is asked for all of it: what refunds at the ramp had forgiven ends. */
const endsOf = (log: PaymentLog): Buying[] =>
  [...boughtIn(linesOfLog('', log))].flatMap(([item, { forgiven }]) =>
    forgiven ? [{ item, cents: 0, times: 0, charged: 0, again: forgiven }] : [],
  )

/** How much of each payment was refunded: a refund is of payments that its maker knew, the oldest first. */
function refundedOf(payments: readonly Payment[], refunds: readonly Payment[]): Map<Id, Cents> {
  const left = refunds.map(({ amount, history }) => ({ cents: amount, seen: history[0]!.event.seen }))
  return new Map(
    payments.map(({ item, amount }) => {
      let kept = 0
      for (const refund of left) {
        const part = refund.seen.includes(item) ? Math.min(refund.cents, amount - kept) : 0
        refund.cents -= part
        kept += part
      }
      return [item, kept]
    }),
  )
}

/** The events that say of these payments that they never happened. */
export const voidsOf = (log: PaymentLog, items: readonly Id[], { at, newId }: Pick<Saying, 'at' | 'newId'>): PaymentLog => {
  const there = movesIn(log)
  const seen = knownIn(log)
  const gone = there.filter(({ item }) => items.includes(item))
  return Object.fromEntries(gone.map(({ item, event: { kind, method } }) => [newId(), voidOf({ item, kind, method }, seen, at)]))
}

/** One of them never happened, said by who knew those in `seen`. */
export const voidOf = (
  { item, kind, method }: Pick<PaymentEvent, 'item' | 'kind' | 'method'>,
  seen: readonly Id[],
  at: string,
): PaymentEvent => ({
  ...{ ...(kind && { kind }), item, act: 'void', at, method, buys: [], seen: [...seen] },
})

/** What a payment was for of which `cents` went back again: the very things of the refunds, so that nothing of them is bought any more. */
function partOf(log: PaymentLog, cents: Cents): Buying[] {
  let left = cents
  const back = [...boughtIn(linesOfRefunds('', log))].flatMap(([item, bought]): Buying[] => {
    const part = Math.min(left, Math.max(0, 0 - bought.cents))
    if (item === null || part === 0) return []
    left -= part
    return [{ item, cents: part, times: Math.max(0, 0 - bought.times), charged: 0 }]
  })
  return left > 0 ? [...back, { item: FEE_ITEM, cents: left, times: 0, charged: 0 }] : back
}

/** Do two boats buy the same things at the same prices? */
export const buysSame = (tournament: Charging, one: Boat, other: Boat): boolean =>
  same(boughtThings(tournament, one), boughtThings(tournament, other))

const boughtThings = (tournament: Charging, boat: Boat) => buyingNow(tournament, boat, [])

/**
 * Payments for the same thing of which nobody who took one knew the other, where the boat has paid too much: were they two, or one that was
 * booked twice? Empty where nobody has to be asked: also where together they are no more than what is due.
 */
export function takenTwice(log: PaymentLog | null | undefined, overpaid: Cents): Payment[] {
  return overpaid > 0 ? blindOf(paymentsIn(log)) : []
}

/** The same of refunds, where a boat got back more than it had paid (`paid` below 0). */
export function refundedTwice(log: PaymentLog | null | undefined, paid: Cents): Payment[] {
  return paid < 0 ? blindOf(refundsIn(log)) : []
}

/**
 * Payments that two people voided who thought of each other's as the one that counts: neither void knew the other, and nothing is left. Asked
 * about while the boat owes (`owed`): one of them may have been real.
 */
export function voidedTwice(log: PaymentLog | null | undefined, owed: Cents): Payment[] {
  if (owed <= 0) return []
  const gone = itemsIn(log ?? NO_PAYMENT_LOG).flatMap(({ item, at, voided, latest: { event }, history }): Payment[] =>
    voided && !isRefund(event) ? [{ item, at, amount: amountOf(event.buys), event, history }] : [],
  )
  const leaves = ({ history }: Payment, other: Payment) =>
    history.some(({ act, event }) => act === 'void' && event.seen.includes(other.item))
  return gone.filter((one) => gone.some((other) => other !== one && leaves(one, other) && leaves(other, one)))
}

/** Those for the same thing of which neither maker knew the other. */
function blindOf(moves: readonly Payment[]): Payment[] {
  const there = moves.filter(({ amount }) => amount > 0)
  const knows = (one: Payment, other: Payment) => one.history[0]!.event.seen.includes(other.item)
  const isForTheSame = (one: Payment, other: Payment) =>
    one.event.buys.some(({ item }) => other.event.buys.some((bought) => bought.item === item))
  return there.filter((one) => there.some((other) => other !== one && isForTheSame(one, other) && !knows(one, other) && !knows(other, one)))
}
