import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import { activePots, timesInPot } from '../payouts/pot-participants.ts'
import { unitsOf } from '../payouts/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'

type Buying = Omit<Entry, '_id'>
type Paying = Buying & { status?: string | null; paidOnline?: boolean | null }
type Charging = Omit<Tournament, '_id'>

/** The entry fee: that of the tournament, else the one that its rules begin with; null where nobody said any. */
export const entryFeeOf = (tournament: Pick<Charging, 'entryFee' | 'settings'>): Cents | null =>
  tournament.entryFee ?? tournament.settings?.payout?.defaultEntryFee ?? null

/** What taking part costs this boat: the entry fee, and the pots it bought into. A free entry pays for its pots only. */
export function chargeOf(charging: Charging, buying: Buying): Cents {
  const [tournament, entry] = [
    { _id: '', ...charging },
    { _id: '', ...buying },
  ]
  const fee = typedCents(entryFeeOf(tournament))
  const pots = activePots(tournament).filter(({ pot }) => !pot.includedInEntryFee)
  const forPots = pots.reduce((sum, pot) => sum + typedCents(pot.pot.entryFee) * timesInPot(tournament, pot)(entry), 0)
  return (entry.freeEntry ? 0 : fee * unitsOf(tournament, entry)) + forPots
}

/** What the boat still has to pay; nothing once it is paid. */
export const owedBy = (tournament: Charging, entry: Paying): Cents => (entry.status === 'Paid' ? 0 : chargeOf(tournament, entry))

/** The money of the entries: still owed, taken in person, and paid online. `entries` without the deleted ones. */
export function entryMoney(tournament: Charging, entries: readonly Paying[]): { owed: Cents; inHand: Cents; online: Cents } {
  const money = { owed: 0, inHand: 0, online: 0 }
  for (const entry of entries) {
    const place = entry.status !== 'Paid' ? 'owed' : entry.paidOnline ? 'online' : 'inHand'
    money[place] += chargeOf(tournament, entry)
  }
  return money
}
