import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Line } from './posting.ts'
import type { RefundMethod, RefundProposal } from './refunds.ts'
import { keptBy, paidBy } from './standing.ts'
import { type CardBack, type WayBack, waysBack } from './ways-back.ts'

/** The reason of a refund to a boat that withdraws: its anglers have one letter, about both. */
export const WITHDREW = 'Withdrew'

/** Is a refund to this boat told with its withdrawal? */
export const isToldWithdrawing = ({ withdrawal }: { withdrawal?: unknown }, reason: string | null | undefined): boolean =>
  reason === WITHDREW && withdrawal != null

/** `back`: what is refunded now; `waits`: what the director still has to refund; `kept`: what the event keeps. Cents. */
export type Leaving = { back: WayBack[]; waits: Cents; kept: Cents }

/**
 * How `amount` goes back to a boat that withdraws: each dollar the way it came. What goes a way that is not in `now` waits for the director, and
 * what is not refunded is kept. `lines`: all that the ledger has of the boat; `onItsWay`: what the card provider was asked for before.
 */
export function leavingOf(
  amount: Cents,
  lines: readonly Line[],
  card: CardBack,
  now: readonly RefundMethod[],
  onItsWay: Cents = 0,
): Leaving {
  const ways = waysBack(amount, lines, card)
  const back = ways.filter(({ method }) => now.includes(method))
  return {
    back,
    waits: sumOf(ways) - sumOf(back),
    kept: Math.max(0, paidBy(lines) - onItsWay - keptBy(lines) - amount),
  }
}

const sumOf = (ways: readonly WayBack[]): Cents => ways.reduce((sum, { amount }) => sum + amount, 0)

/** A card that has paid, and what it can still take. `back`: what it got back since the boat asked to withdraw. */
export type PaidCard = { _id: Id; most: Cents; back?: Cents }

/**
 * What each card gets of an amount, so that partners who split the fee are refunded alike: its part of all that they can take. What a card got
 * back before counts: where another one was declined, only that one is refunded next.
 */
export function onCards<Card extends PaidCard>(amount: Cents, cards: readonly Card[]): { card: Card; amount: Cents }[] {
  const before = cards.reduce((sum, { back = 0 }) => sum + back, 0)
  const whole = shares(
    amount + before,
    cards.map((card) => ({ card, most: card.most + (card.back ?? 0) })),
  )
  const open = whole.map(({ of: { card }, amount }) => ({ card, most: Math.max(0, amount - (card.back ?? 0)) }))
  return shares(amount, open).flatMap(({ of: { card }, amount }) => (amount > 0 ? [{ card, amount }] : []))
}

/** The part of each of an amount, by what it can take. */
function shares<Of extends { most: Cents }>(amount: Cents, all: readonly Of[]): { of: Of; amount: Cents }[] {
  const whole = all.reduce((sum, { most }) => sum + most, 0)
  const shared = Math.min(amount, whole)
  let above: Cents = 0
  const upTo = (sum: Cents) => (whole ? mulDivFloor(shared, sum, whole) : 0)
  return all.map((of) => {
    const part = upTo(above + of.most) - upTo(above)
    above += of.most
    return { of, amount: part }
  })
}

/** `cards`: what each card that has paid can still take, and whose it is. `anglers`: how many are in the boat. */
type Own = {
  /** Does the event let anglers withdraw themselves? */
  isAllowed: boolean
  leaving: RefundProposal
  left: Cents
  overpaid: Cents
  lines: readonly Line[]
  cards: readonly { most: Cents; user: Id }[]
  anglers: number
  onItsWay: Cents
}

/** What an angler who withdraws by themself gets back on their card at once, what waits for the director, and what the event keeps; null: the director is asked. */
export function ownWithdrawal(
  me: Id,
  { isAllowed, leaving, left, overpaid, lines, cards, anglers, onItsWay }: Own,
): (Omit<Leaving, 'back'> & { card: Cents }) | null {
  if (!isAllowed || leaving.why !== 'until') return null
  const onCard = cards.reduce((sum, { most }) => sum + most, 0)
  // Money of somebody else goes back by nobody but the director; so does a partner's place that nobody knows who paid, and what somebody who left
  // the boat may have paid too much.
  const isMine = cards.every(({ user }) => user === me)
  if (!isMine || (overpaid > 0 && onCard < left) || (anglers > 1 && (left === 0 || onCard < left))) return null
  const { back, waits, kept } = leavingOf(leaving.amount, lines, { most: onCard, why: 'card-short' }, ['card'], onItsWay)
  return { card: back.reduce((sum, { amount }) => sum + amount, 0), waits, kept }
}
