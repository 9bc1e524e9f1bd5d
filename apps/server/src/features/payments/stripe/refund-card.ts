import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { askedBefore, findRefund, type RefundRow, refundsOf, refuseRefund, refuseTooMuch } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { type CheckoutRow, priceOf } from './record-card-movement.ts'
import { settlePayment } from './settle-payment.ts'

const AT_ONCE = 50

/** The payment of an entry that can give the most back to its card, and how much; null where no card has paid. */
export const cardOf = async (db: Queryable, entry: string): Promise<PaidCard | null> =>
  (await cardsOf(db, [entry], await refundsOf(db, entry))).get(entry) ?? null

/** `all`: what each card of the entry can still take, the most first: partners who split the fee have one each. */
type PaidCard = { checkout: CheckoutRow; most: number; all: number[] }

/** The same for many entries, with all refunds that they have. */
export async function cardsOf(db: Queryable, entries: string[], refunds: readonly RefundRow[]): Promise<Map<string, PaidCard>> {
  const paid = await db
    .select()
    .from(cardCheckouts)
    .where(and(inArray(cardCheckouts.entry, entries), eq(cardCheckouts.state, 'paid')))
    .orderBy(desc(cardCheckouts.createdAt))
  const ids = paid.map(({ id }) => id)
  const moved = await db.select().from(cardMovements).where(inArray(cardMovements.checkout, ids))
  const asked = refunds.filter(({ state }) => state === 'asked')
  const gone = (id: string) =>
    [
      ...moved.filter(({ checkout, kind }) => checkout === id && (kind === 'refund' || kind === 'dispute')),
      ...asked.filter(({ checkout }) => checkout === id),
    ].reduce((sum, { amount }) => sum + amount, 0)
  const found = paid.map((checkout) => ({ checkout, most: Math.max(0, priceOf(checkout) - gone(checkout.id)) }))
  const byEntry = Map.groupBy(found, ({ checkout }) => checkout.entry)
  return new Map(
    [...byEntry].map(([entry, cards]) => {
      const most = cards.toSorted((one, other) => other.most - one.most)
      return [entry, { ...most[0]!, all: most.map((card) => card.most).filter((cents) => cents > 0) }]
    }),
  )
}

/** The card that this much can go back to. Asked while the entry is held. */
export async function checkoutToRefund(db: Queryable, entry: string, amount: number): Promise<string> {
  const card = await cardOf(db, entry)
  refuseTooMuch(amount, card?.most ?? 0)
  return card!.checkout.id
}

/**
 * Has the provider give back what was kept aside; its id is the key there, so it goes back once, however often we ask. Where the provider
 * is away it stays asked for, and is tried again each minute.
 */
export async function refundToCard(deps: Deps, row: RefundRow): Promise<RefundRow> {
  if (row.state !== 'asked' || !row.checkout) return row
  const [checkout] = await deps.db.select().from(cardCheckouts).where(eq(cardCheckouts.id, row.checkout))
  const payment_intent = checkout?.paymentIntent
  if (!payment_intent) throw refused('record.not-found')
  try {
    const made = await askProvider(deps.cards, (stripe) =>
      stripe.refunds.create(
        // The money is with the director and comes from there; the fees stay where they are.
        { payment_intent, amount: row.amount, metadata: { refund: row.id }, reverse_transfer: true, refund_application_fee: false },
        onceFor('refund', row.id),
      ),
    )
    if (made.status === 'failed' || made.status === 'canceled') return refuseRefund(deps.db, row, made.failure_reason ?? made.status)
    await settlePayment(deps, payment_intent)
  } catch (error) {
    const { code, values } = error as Partial<DomainError>
    if (code === 'cards.refused') return refuseRefund(deps.db, row, String(values?.words ?? ''))
    if (code !== 'cards.away' && code !== 'cards.off') throw error
  }
  return (await findRefund(deps.db, row.id)) ?? row
}

/** What the provider did not answer is asked again. */
export async function retryRefunds(deps: Deps, before: string): Promise<void> {
  for (const row of await askedBefore(deps.db, before, AT_ONCE)) await refundToCard(deps, row)
}
