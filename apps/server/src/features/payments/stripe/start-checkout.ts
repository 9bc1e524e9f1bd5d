import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { type CardCharge, cardCharge } from '@ramplight/domain/registration/card-charge'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { feePayerOf } from '../accounts/index.ts'
import { accountOf } from './card-accounts.store.ts'
import { cardCheckouts } from './cards.table.ts'
import { ensureCustomer } from './customers.store.ts'
import type { CheckoutRow } from './record-card-movement.ts'
import { settleSession } from './settle-payment.ts'

/** A place is held so long for somebody who pays. */
export const HELD_MINUTES = 15
/** The provider keeps its page open for half an hour at least; we close it when the place is given back. */
const PAGE_MINUTES = 31

export type Paying = {
  /** Made on the device; the same again is the same checkout. */
  id: string | undefined
  user: string
  entry: EntryRow
  tournament: TournamentRow
  way: CheckoutRow['way']
  pages: string
}

/**
 * Begins to have an entry paid by card. What is to pay is computed here; our row is written before the provider is asked, and its id is
 * the key there, so whatever breaks in between, asking again goes on with the same. One boat has one open checkout at most.
 */
export async function startCheckout(deps: Deps, paying: Paying): Promise<CheckoutRow> {
  if (!deps.cards) throw refused('cards.off')
  const { entry, tournament } = paying
  if (tournament.cancelled) throw refused('cards.cancelled')
  const account = await sellerOf(deps, tournament.director)
  const charge = cardCharge(tournament, entry, { feePayer: await feePayerOf(deps.db, tournament.director) })
  if (entry.status === 'Paid' || charge.amount <= 0) throw refused('cards.nothing-due')
  const row = await openRow(deps, paying, account.stripeId, charge)
  return (row.session ?? row.paymentIntent) ? row : askFor(deps, row, paying)
}

/** The account that gets the fees of a tournament, if it can. */
async function sellerOf(deps: Deps, director: string | null) {
  const account = await accountOf(deps, director)
  if (!account?.chargesEnabled) throw refused('cards.director-not-ready')
  return account
}

async function openRow(
  deps: Deps,
  paying: Paying,
  destination: string,
  { items, amount, applicationFee }: CardCharge,
): Promise<CheckoutRow> {
  const { user, entry, tournament, way } = paying
  const open = and(eq(cardCheckouts.entry, entry.id), eq(cardCheckouts.state, 'open'))
  const now = deps.now()
  for (let turn = 0; ; turn++) {
    const [there] = await deps.db.select().from(cardCheckouts).where(open)
    const isSame = there && there.user === user && there.amount === amount && there.way === way && there.destination === destination
    if (isSame && there.heldUntil > now.toISOString()) return there
    if (there) await closeCheckout(deps, there)
    const fresh = {
      ...{ id: (turn === 0 && paying.id) || newId(), user, entry: entry.id, tournament: tournament.id, amount, items, applicationFee },
      ...{ destination, way, createdAt: now.toISOString(), heldUntil: new Date(now.getTime() + HELD_MINUTES * 60_000).toISOString() },
    }
    const [row] = await deps.db.insert(cardCheckouts).values(fresh).onConflictDoNothing().returning()
    if (row) return row
    // Somebody else was first, or the device says the same again: look once more, and then with an id of our own.
    if (turn > 2) throw refused('record.id-taken')
  }
}

/**
 * Closes a checkout before another one is opened, or when its time is over: first at the provider, so that nobody pays on a page that we
 * have forgotten. Who has paid at that moment has paid, and is told that nothing is left to pay.
 */
export async function closeCheckout(deps: Deps, row: CheckoutRow): Promise<void> {
  const { session, paymentIntent } = row
  if (session) await askProvider(deps.cards, (stripe) => stripe.checkout.sessions.expire(session)).catch(ifOverAlready)
  else if (paymentIntent) await askProvider(deps.cards, (stripe) => stripe.paymentIntents.cancel(paymentIntent)).catch(ifOverAlready)
  if (session) await settleSession(deps, session)
  const [now] = await deps.db.select().from(cardCheckouts).where(eq(cardCheckouts.id, row.id))
  if (now?.state === 'paid') throw refused('cards.nothing-due')
  await deps.db
    .update(cardCheckouts)
    .set({ state: 'over' })
    .where(and(eq(cardCheckouts.id, row.id), eq(cardCheckouts.state, 'open')))
}

const ifOverAlready = (error: unknown): void => {
  const { code } = error as { code?: string }
  if (code !== 'cards.refused' && code !== 'record.not-found') throw error
}

async function askFor(deps: Deps, row: CheckoutRow, { pages, tournament }: Paying): Promise<CheckoutRow> {
  const customer = await ensureCustomer(deps, row.user)
  const metadata = { checkout: row.id, entry: row.entry, tournament: row.tournament }
  // The director's part goes on at once, and the platform's part stays: nobody moves it by hand later.
  const split = {
    application_fee_amount: row.applicationFee,
    transfer_data: { destination: row.destination },
    on_behalf_of: row.destination,
  }
  const key = onceFor('checkout', row.id)
  if (row.way === 'intent') {
    const intent = await askProvider(deps.cards, (stripe) =>
      stripe.paymentIntents.create({ amount: row.amount, currency: 'usd', customer, metadata, ...split }, key),
    )
    return keep(deps, row, { paymentIntent: intent.id })
  }
  const back = `${pages}/angler/entries/${row.entry}`
  const asked: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    customer,
    client_reference_id: row.id,
    metadata,
    line_items: row.items.map(({ cost, description, type }) => ({
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: cost,
        product_data: { name: `${description || type}: ${tournament.name}`.slice(0, 250) },
      },
    })),
    payment_intent_data: { metadata, ...split },
    expires_at: Math.floor(new Date(row.createdAt).getTime() / 1000) + PAGE_MINUTES * 60,
    success_url: `${back}?card=back`,
    cancel_url: `${back}?card=left`,
  }
  const session = await askProvider(deps.cards, (stripe) => stripe.checkout.sessions.create(asked, key))
  return keep(deps, row, { session: session.id, url: session.url })
}

async function keep(
  { db }: Deps,
  row: CheckoutRow,
  found: Partial<Pick<CheckoutRow, 'session' | 'url' | 'paymentIntent'>>,
): Promise<CheckoutRow> {
  const [kept] = await db.update(cardCheckouts).set(found).where(eq(cardCheckouts.id, row.id)).returning()
  return kept!
}
