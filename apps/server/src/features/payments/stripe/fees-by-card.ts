import type { Receipt } from '@ramplight/contract/payments/receipts'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { cardCheckouts } from './cards.table.ts'

/** What cards have paid on top of an entry: the platform's fee, and that of the card. */
export async function feesByCard(db: Queryable, entry: string): Promise<Receipt['fees']> {
  const paid = await db
    .select({ items: cardCheckouts.items })
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.entry, entry), eq(cardCheckouts.state, 'paid')))
  const fees = paid.flatMap(({ items }) => items).filter(({ type }) => type === PROCESSING_FEES)
  const sumOf = (key: 'platform' | 'card') => fees.reduce((sum, fee) => (fee.key === key ? sum + fee.cost : sum), 0)
  return (['platform', 'card'] as const).map((key) => ({ key, amount: sumOf(key) })).filter(({ amount }) => amount > 0)
}
