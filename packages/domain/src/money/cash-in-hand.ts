import type { Cents } from '../kernel/units.ts'
import { owedBy } from '../registration/entry-money.ts'
import type { Tournament } from '../scoring/types.ts'
import type { Place } from './accounts.ts'
import { type CashEvent, type CashLog, cashIn, linesOfCashLog } from './cash-log.ts'
import { placesIn } from './money-of.ts'
import { linesOfBoat, linesOfRefunds, NO_PAYMENT_LOG, type PaymentLog } from './payment-log.ts'
import type { WholeLine } from './posting.ts'
import { type Paying as Boat, isRefunded, leftToPay, overpaidBy, standingOf } from './standing.ts'

/** A line of what the ledger has of a boat: whose it is goes without saying. */
export type BookLine = Omit<WholeLine, 'entry'>
/** What the ledger has of a boat beside its payments at the ramp: cards, refunds, and what else names it. */
export type EntryBooks = { others: readonly BookLine[] }

export type Paying = Boat & { books?: EntryBooks | null | undefined; paymentLog?: PaymentLog | null | undefined }

/** All lines of a boat, with the payments that this device has not sent yet. */
export const linesNow = ({ _id, books, paymentLog }: Paying): WholeLine[] =>
  linesOfBoat(_id, {
    log: paymentLog ?? NO_PAYMENT_LOG,
    others: (books?.others ?? []).map((line) => ({ ...line, entry: _id })),
  })

/** What a place holds; `back` was given back to anglers, `out` went out for anything else. Both are taken off already. */
type Held = { place: string; left: Cents; back?: Cents | undefined; out?: Cents | undefined }
export type Charging = Omit<Tournament, '_id'> & {
  moneyBesides?: readonly Held[] | null | undefined
  cashLog?: CashLog | null | undefined
}

/**
 * `overpaid`: what boats have paid too much, and are to get back. `inHand`: what should lie in the cash box. What went out of it again is taken off already:
 * `cashBack` and `checksBack` to anglers who got their money back, `cashOut` and `checksOut` for anything else (bait, payouts),
 * `cashDeposited` and `checksDeposited` to the bank. `cashFloat`: so much of it is starting cash, which nobody has paid.
 */
export type EntryMoney = {
  owed: Cents
  overpaid: Cents
  inHand: Cents
  cashBack: Cents
  cashOut: Cents
  cashFloat: Cents
  cashDeposited: Cents
  checks: Cents
  checksBack: Cents
  checksOut: Cents
  checksDeposited: Cents
  credits: Cents
  online: Cents
}

type Figure = 'inHand' | 'checks' | 'credits' | 'online'

/** Each place with the figure that shows it. What nobody wrote down how stands on the money page alone. */
const FIGURE_OF: Partial<Record<string, Figure>> = {
  cash: 'inHand',
  check: 'checks',
  credits: 'credits',
  online: 'online',
  card: 'online',
} satisfies Partial<Record<Place, Figure>>

/**
 * The money of the entries and of the cash box: still owed, or where it is, cent for cent what the ledger says, with what this device has not
 * sent yet. `entries` without the deleted ones; what is left of those, the tournament says (`moneyBesides`).
 */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): EntryMoney {
  const money = { owed: 0, overpaid: 0, inHand: 0, checks: 0, credits: 0, online: 0 }
  const went = { cash: { back: 0, out: 0 }, check: { back: 0, out: 0 } }
  const add = (places: readonly Held[]) => {
    for (const { place, left } of places) {
      const figure = FIGURE_OF[place]
      if (figure) money[figure] += left
    }
  }
  for (const entry of entries) {
    const lines = linesNow(entry)
    const { owed } = standingOf(tournament, entry, lines)
    money.owed += Math.max(0, owed)
    money.overpaid += Math.max(0, 0 - owed)
    add(placesIn(lines))
    for (const { place, left } of placesIn(linesOfRefunds(entry._id, entry.paymentLog))) if (isCounted(place)) went[place].back -= left
    // What goes out beside refunds is what it won.
    for (const { place, left } of placesIn(entry.books?.others ?? [])) if (left < 0 && isCounted(place)) went[place].out -= left
  }
  add(tournament.moneyBesides ?? [])
  for (const { place, back = 0, out = 0 } of tournament.moneyBesides ?? []) {
    if (!isCounted(place)) continue
    went[place].back += back
    went[place].out += out
  }
  add(placesIn(linesOfCashLog(tournament.cashLog)))
  const inBox = (kind: CashEvent['kind'], method: CashEvent['method']) =>
    cashIn(tournament.cashLog).reduce((sum, { event }) => (event.kind === kind && event.method === method ? sum + event.amount : sum), 0)
  const { cash, check } = went
  return {
    ...money,
    cashBack: cash.back,
    cashOut: cash.out + inBox('expense', 'cash'),
    cashFloat: inBox('float', 'cash') - inBox('float-back', 'cash'),
    cashDeposited: inBox('deposit', 'cash'),
    checksBack: check.back,
    checksOut: check.out + inBox('expense', 'check'),
    checksDeposited: inBox('deposit', 'check'),
  }
}

/** What lies in the cash box: only there somebody asks what went out of it. */
const isCounted = (place: string): place is 'cash' | 'check' => place === 'cash' || place === 'check'

const hasBooks = ({ books, paymentLog }: Paying): boolean => !!books || !!paymentLog

/**
 * What a boat still owes, as far as this device knows: also a pot that was added to a boat that has paid, before the server has heard of it.
 * Who does not see its books reads it in what it says.
 */
export const owedNow = (tournament: Charging, entry: Paying & Parameters<typeof owedBy>[1]): Cents =>
  hasBooks(entry) ? Math.max(0, standingOf(tournament, entry, linesNow(entry)).owed) : owedBy(tournament, entry)

/** Everything went back to it, as far as this device knows: it owes nothing and is not Paid. */
export const isRefundedNow = (tournament: Charging, entry: Paying): boolean => isRefunded(tournament, entry, linesNow(entry))

/** Every screen counts a boat as unpaid by this: it owes something. */
export const isUnpaidNow = (...boat: Parameters<typeof owedNow>): boolean => owedNow(...boat) > 0

/** What a boat pays that is marked Paid now: what it owes, and all of it again where everything was refunded. */
export const toPayNow = (tournament: Charging, entry: Paying & Parameters<typeof owedBy>[1]): Cents =>
  isRefundedNow(tournament, entry) ? leftToPay(tournament, entry, linesNow(entry)) : owedNow(tournament, entry)

/** What a boat has paid too much and is to get back, as far as this device knows. */
export const overpaidNow = (tournament: Charging, entry: Paying): Cents => overpaidBy(tournament, entry, linesNow(entry))
