import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { type ChargedItem, costOf, FEE_ITEM, itemsOf } from './entry-items.ts'
import { FEE_PER_ANGLER, type FeeItem, feePayerFrom, PROCESSING_FEES, processingFee } from './fees.ts'
import { inProportion } from './shares.ts'

type CardItem = FeeItem & { type: 'Entry Fee' | 'Membership' | typeof PROCESSING_FEES }
/** `amount` is what the card pays; of that `applicationFee` stays with the platform, and the rest is the director's. */
export type CardCharge = { items: CardItem[]; amount: Cents; applicationFee: Cents }

const itemOf = (bought: ChargedItem): CardItem => ({
  type: 'Entry Fee',
  key: bought.item,
  cost: costOf(bought),
  description: bought.name ?? (bought.item === FEE_ITEM ? 'Entry fee' : 'Pot'),
})

/** What is left to pay of each thing, and how much of all of it this payment is. */
export type CardShare = {
  cents: Cents
  /** What was paid of each thing before, by its key. */
  paid: ReadonlyMap<string | null, Cents>
  /** For how many anglers this payment brings the platform's fee. */
  anglers: number
}

/** The part that a share is of each thing: nobody pays for what is paid. */
function partsOfThings(things: readonly CardItem[], { cents, paid }: CardShare): CardItem[] {
  const left = things.map(({ key, cost }) => Math.max(0, cost - Math.max(0, paid.get(key) ?? 0)))
  const parts = inProportion(cents, left)
  return things.map((thing, index) => ({ ...thing, cost: parts[index]! })).filter(({ cost }) => cost > 0)
}

/**
 * What somebody pays by card for an entry, thing by thing (A31, A32): what the entry costs, $2 for each angler in the boat, and the card
 * fee. Where the director's account pays the card fee, the angler does not see it, and it is taken out of the director's part. An entry
 * that costs nothing is not paid by card. `share`: a part of it, such as one angler's half, which bears its own card fee.
 */
export function cardCharge(
  tournament: Omit<Tournament, '_id'>,
  entry: Omit<Entry, '_id'>,
  { feePayer, share }: { feePayer?: string | null; share?: CardShare | undefined } = {},
): CardCharge {
  const all = itemsOf(tournament, entry).map(itemOf)
  return chargedOnCard(share ? partsOfThings(all, share) : all, share?.anglers ?? entry.users?.length ?? 0, feePayer)
}

/** These things, and what the platform and the card take on top of them. What costs nothing is not paid by card. */
export function chargedOnCard(things: readonly CardItem[], anglers: number, feePayer: string | null | undefined): CardCharge {
  if (things.reduce((sum, { cost }) => sum + cost, 0) <= 0) return { items: [], amount: 0, applicationFee: 0 }
  const platform: CardItem = { type: PROCESSING_FEES, key: 'platform', cost: anglers * FEE_PER_ANGLER, description: 'Platform fee' }
  const { total, fee } = processingFee({ items: [...things], feePayer: feePayer ?? null })
  const cardFee = feePayerFrom(feePayer) === 'Account' ? processingFee({ items: [...things] }).fee : fee
  const ofCard: CardItem = { type: PROCESSING_FEES, key: 'card', cost: fee, description: 'Card fee' }
  const fees = [platform, ofCard].filter(({ cost }) => cost > 0)
  return {
    items: [...things, ...fees],
    amount: total + platform.cost + fee,
    applicationFee: platform.cost + cardFee,
  }
}
