import type { Cents } from '../kernel/units.ts'
import type { Tournament } from '../scoring/types.ts'
import { cardCharge } from './card-charge.ts'
import { teamBoat } from './team-boat.ts'

type Team = Pick<Parameters<typeof teamBoat>[0], 'users' | 'pots' | 'coupon'>

/**
 * What a card pays for a team that signs up, and what of it is fees: the same sum, to the cent, as its card page (A31, A32). `feeOnTop`: the
 * angler pays the card fee, and not the director's account.
 */
export function teamCardPrice(tournament: Tournament, team: Team, feeOnTop: boolean): { amount: Cents; fees: Cents } {
  const boat = teamBoat({ _id: '', ...team }, tournament) as Parameters<typeof cardCharge>[1]
  const coupon = team.coupon ? { coupon: team.coupon } : {}
  const { items, amount } = cardCharge(tournament, { ...boat, ...coupon }, { feePayer: feeOnTop ? 'Angler' : 'Account' })
  const fees = items.reduce((sum, { key, cost }) => (key === 'platform' || key === 'card' ? sum + cost : sum), 0)
  return { amount, fees }
}
