import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import { askedOfCard, isRefunded } from '@ramplight/domain/money/standing'
import { type CardCharge, type CardShare, cardCharge } from '@ramplight/domain/registration/card-charge'
import { chargeOf, owedBy } from '@ramplight/domain/registration/entry-money'
import { paysInPerson } from '@ramplight/domain/registration/registration-window'
import { sharesOf } from '@ramplight/domain/registration/shares'
import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { type PriceSet, priceSetOf } from '#features/subscriptions/subscription-levels/index'
import { askProvider, ifOverAlready, onceFor } from '#platform/cards/ask-provider'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { feePayerOf } from '../accounts/index.ts'
import { linesOfEntries } from '../ledger/index.ts'
import { type BoatToPay, boatToPay, holdBoat } from './boat-to-pay.ts'
import { accountOf } from './card-accounts.store.ts'
import { type CheckoutRow, priceOf } from './card-books.ts'
import { cardCheckouts } from './cards.table.ts'
import { ensureCustomer } from './customers.store.ts'
import { settlePayment, settleSession } from './settle-payment.ts'

/** A place is held so long for somebody who pays. */
export const HELD_MINUTES = 15
/** The provider keeps its page open for half an hour at least; we close it when the place is given back. */
const PAGE_MINUTES = 31

/** Whoever has saved a card pays with it, and whoever types one may save it: they are asked, and it is kept there. */
const SAVED_CARDS: Stripe.Checkout.SessionCreateParams.SavedPaymentMethodOptions = {
  payment_method_save: 'enabled',
  allow_redisplay_filters: ['always', 'limited', 'unspecified'],
}

export type Paying = BoatToPay & {
  /** Made on the device; the same again is the same checkout. */
  id: string | undefined
  user: string
  way: CheckoutRow['way']
  pages: string
  /** Only what the caller owes of it. */
  mine: boolean
}

/**
 * Begins to have an entry paid by card, or what one angler owes of it. What is to pay is computed here; our row is written before the
 * provider is asked, and its id is the key there, so whatever breaks in between, asking again goes on with the same. One boat has one open
 * checkout at most, or one for each angler who pays their share.
 */
export async function startCheckout(deps: Deps, paying: Paying): Promise<CheckoutRow> {
  if (!deps.cards) throw refused('cards.off')
  const { tournament } = paying
  if (tournament.cancelled) throw refused('cards.cancelled')
  if (paysInPerson(tournament)) throw refused('cards.in-person')
  const { stripeId } = await sellerOf(deps, tournament.director)
  const row = await openRow(deps, paying, stripeId)
  if (row.onItsWay) throw refused('cards.on-its-way')
  if (row.session ?? row.paymentIntent) return row
  const { pages, isTeam } = paying
  const back = `${pages}/angler/${isTeam ? `tournaments/${tournament.id}/registration` : `entries/${row.entry}`}`
  return askProviderFor(deps, row, { name: tournament.name, back })
}

/** The account that gets the fees of a tournament, if it can. */
async function sellerOf(deps: Deps, director: string | null) {
  const account = await accountOf(deps, director)
  if (!account?.chargesEnabled) throw refused('cards.director-not-ready')
  return account
}

type Seller = { destination: string; feePayer: string | null }
type Asked = CardCharge & { shareOf: string | null; whole: number; owed: number }

/** What is to pay now: all that is left, or what the caller owes of it. The platform's fee comes with each angler's share, once. */
async function askedNow(db: Queryable, { entry, tournament, user, mine }: Paying, feePayer: string | null): Promise<Asked> {
  const [event, boat] = [toRecord(tournament), toRecord(entry)]
  const lines = (await linesOfEntries(db, [entry.id])).get(entry.id) ?? []
  // Who got everything back and comes after all pays for the whole boat.
  const shareOf = mine && entry.users.length > 1 && !isRefunded(event, boat, lines) ? user : null
  const asked = askedOfCard(event, boat, lines)
  // At the prices at which the boat has bought, where it has.
  const [whole, owed] = [chargeOf(event, boat), lines.length > 0 ? asked.owed : owedBy(event, boat)]
  const share = sharesOf(event, boat, owed).find((one) => one.user === user)
  if (shareOf && !share) throw refused('cards.no-share')
  // Who paid for the boat (`null`) paid the platform's fee of all who were in it.
  const hasPaid = (angler: string) => entry.partPaid?.some((part) => part.user === angler || part.user === null) ?? false
  const part: CardShare = {
    cents: shareOf ? Math.min(share!.owes, owed) : owed,
    paid: asked.paid,
    anglers: (shareOf ? [shareOf] : entry.users).filter((angler) => !hasPaid(angler)).length,
  }
  const charge = cardCharge(event, boat, { feePayer, share: part })
  if (entry.status === 'Paid' || part.cents <= 0 || charge.amount <= 0) throw refused('cards.nothing-due')
  return { ...charge, shareOf, whole, owed }
}

async function openRow(deps: Deps, paying: Paying, destination: string): Promise<CheckoutRow> {
  let boat: BoatToPay = paying
  for (let turn = 0; ; turn++) {
    const now = { ...paying, ...boat }
    const seller: Seller = { destination, feePayer: await feePayerOf(deps.db, paying.tournament.director) }
    const asked = await askedNow(deps.db, now, seller.feePayer)
    const found = await inTransaction(deps.db, (tx) =>
      findOrOpen(tx, now, { ...asked, ...seller, now: deps.now(), turn, prices: priceSetOf(deps) }),
    )
    if (found.row) return found.row
    // What was paid meanwhile changes what is left: we look once more.
    for (const there of found.inTheWay) await closeCheckout(deps, there).catch(ifPaidMeanwhile)
    // Somebody else was first, or the device says the same again: look once more, and then with an id of our own.
    if (turn > 3) throw refused('record.id-taken')
    boat = (await boatToPay(deps.db, paying.entry.id)) ?? boat
  }
}

export const ifPaidMeanwhile = (error: unknown): void => {
  if ((error as { code?: string }).code !== 'cards.nothing-due') throw error
}

type Opening = Asked & Seller & { now: Date; turn: number; prices: PriceSet }

/** The entry is held: of two who open at once, the second finds the page of the first. */
async function findOrOpen(tx: Tx, paying: Paying, asked: Opening): Promise<{ row?: CheckoutRow; inTheWay: CheckoutRow[] }> {
  const { user, entry, tournament, way } = paying
  const { shareOf, whole, amount, items, applicationFee, destination, feePayer, now, turn, prices } = asked
  const rev = await holdBoat(tx, paying, { at: now.toISOString(), prices })
  // What is to pay was worked out from another one, or for another one who pays the card fee.
  if (rev !== entry.rev || (await feePayerOf(tx, tournament.director)) !== feePayer) return { inTheWay: [] }
  const open = await openOf(tx, entry.id)
  const isSame = (there: CheckoutRow) =>
    there.user === user && there.amount === amount && there.way === way && there.destination === destination && there.shareOf === shareOf
  const inTheWay = open.filter((there) => (isSame(there) ? there.heldUntil <= now.toISOString() : !isBeside(there, asked)))
  const others = open.filter((there) => !isSame(there) && !inTheWay.includes(there))
  // Together they never pay more than the boat owes.
  const sum = [asked, ...others].reduce((all, one) => all + priceOf(one), 0)
  if (sum > asked.owed) inTheWay.push(...others)
  if (inTheWay.length) return { inTheWay }
  const there = open.find(isSame)
  if (there) return { row: there, inTheWay }
  const fresh = {
    ...{ id: (turn === 0 && paying.id) || newId(), user, entry: entry.id, tournament: tournament.id, amount, items, applicationFee },
    ...{ destination, way, shareOf, whole, createdAt: now.toISOString() },
    heldUntil: new Date(now.getTime() + HELD_MINUTES * 60_000).toISOString(),
  }
  const [row] = await tx.insert(cardCheckouts).values(fresh).onConflictDoNothing().returning()
  return row ? { row, inTheWay } : { inTheWay }
}

/** Two anglers pay their shares of the same price side by side. */
const isBeside = (there: CheckoutRow, { shareOf, whole }: Asked): boolean =>
  shareOf !== null && there.shareOf !== null && there.shareOf !== shareOf && there.whole === whole

/**
 * Closes a checkout before another one is opened, or when its time is over: first at the provider, so that nobody pays on a page that we
 * have forgotten. Who has paid at that moment has paid, and is told that nothing is left to pay. What the bank has not answered yet
 * cannot be closed. The provider may make the page while we are at it: whoever writes that down, or closes last, closes it there too.
 */
export async function closeCheckout(deps: Deps, { id }: Pick<CheckoutRow, 'id'>): Promise<void> {
  const row = await checkoutNow(deps.db, id)
  await closeThere(deps, row)
  const now = await checkoutNow(deps.db, id)
  if (now.state === 'paid') throw refused('cards.nothing-due')
  if (now.onItsWay) throw refused('cards.on-its-way')
  const [closed] = await deps.db
    .update(cardCheckouts)
    .set({ state: 'over' })
    .where(and(eq(cardCheckouts.id, id), eq(cardCheckouts.state, 'open')))
    .returning()
  if (closed && pageOf(closed) !== pageOf(row)) await closeThere(deps, closed)
}

/** What the provider calls the page or the intent of a checkout; null while it has made none. */
const pageOf = ({ session, paymentIntent }: CheckoutRow): string | null => session ?? paymentIntent

async function checkoutNow(db: Queryable, id: string): Promise<CheckoutRow> {
  const [row] = await db.select().from(cardCheckouts).where(eq(cardCheckouts.id, id))
  return row!
}

/** Nobody pays on this page any more; who has paid on it has paid. */
async function closeThere(deps: Deps, { session, paymentIntent }: CheckoutRow): Promise<void> {
  if (session) await askProvider(deps.cards, (stripe) => stripe.checkout.sessions.expire(session)).catch(ifOverAlready)
  else if (paymentIntent) await askProvider(deps.cards, (stripe) => stripe.paymentIntents.cancel(paymentIntent)).catch(ifOverAlready)
  if (session) await settleSession(deps, session)
  else if (paymentIntent) await settlePayment(deps, paymentIntent)
}

const openOf = (db: Queryable, entry: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.entry, entry), eq(cardCheckouts.state, 'open')))

/** Could somebody pay for this entry right now? Asked while the entry is held, nobody opens a page meanwhile. */
export const hasOpenCheckout = async (db: Queryable, entry: string): Promise<boolean> => (await openOf(db, entry)).length > 0

/** Closes what is open of an entry, because its price changes. Who has paid at that moment has paid. */
export async function closeCheckoutsOf(deps: Deps, entry: string): Promise<void> {
  for (const row of await openOf(deps.db, entry)) await closeCheckout(deps, row).catch(ifPaidMeanwhile)
}

/** What is paid for by its name, and where who has paid comes back to. */
type Asking = { name: string; back: string }

/** Has the provider make the page, or the intent, of a checkout that is written down; its id is the key. */
export async function askProviderFor(deps: Deps, row: CheckoutRow, { name, back }: Asking): Promise<CheckoutRow> {
  const customer = await ensureCustomer(deps, row.user)
  const { id: checkout, entry, tournament, membership } = row
  const metadata: Record<string, string> = { checkout, ...(membership ? { membership } : { entry: entry!, tournament: tournament! }) }
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
        product_data: { name: `${description || type}: ${name}`.slice(0, 250) },
      },
    })),
    payment_intent_data: { metadata, ...split },
    saved_payment_method_options: SAVED_CARDS,
    expires_at: Math.floor(new Date(row.createdAt).getTime() / 1000) + PAGE_MINUTES * 60,
    success_url: `${back}?card=back`,
    cancel_url: `${back}?card=left`,
  }
  const session = await askProvider(deps.cards, (stripe) => stripe.checkout.sessions.create(asked, key))
  return keep(deps, row, { session: session.id, url: session.url })
}

/** Writes down what the provider has made. Where the checkout was closed meanwhile, it is closed there as well. */
async function keep(
  deps: Deps,
  row: CheckoutRow,
  found: Partial<Pick<CheckoutRow, 'session' | 'url' | 'paymentIntent'>>,
): Promise<CheckoutRow> {
  const [kept] = await deps.db.update(cardCheckouts).set(found).where(eq(cardCheckouts.id, row.id)).returning()
  if (kept!.state === 'over') await closeThere(deps, kept!)
  return kept!
}
