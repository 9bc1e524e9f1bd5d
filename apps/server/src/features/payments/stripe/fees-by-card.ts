import type { Receipt } from '@ramplight/contract/payments/receipts'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { cardCheckouts } from './cards.table.ts'

/** What cards have paid on top of an entry, or of a membership: the platform's fee, and that of the card. */
export const feesByCard = async (db: Queryable, paidFor: string): Promise<Receipt['fees']> =>
  (await feesByCards(db, [paidFor])).get(paidFor) ?? []

/** The same of many entries and memberships, in one statement. */
export async function feesByCards(db: Queryable, paidFor: readonly string[]): Promise<Map<string, Receipt['fees']>> {
  if (paidFor.length === 0) return new Map()
  const { items, entry, membership, state } = cardCheckouts
  const paid = await db
    .select({ items, entry, membership })
    .from(cardCheckouts)
    .where(and(or(inArray(entry, [...paidFor]), inArray(membership, [...paidFor])), eq(state, 'paid')))
  const byRecord = Map.groupBy(paid, (one) => one.entry ?? one.membership ?? '')
  return new Map([...byRecord].map(([id, checkouts]) => [id, feesIn(checkouts.flatMap((one) => one.items))]))
}

/** The pages of the card provider that were opened for these entries and memberships, by their ids. */
export async function checkoutsFor(db: Queryable, paidFor: readonly string[]): Promise<Set<string>> {
  if (paidFor.length === 0) return new Set()
  const { id, entry, membership } = cardCheckouts
  const rows = await db
    .select({ id })
    .from(cardCheckouts)
    .where(or(inArray(entry, [...paidFor]), inArray(membership, [...paidFor])))
  return new Set(rows.map((row) => row.id))
}

function feesIn(items: readonly { type: string; key: string; cost: number }[]): Receipt['fees'] {
  const fees = items.filter(({ type }) => type === PROCESSING_FEES)
  const sumOf = (key: 'platform' | 'card') => fees.reduce((sum, fee) => (fee.key === key ? sum + fee.cost : sum), 0)
  return (['platform', 'card'] as const).map((key) => ({ key, amount: sumOf(key) })).filter(({ amount }) => amount > 0)
}
