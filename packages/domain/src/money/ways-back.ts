import type { Cents } from '../kernel/units.ts'
import { isPlace, type Place } from './accounts.ts'
import type { Line } from './posting.ts'
import type { RefundMethod } from './refunds.ts'

/** Why money that came by card goes back another way, and money of which nobody knows how it came. */
export const BY_HAND_REASONS = ['cards-off', 'card-short', 'card-refused', 'elsewhere'] as const
export type ByHandReason = (typeof BY_HAND_REASONS)[number]

export type WayBack = { method: RefundMethod; amount: Cents; why: ByHandReason | null }
/** What the card of a boat can take back, and why it is less than it paid. */
export type CardBack = { most: Cents; why: Exclude<ByHandReason, 'elsewhere'> }

/** Money that came one of these ways lies where it can be taken from; any other goes back by check. */
const SAME_WAY = ['cash', 'check', 'credits'] as const satisfies Place[]

/**
 * How all that is left of a boat goes back: each dollar the way it came. What the card cannot take, and what was paid somewhere
 * else, goes by check. `lines`: all that the ledger has of this entry.
 */
export function waysBack(left: Cents, lines: readonly Line[], card: CardBack): WayBack[] {
  const inPlace = (match: (place: Place) => boolean) =>
    Math.max(
      0,
      lines.reduce((sum, { account, amount }) => (isPlace(account) && match(account) ? sum + amount : sum), 0),
    )
  let rest = left
  const take = (most: Cents): Cents => {
    const taken = Math.max(0, Math.min(rest, most))
    rest -= taken
    return taken
  }
  const byCard = inPlace((place) => place === 'card')
  const toCard = take(Math.min(byCard, card.most))
  const short = take(byCard - toCard)
  const same = SAME_WAY.map((method) => ({ method, amount: take(inPlace((place) => place === method)) }))
  const elsewhere = rest
  return [
    ...same.map(({ method, amount }) =>
      method === 'check'
        ? { method, amount: amount + short + elsewhere, why: short ? card.why : elsewhere ? ('elsewhere' as const) : null }
        : { method, amount, why: null },
    ),
    // Last: what is given by hand waits for nobody.
    { method: 'card' as const, amount: toCard, why: null },
  ].filter(({ amount }) => amount > 0)
}
