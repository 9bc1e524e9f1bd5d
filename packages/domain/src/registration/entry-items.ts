import { typedCents } from '../kernel/typed-figures.ts'
import type { Cents } from '../kernel/units.ts'
import { activePots, timesInPot } from '../payouts/pot-participants.ts'
import { unitsOf } from '../payouts/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'

type Buying = Omit<Entry, '_id'>
type Charging = Omit<Tournament, '_id'>

/** Something that a boat pays for: the entry fee (`fee`), or a pot by its id. `off`: what a coupon takes off all of it. */
export type ChargedItem = { item: string; account: 'entry-fee' | 'side-pot'; name: string | null; times: number; price: Cents; off: Cents }

/** What an item comes to. */
export const costOf = ({ times, price, off }: Pick<ChargedItem, 'times' | 'price' | 'off'>): Cents => times * price - off

export const FEE_ITEM = 'fee'

/** The entry fee: that of the tournament, else the one that its rules begin with; null where nobody said any. */
export const entryFeeOf = (tournament: Pick<Charging, 'entryFee' | 'settings'>): Cents | null =>
  tournament.entryFee ?? tournament.settings?.payout?.defaultEntryFee ?? null

/** A coupon takes nothing off the pots, whose money is won by others, and never more than there is. */
const offFee = ({ times, price }: Pick<ChargedItem, 'times' | 'price'>, coupon: Buying['coupon']): Cents =>
  Math.min(times * price, coupon?.amount ?? 0)

/** All that a boat takes part in, also what costs nothing. */
export function offeredItems(charging: Charging, buying: Buying): ChargedItem[] {
  const [tournament, entry] = [
    { _id: '', ...charging },
    { _id: '', ...buying },
  ]
  const bought = { times: entry.freeEntry ? 0 : unitsOf(tournament, entry), price: typedCents(entryFeeOf(tournament)) }
  const fee: ChargedItem = { item: FEE_ITEM, account: 'entry-fee', name: null, ...bought, off: offFee(bought, entry.coupon) }
  const pots = activePots(tournament)
    .filter(({ pot }) => !pot.includedInEntryFee)
    .map(
      (pot): ChargedItem => ({
        item: pot.pot._id,
        account: 'side-pot',
        name: pot.pot.name ?? null,
        times: timesInPot(tournament, pot)(entry),
        price: typedCents(pot.pot.entryFee),
        off: 0,
      }),
    )
  return [fee, ...pots]
}

/**
 * What taking part costs this boat, written out: the entry fee, less its coupon, and the pots it bought into. A free entry pays for its
 * pots only; what has no price is not listed.
 */
export const itemsOf = (tournament: Charging, entry: Buying): ChargedItem[] =>
  offeredItems(tournament, entry).filter(({ times, price }) => times * price !== 0)
