import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { refunds } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

/** The page that a movement of money belongs to, or the refund, and the card that it came from or went to. */
export type OfCard = { record: string; card: string | null; charged: number | null }

/** Of a boat: by the record that the ledger posts for (a movement at the provider, or a refund of ours). */
export async function cardsOfBoat(db: Queryable, entry: string): Promise<Map<string, OfCard>> {
  const { key, kind, card, checkout, amount } = cardMovements
  const moved = await db
    .select({ key, kind, card, checkout, amount })
    .from(cardMovements)
    .innerJoin(cardCheckouts, eq(cardCheckouts.id, checkout))
    .where(eq(cardCheckouts.entry, entry))
  const back = await db.select({ id: refunds.id, of: refunds.checkout }).from(refunds).where(eq(refunds.entry, entry))
  const cards = new Map(moved.flatMap((one) => (one.kind === 'payment' ? [[one.checkout, one.card] as const] : [])))
  return new Map([
    ...moved.map((one): [string, OfCard] => {
      const isPaid = one.kind === 'payment'
      const named = { record: isPaid ? one.checkout : one.key, charged: isPaid ? one.amount : null }
      return [one.key, { ...named, card: cards.get(one.checkout) ?? null }]
    }),
    ...back.map(({ id, of }): [string, OfCard] => [id, { record: id, charged: null, card: (of && cards.get(of)) ?? null }]),
  ])
}
