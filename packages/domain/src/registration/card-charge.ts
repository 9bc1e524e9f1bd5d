import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type ChargedItem, FEE_ITEM, itemsOf } from './entry-items.ts'
import { FEE_PER_ANGLER, type FeeItem, PROCESSING_FEES, processingFee } from './fees.ts'

type CardItem = FeeItem & { type: 'Entry Fee' | typeof PROCESSING_FEES }
/** `amount` is what the card pays; of that `applicationFee` stays with the platform, and the rest is the director's. */
export type CardCharge = { items: CardItem[]; amount: Cents; applicationFee: Cents }

const itemOf = ({ item, name, times, price }: ChargedItem): CardItem => ({
  type: 'Entry Fee',
  key: item,
  cost: times * price,
  description: name ?? (item === FEE_ITEM ? 'Entry fee' : 'Pot'),
})

/**
 * What somebody pays by card for an entry, thing by thing (A31, A32): what the entry costs, $2 for each angler in the boat, and the card
 * fee. Where the director's account pays the card fee, the angler does not see it, and it is taken out of the director's part. An entry
 * that costs nothing is not paid by card.
 */
export function cardCharge(
  tournament: Omit<Tournament, '_id'>,
  entry: Omit<Entry, '_id'>,
  { feePayer }: { feePayer?: string | null } = {},
): CardCharge {
  const things = itemsOf(tournament, entry).map(itemOf)
  if (things.reduce((sum, { cost }) => sum + cost, 0) <= 0) return { items: [], amount: 0, applicationFee: 0 }
  const anglers = entry.users?.length ?? 0
  const platform: CardItem = { type: PROCESSING_FEES, key: 'platform', cost: anglers * FEE_PER_ANGLER, description: 'Platform fee' }
  const { total, fee } = processingFee({ items: things, feePayer: feePayer ?? null })
  const cardFee = feePayer === 'Account' ? processingFee({ items: things }).fee : fee
  const ofCard: CardItem = { type: PROCESSING_FEES, key: 'card', cost: fee, description: 'Card fee' }
  const fees = [platform, ofCard].filter(({ cost }) => cost > 0)
  return {
    items: [...things, ...fees],
    amount: total + platform.cost + fee,
    applicationFee: platform.cost + cardFee,
  }
}
