import type { DomainError } from '@ramplight/domain/kernel/errors'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { Due } from '#platform/jobs/each-row'
import { postedFor, type Source } from '../ledger/index.ts'
import { refunds } from '../refunds/index.ts'
import type { CheckoutRow } from './card-books.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

/** After these the provider moves nothing of the director's by itself: a bank takes from the platform, and a failed refund comes back to it. */
const LEFT_TO_US = ['dispute', 'dispute-won', 'refund-failed'] as const
/** What is moved once is looked at once more; more often than that is a fault of ours. */
const MOST_TURNS = 5
const MOST = 100
/** So much of a moment says in which hour it is. */
const HOUR = 'yyyy-mm-ddThh'.length

const groupOf = (checkout: CheckoutRow) => `checkout_${checkout.id}`

/** Has something moved of it after which the account is ours to put right? */
export async function isLevelled(db: Queryable, checkout: string): Promise<boolean> {
  const moved = and(eq(cardMovements.checkout, checkout), inArray(cardMovements.kind, [...LEFT_TO_US]))
  return (await db.select({ key: cardMovements.key }).from(cardMovements).where(moved).limit(1)).length > 0
}

/** A refund on its way may have left the account already, and stands in no book yet: who ends it looks again. */
const isAsked = async (db: Queryable, checkout: string): Promise<boolean> =>
  (
    await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.checkout, checkout), eq(refunds.state, 'asked')))
      .limit(1)
  ).length > 0

/**
 * Makes the account of a director have what the books say that they have of a payment: what is too much there is taken back from the
 * transfers that brought it, what is missing is given in a new one. Both sides are read anew after each move, and the key of a move says
 * what was there before it. So it may be called as often as one likes, by two at once, and after a server was killed in between.
 * What the provider refuses stays noted (`stuck`) and is tried again each night.
 */
export async function levelAccount(deps: Deps, id: string): Promise<void> {
  if (!(await isLevelled(deps.db, id)) || (await isAsked(deps.db, id))) return
  const [checkout] = await deps.db.select().from(cardCheckouts).where(eq(cardCheckouts.id, id))
  if (!checkout?.paymentIntent) return
  let stuck: string | null = null
  try {
    for (let turn = 0; await moveOnce(deps, checkout); turn++)
      if (turn === MOST_TURNS) throw new Error(`Cards: checkout ${id} does not come to rest`)
  } catch (error) {
    const { code, values } = error as Partial<DomainError>
    if (code !== 'cards.refused' && code !== 'record.not-found') throw error
    stuck = String(values?.words ?? code).slice(0, 500)
  }
  if (stuck !== checkout.stuck) await deps.db.update(cardCheckouts).set({ stuck }).where(eq(cardCheckouts.id, id))
}

/** Payments of which the account of the director is not what the books say. */
export const stuckCheckouts = (db: Queryable, { isDue, order }: Due): Promise<{ id: string; paymentIntent: string | null }[]> =>
  db
    .select({ id: cardCheckouts.id, paymentIntent: cardCheckouts.paymentIntent })
    .from(cardCheckouts)
    .where(and(isNotNull(cardCheckouts.stuck), isDue(cardCheckouts.id)))
    .orderBy(order(cardCheckouts.id))
    .limit(MOST)

/** What the books of the director have of a payment, in cents. */
export async function inBooks(db: Queryable, checkout: string): Promise<number> {
  const [moved, given] = [
    await db.select({ record: cardMovements.key }).from(cardMovements).where(eq(cardMovements.checkout, checkout)),
    await db.select({ record: refunds.id }).from(refunds).where(eq(refunds.checkout, checkout)),
  ]
  const sources: Source[] = [...moved.map((one) => ({ family: 'stripe', ...one })), ...given.map((one) => ({ family: 'refunds', ...one }))]
  const lines = [...(await postedFor(db, sources)).values()].flatMap((postings) => postings.flatMap((one) => one.lines))
  return lines.reduce((sum, { account, amount }) => (account === 'card' ? sum + amount : sum), 0)
}

type AtProvider = { transfers: Stripe.Transfer[]; has: number; moves: number }

/** What the account of the director has of it: what was passed on, less what was taken back and what the platform kept. */
async function atProvider(stripe: Stripe, checkout: CheckoutRow): Promise<AtProvider> {
  const expand = ['latest_charge.transfer', 'latest_charge.application_fee']
  const charge = (await stripe.paymentIntents.retrieve(checkout.paymentIntent!, { expand })).latest_charge as Stripe.Charge
  const fee = charge.application_fee as Stripe.ApplicationFee | null
  const first = charge.transfer as Stripe.Transfer | null | undefined
  const { data } = await stripe.transfers.list({ transfer_group: groupOf(checkout), limit: MOST })
  const transfers = [...(first ? [first] : []), ...data.filter(({ id }) => id !== first?.id)]
  const brought = transfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0)
  const kept = fee ? fee.amount - fee.amount_refunded : 0
  return { transfers, has: brought - kept, moves: transfers.reduce((sum, { amount_reversed }) => sum + amount_reversed, transfers.length) }
}

/** One move towards what the books say. False when it is so already. */
async function moveOnce(deps: Deps, checkout: CheckoutRow): Promise<boolean> {
  const [wanted, there] = [await inBooks(deps.db, checkout.id), await askProvider(deps.cards, (stripe) => atProvider(stripe, checkout))]
  const missing = wanted - there.has
  if (missing === 0) return false
  // The answer to a key stays the same for a day, also where it was no: what was refused is asked with another one.
  const anew = checkout.stuck === null ? [] : [deps.now().toISOString().slice(0, HOUR)]
  const key = onceFor('level', checkout.id, there.has, wanted, there.moves, ...anew)
  const metadata = { checkout: checkout.id }
  if (missing > 0) {
    const asked = { amount: missing, currency: 'usd', destination: checkout.destination, transfer_group: groupOf(checkout), metadata }
    await askProvider(deps.cards, (stripe) => stripe.transfers.create(asked, key))
    return true
  }
  const from = there.transfers.find(({ amount, amount_reversed }) => amount > amount_reversed)
  if (!from) return false
  const amount = Math.min(0 - missing, from.amount - from.amount_reversed)
  await askProvider(deps.cards, (stripe) => stripe.transfers.createReversal(from.id, { amount, metadata }, key))
  return true
}
