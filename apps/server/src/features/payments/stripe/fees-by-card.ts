import type { Receipt } from '@ramplight/contract/payments/receipts'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { cardCheckouts } from './cards.table.ts'

/** What cards have paid on top of an entry, or of a membership: the platform's fee, and that of the card. */
export async function feesByCard(db: Queryable, paidFor: string): Promise<Receipt['fees']> {
  const paid = await db
    .select({ items: cardCheckouts.items })
    .from(cardCheckouts)
    .where(and(or(eq(cardCheckouts.entry, paidFor), eq(cardCheckouts.membership, paidFor)), eq(cardCheckouts.state, 'paid')))
  const fees = paid.flatMap(({ items }) => items).filter(({ type }) => type === PROCESSING_FEES)
  const sumOf = (key: 'platform' | 'card') => fees.reduce((sum, fee) => (fee.key === key ? sum + fee.cost : sum), 0)
  return (['platform', 'card'] as const).map((key) => ({ key, amount: sumOf(key) })).filter(({ amount }) => amount > 0)
}
