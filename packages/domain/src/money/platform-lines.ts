import type { Cents } from '../kernel/units.ts'
import { type Line, netLines } from './posting.ts'

/**
 * In whose book the platform's own money stands. It is the one ledger of everybody: what a director pays the platform leaves the book of the
 * director and comes into this one.
 */
export const PLATFORM = 'platform'

/**
 * What the platform has of a card payment. `total`: what it brought at the provider, less what went back; `director`: what of that is in
 * the director's book; `fees`: what the provider kept; `applicationFee`: what the platform kept of the payment, and `anglerFee` of that for
 * its anglers. What is missing of it went back to a card, or to a bank.
 */
export type PlatformPart = { total: Cents; director: Cents; fees: Cents; applicationFee: Cents; anglerFee: Cents }

export function linesOfPlatformPart({ total, director, fees, applicationFee, anglerFee }: PlatformPart): Line[] {
  const has = total - director
  return netLines([
    { account: 'card', amount: has - fees },
    { account: 'angler-fee', amount: 0 - anglerFee },
    { account: 'card-charge', amount: anglerFee - applicationFee },
    { account: 'fee-lost', amount: applicationFee - has },
    { account: 'provider-fee', amount: fees },
  ])
}

/** What of it went back to the card: given back, or taken by a bank, which may not have decided yet. */
type WentBack = { refunded?: Cents; disputed?: Cents; lost?: Cents }

/** What a director pays the platform itself, for what, what of it went back, and what the provider keeps of it. */
export type PaidToPlatform = { 'angler-fee'?: Cents; license?: Cents; subscription?: Cents; fees: Cents } & WentBack

const BOUGHT = ['angler-fee', 'license', 'subscription'] as const

/** The same money in both books: it leaves that of the director, and comes into that of the platform. */
export function linesPaidToPlatform(money: PaidToPlatform): { director: Line[]; platform: Line[] } {
  const { fees, refunded = 0, disputed = 0, lost = 0 } = money
  const things = BOUGHT.map((account) => ({ account, cents: money[account] ?? 0 }))
  const taken = disputed + lost
  const amount = things.reduce((sum, { cents }) => sum + cents, 0) - refunded - taken
  return {
    director: netLines([
      { account: 'card', amount: 0 - amount },
      { account: 'platform-fee', amount },
    ]),
    platform: netLines([
      { account: 'card', amount: amount - fees },
      ...things.map(({ account, cents }): Line => ({ account, amount: 0 - cents })),
      { account: 'refund', amount: refunded },
      { account: 'chargeback', amount: taken },
      { account: 'provider-fee', amount: fees },
    ]),
  }
}
