import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Place } from './accounts.ts'
import { MEMBERSHIP_ITEM } from './card-lines.ts'
import { type PaidWith, placeOfEntry, RAMP_METHODS } from './paid-with.ts'
import { knownIn, NO_PAYMENT_LOG, type Payment, type PaymentEvent, type PaymentLog, paymentsIn, takenTwice } from './payment-log.ts'
import { netLines, type WholeLine } from './posting.ts'
import type { Buying } from './standing.ts'

/**
 * What a member of a season pays by hand, as events of the log of boats: who took how much, how, and which payments its maker knew. A payment of a
 * member is of any amount, and pays for the membership alone. `amountPaid` and `paidWith` are copies of it.
 * Decision: docs/decisions/0111-payments-at-the-ramp-are-a-log.md
 */
type Log = PaymentLog | null | undefined

const forMembership = (cents: Cents): Buying[] => [{ item: MEMBERSHIP_ITEM, cents, times: 0, charged: 0 }]

/** What members have paid by hand, in cents. */
export const paidByHand = (log: Log): Cents => paymentsIn(log).reduce((sum, { amount }) => sum + amount, 0)

/** What all payments of a member by hand have in the ledger. */
export const linesOfMemberLog = (log: Log): WholeLine[] =>
  netLines(
    paymentsIn(log).flatMap(({ amount, event }) => [
      { account: event.method, amount },
      { account: 'membership' as const, amount: 0 - amount },
    ]),
  )

/** Where money lies that came so. Where nobody says how, nobody knows where it is. */
const placeOf = (paidWith: PaidWith | null | undefined): Place => (paidWith ? placeOfEntry({ paidWith }) : 'unstated')

/** How one payment came; null where nobody said it. */
function wayOf({ method, note }: PaymentEvent): PaidWith | null {
  const named = RAMP_METHODS.find((one) => one === method)
  return named ? { method: named, ...(note ? { note } : {}) } : null
}

export type MemberCopies = { amountPaid: Cents; paidWith: PaidWith | null }

/** What a membership says of its payments: one way for all of it, none where they came in two. Who is free stays free. */
export function memberCopies(log: Log, said: PaidWith | null | undefined): MemberCopies {
  const there = paymentsIn(log).filter(({ amount }) => amount > 0)
  const amountPaid = paidByHand(log)
  const [first] = there
  if (!first) return { amountPaid, paidWith: said?.method === 'free' ? said : null }
  const isOneWay = there.every(({ event }) => event.method === first.event.method && sameNote(event, first.event))
  return { amountPaid, paidWith: isOneWay ? wayOf(first.event) : null }
}

const sameNote = (one: Pick<PaymentEvent, 'note'>, other: Pick<PaymentEvent, 'note'>): boolean =>
  (one.note ?? null) === (other.note ?? null)

type Making = { at: string; newId: () => Id }

/** A payment of so much, made now. */
export function memberPayment(log: Log, amount: Cents, paidWith: PaidWith | null | undefined, { at, newId }: Making): PaymentLog {
  const id = newId()
  const seen = knownIn(log)
  const note = paidWith?.note ?? null
  return { [id]: { item: id, act: 'make', at, method: placeOf(paidWith), note, buys: forMembership(amount), seen } }
}

/** A word about what was paid in all, and how; what is left out says nothing. */
export type MemberSaid = { amountPaid?: Cents | null | undefined; paidWith?: PaidWith | null | undefined }

/**
 * The events that a total adds to the payments of a member. More than what counts: a payment of the difference, in the way that is said, else in
 * the way of the others. Less: the newest never happened, the one before it was less. As much, in another way: each came in that way. `free` moves
 * nothing: who pays nothing has paid nothing, and what was paid stays until it is refunded.
 */
export function memberPaymentsSaid(log: Log, { amountPaid, paidWith }: MemberSaid, making: Making): PaymentLog {
  const counts = paidByHand(log)
  const isFree = paidWith?.method === 'free'
  const total = amountPaid ?? counts
  if (total > counts) {
    const way = paidWith === undefined ? memberCopies(log, null).paidWith : paidWith
    return isFree ? NO_PAYMENT_LOG : memberPayment(log, total - counts, way, making)
  }
  if (total < counts) return lowered(log, counts - total, making)
  return paidWith === undefined || isFree ? NO_PAYMENT_LOG : otherWay(log, paidWith, making)
}

/** So much less has come in, the newest first. */
function lowered(log: Log, by: Cents, { at, newId }: Making): PaymentLog {
  const [there, seen] = [paymentsIn(log), knownIn(log)]
  const events: PaymentLog = {}
  let left = by
  for (const { item, amount, event } of there.toReversed()) {
    const gone = Math.min(left, amount)
    if (gone === 0) continue
    left -= gone
    const said = { item, at, method: event.method, note: event.note, seen }
    events[newId()] = gone === amount ? { ...said, act: 'void', buys: [] } : { ...said, act: 'correct', buys: forMembership(amount - gone) }
  }
  return events
}

/** All of it came in this way. Where nobody says how, what is known to have come in two ways stays so. */
function otherWay(log: Log, paidWith: PaidWith | null, { at, newId }: Making): PaymentLog {
  const [there, seen] = [paymentsIn(log), knownIn(log)]
  const [method, note] = [placeOf(paidWith), paidWith?.note ?? null]
  const isSaidAlready = paidWith === null && there.some(({ event }) => there.some((other) => other.event.method !== event.method))
  if (isSaidAlready) return NO_PAYMENT_LOG
  const others = there.filter(({ amount, event }) => amount > 0 && (event.method !== method || !sameNote(event, { note })))
  return Object.fromEntries(others.map(({ item, event }) => [newId(), { ...event, item, act: 'correct' as const, at, method, note, seen }]))
}

type Member = { amount: Cents; paidByCard?: Cents | undefined; paymentLog?: Log }

/**
 * Payments of a member of which nobody who took one knew the other, where they have paid more than the fee: were they two, or one that was booked
 * twice? Empty where nobody has to be asked: $15 and $25 of $40 are both right.
 */
export const memberPaidTwice = ({ amount, paidByCard = 0, paymentLog }: Member): Payment[] =>
  takenTwice(paymentLog, paidByHand(paymentLog) + paidByCard - amount)
