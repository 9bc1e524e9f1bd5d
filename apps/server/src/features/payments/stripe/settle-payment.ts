import { and, eq, ne } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Doer } from '#platform/audit/doer'
import { askProvider, orNull } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { CheckoutRow } from './card-books.ts'
import { noteDisputes } from './card-disputes.store.ts'
import { cardCheckouts } from './cards.table.ts'
import { levelAccount } from './level-account.ts'
import { paymentNow } from './payment-now.ts'
import { settlePlatformPart } from './platform-part.ts'
import { recordCardMovement } from './record-card-movement.ts'

const idOf = (named: string | { id: string } | null | undefined): string | null => (typeof named === 'string' ? named : (named?.id ?? null))

/** Nobody of ours: it is the provider who told. */
const byProvider = ({ now }: Pick<Deps, 'now'>): Doer => ({ id: null, at: now().toISOString(), device: null })

/**
 * Looks at the provider what has become of a payment, and writes down what is not written yet: that it was made, refunds, disputes. It
 * asks for everything each time, so it does not matter which news came first, twice, or never. Answers false for a payment of nobody's.
 */
export async function settlePayment(deps: Deps, paymentIntent: string): Promise<boolean> {
  const found = await askProvider(deps.cards, (stripe) => paymentNow(stripe, paymentIntent))
  if (!found) return false
  const checkout = await checkoutOf(deps.db, found.intent)
  if (!checkout) return false
  const doer = byProvider(deps)
  await inTransaction(deps.db, async (tx) => {
    // One at a time for each checkout, and never an intent that another checkout has.
    const [held] = await tx.select().from(cardCheckouts).where(eq(cardCheckouts.id, checkout.id)).for('update')
    const onItsWay = found.intent.status === 'processing'
    if (held!.paymentIntent === null || held!.onItsWay !== onItsWay)
      await tx.update(cardCheckouts).set({ paymentIntent, onItsWay }).where(eq(cardCheckouts.id, checkout.id))
    for (const movement of found.movements) await recordCardMovement(tx, held!, movement, doer)
    await settlePlatformPart(tx, held!, doer)
    await noteDisputes(tx, held!, found.disputes, doer.at)
    if (found.intent.status === 'canceled')
      await tx
        .update(cardCheckouts)
        .set({ state: 'over' })
        .where(and(eq(cardCheckouts.id, checkout.id), eq(cardCheckouts.state, 'open')))
  })
  await levelAccount(deps, checkout.id)
  return true
}

/** Ours has our id with it. The provider's word alone makes no payment ours: the id must be there, and the amount the one we asked for. */
async function checkoutOf(db: Db, intent: Stripe.PaymentIntent): Promise<CheckoutRow | null> {
  const id = intent.metadata?.checkout
  if (!id) return null
  const [row] = await db.select().from(cardCheckouts).where(eq(cardCheckouts.id, id))
  if (!row || row.amount !== intent.amount || (row.paymentIntent && row.paymentIntent !== intent.id)) return null
  return row
}

/** The page on which somebody pays: paid, closed, or open still. */
export async function settleSession(deps: Deps, session: string): Promise<boolean> {
  const found = await askProvider(deps.cards, (stripe) => orNull(stripe.checkout.sessions.retrieve(session)))
  if (!found) return false
  const intent = idOf(found.payment_intent)
  if (intent && (await settlePayment(deps, intent)) && found.status !== 'expired') return true
  if (found.status !== 'expired') return false
  const ours = and(eq(cardCheckouts.session, session), ne(cardCheckouts.state, 'paid'))
  return (await deps.db.update(cardCheckouts).set({ state: 'over' }).where(ours).returning()).length > 0
}
