import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { FEE_ITEM } from '../registration/entry-items.ts'
import { type FeeItem, PROCESSING_FEES } from '../registration/fees.ts'
import type { Account } from './accounts.ts'
import { askedAgain, type Line, netLines, type WholeLine } from './posting.ts'

/** What of a checkout is the fee of a membership. */
export const MEMBERSHIP_ITEM = 'membership'

/** What a card was asked to pay for an entry, or for a membership (no entry), and how much of it the platform keeps. */
export type CardPaid = {
  entry: Id | null
  items: readonly FeeItem[]
  amount: Cents
  applicationFee: Cents
  /** What each thing becomes by it, by its key: bought once, at what was paid for it, where it is not said. */
  bought?: ReadonlyMap<string, BoughtBy>
  /** Of a refund: what of each thing was paid too much, by all who paid: that goes back first, and nothing is forgiven by it. */
  overpaid?: ReadonlyMap<string | null, Cents>
  /** Of a refund: the whole share of one angler went back, and is owed again. */
  isOwedAgain?: boolean
}

/** `times`, `charged` and `again` of a thing (`Buying`). A payment that leaves the entry unpaid buys nothing yet: 0 and 0. */
export type BoughtBy = { times: number; charged: Cents; again?: Cents }

/** `refund-failed`: the bank of the card could not take it, days after the provider had said that it was done. */
export const CARD_MOVEMENTS = ['payment', 'refund', 'refund-failed', 'dispute', 'dispute-won'] as const
export type CardMovementKind = (typeof CARD_MOVEMENTS)[number]

const ACCOUNT_OF: Partial<Record<string, Account>> = { [FEE_ITEM]: 'entry-fee', [MEMBERSHIP_ITEM]: 'membership' }
const accountOf = (key: string): Account => ACCOUNT_OF[key] ?? 'side-pot'

const timesOf = ({ times, charged }: BoughtBy) => ({ times, charged })

/**
 * A card payment in the book of a tournament, or of a member: what the director got, and what for. The fees that the angler paid on top never were the
 * director's and do not stand here; a card fee that the director's account pays does, as what it cost.
 */
export function linesOfCardPayment({ entry, items, amount, applicationFee, bought = new Map() }: CardPaid): WholeLine[] {
  const things = items.filter(({ type }) => type !== PROCESSING_FEES)
  const got = amount - applicationFee
  const cost = things.reduce((sum, thing) => sum + thing.cost, 0) - got
  return netLines([
    { account: 'card', amount: got, entry },
    ...things.map(
      ({ key, cost: price }): Line => ({
        account: accountOf(key),
        amount: 0 - price,
        entry,
        item: key,
        ...timesOf(bought.get(key) ?? { times: 1, charged: price }),
      }),
    ),
    // What others have paid is bought with it, too.
    ...[...bought].flatMap(([key, by]): Line[] =>
      things.some((thing) => thing.key === key) ? [] : [{ account: accountOf(key), amount: 0, entry, item: key, ...timesOf(by) }],
    ),
    ...askedAgain(
      entry,
      [...bought].map(([item, { again }]) => ({ item, again })),
    ),
    { account: 'card-fee', amount: cost, entry },
  ])
}

/**
 * `back` of what was paid goes away again, after `before` of it has: each line by its part. The odd cents follow from the sums so far, so
 * that all parts together come to the whole.
 */
function linesBack(paid: CardPaid, account: 'refund' | 'chargeback', back: Cents, before: Cents): WholeLine[] {
  const part = (cents: Cents) => {
    const share = (of: Cents) => mulDivFloor(Math.abs(cents), of, paid.amount)
    return Math.sign(cents) * (share(before + back) - share(before))
  }
  // What was given back is not asked for again, but for a whole share.
  const forgiving = ({ item }: WholeLine, amount: Cents) => ({
    charged: paid.isOwedAgain ? 0 : 0 - Math.max(0, amount - (paid.overpaid?.get(item) ?? 0)),
  })
  const purposes = linesOfCardPayment(paid)
    .filter((line) => line.account !== 'card' && (line.amount !== 0 || line.account === 'card-fee'))
    .map((line): Line => {
      const amount = 0 - part(line.amount)
      return line.account === 'card-fee'
        ? { account: 'card-fee', amount, entry: line.entry }
        : { account, amount, entry: line.entry, item: line.item, ...(account === 'refund' ? forgiving(line, amount) : {}) }
    })
  const sum = purposes.reduce((total, { amount }) => total + amount, 0)
  return netLines([{ account: 'card', amount: 0 - sum, entry: paid.entry }, ...purposes])
}

/** How much went back to the card before: of the whole payment, and (`given`) of the director's part alone. */
export type WentBack = { before: Cents; given: Cents }

/**
 * What has gone back so far, as a part of the payment: what the director refunded of their part alone counts as the part of the payment that it
 * was. `over`: what was more than the whole of it.
 */
function goneBefore({ amount, applicationFee }: CardPaid, { before, given }: WentBack): { from: Cents; over: Cents } {
  const got = amount - applicationFee
  const gone = before + (got > 0 ? mulDivFloor(given * amount + got - 1, 1, got) : 0)
  const from = Math.min(amount, gone)
  return { from, over: gone - from }
}

/**
 * A refund on the provider's pages, where each refund is a part of the payment with its fees; `went`: what went back before, of which the
 * director's own refunds were of their part alone. What is more than the boat had left of the payment refunds the fees that the angler paid
 * on top: the provider takes the director's part of it from their account all the same, so it is a card fee, and forgives nothing.
 */
export function linesOfCardRefund(paid: CardPaid, amount: Cents, went: WentBack = { before: 0, given: 0 }): WholeLine[] {
  const { from, over } = goneBefore(paid, went)
  const back = Math.min(amount, paid.amount - from)
  const feesOf = (cents: Cents) => mulDivFloor(cents, paid.amount - paid.applicationFee, paid.amount)
  const fees = feesOf(over + amount - back) - feesOf(over)
  return netLines([
    ...(back > 0 ? linesBack(paid, 'refund', back, from) : []),
    { account: 'card', amount: 0 - fees, entry: paid.entry },
    { account: 'card-fee', amount: fees, entry: paid.entry },
  ])
}

/**
 * What the bank of a card takes back; where it takes all that is left, the director loses all that they have left. Where it gives it back,
 * the posting is reversed.
 */
export function linesOfDispute(paid: CardPaid, amount: Cents, went: WentBack = { before: 0, given: 0 }): WholeLine[] {
  const { from } = goneBefore(paid, went)
  const isRest = amount + went.before + went.given >= paid.amount
  const back = isRest ? paid.amount - from : Math.min(amount, paid.amount - from)
  return back > 0 ? linesBack(paid, 'chargeback', back, from) : []
}
