import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { askedBefore, findRefund, type RefundRow, refundsOf, refuseRefund, refuseTooMuch } from '../refunds/index.ts'
import { type CheckoutRow, priceOf } from './card-books.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { isLevelled } from './level-account.ts'
import { settlePayment } from './settle-payment.ts'

const AT_ONCE = 50
/** The provider shows a hundred at once, and nobody gives back more often. */
const MOST = 100
/** What went back to the card, and what came from there again. */
const SIGN = { payment: 0, refund: 1, 'refund-failed': -1, dispute: 1, 'dispute-won': -1 } as const

/** The payment of an entry, or of a membership, that can give the most back to its card, and how much; null where no card has paid. */
export const cardOf = async (db: Queryable, entry: string): Promise<PaidCard | null> =>
  (await cardsOf(db, [entry], await refundsOf(db, entry))).get(entry) ?? null

type Card = { checkout: CheckoutRow; most: number }
/** `all`: the cards of the entry that can still take something, the most first: partners who split the fee have one each. */
type PaidCard = Card & { all: Card[] }

/** The same for many entries, with all refunds that they have. */
export async function cardsOf(db: Queryable, entries: string[], refunds: readonly RefundRow[]): Promise<Map<string, PaidCard>> {
  const paid = await db
    .select()
    .from(cardCheckouts)
    .where(and(or(inArray(cardCheckouts.entry, entries), inArray(cardCheckouts.membership, entries)), eq(cardCheckouts.state, 'paid')))
    .orderBy(desc(cardCheckouts.createdAt))
  const ids = paid.map(({ id }) => id)
  const moved = await db.select().from(cardMovements).where(inArray(cardMovements.checkout, ids))
  const asked = refunds.filter(({ state }) => state === 'asked')
  const gone = (id: string) =>
    moved.reduce((sum, { checkout, kind, amount }) => (checkout === id ? sum + SIGN[kind] * amount : sum), 0) +
    asked.reduce((sum, { checkout, amount }) => (checkout === id ? sum + amount : sum), 0)
  const found = paid.map((checkout) => ({ checkout, most: Math.max(0, priceOf(checkout) - gone(checkout.id)) }))
  const byEntry = Map.groupBy(found, ({ checkout }) => checkout.entry ?? checkout.membership!)
  return new Map(
    [...byEntry].map(([entry, cards]) => {
      const most = cards.toSorted((one, other) => other.most - one.most)
      return [entry, { ...most[0]!, all: most.filter((card) => card.most > 0) }]
    }),
  )
}

/** Is this all that an angler has paid by card for their share? Then it is to be paid again, by them or by somebody else, unless nobody asks for it. */
export async function isWholeShare(db: Queryable, entry: string, amount: number): Promise<boolean> {
  const card = await cardOf(db, entry)
  return card !== null && card.checkout.shareOf !== null && amount >= card.most
}

/** The card that this much can go back to: the one that is named, or that can take the most. Asked while the entry is held. */
export async function checkoutToRefund(db: Queryable, entry: string, amount: number, named?: string | null): Promise<string> {
  const paid = await cardOf(db, entry)
  const card = named ? paid?.all.find(({ checkout }) => checkout.id === named) : paid
  refuseTooMuch(amount, card?.most ?? 0)
  return card!.checkout.id
}

const REFUSED: ReadonlySet<string | null> = new Set(['failed', 'canceled'])

/**
 * Has the provider give back what was kept aside, once: it carries our note, and whoever asks again looks for that first. Where
 * the provider is away, or the bank takes its time, it stays asked for and is looked at each minute.
 */
export async function refundToCard(deps: Deps, row: RefundRow): Promise<RefundRow> {
  if (row.state !== 'asked' || !row.checkout) return row
  const [checkout] = await deps.db.select().from(cardCheckouts).where(eq(cardCheckouts.id, row.checkout))
  const payment_intent = checkout?.paymentIntent
  if (!payment_intent) throw refused('record.not-found')
  const no = (words: string) => refuseRefund(deps.db, row, words, deps.now().toISOString())
  try {
    const made = await askedRefund(deps, row, payment_intent)
    await settlePayment(deps, payment_intent)
    const now = await findRefund(deps.db, row.id)
    // Also of a payment of which the provider tells nothing more.
    if (now?.state === 'asked' && REFUSED.has(made.status)) return no(made.failure_reason ?? made.status ?? '')
  } catch (error) {
    const { code, values } = error as Partial<DomainError>
    if (code === 'cards.refused') return no(String(values?.words ?? ''))
    if (code !== 'cards.away' && code !== 'cards.off') throw error
  }
  return (await findRefund(deps.db, row.id)) ?? row
}

/**
 * The refund of ours at the provider; made only where there is none. A key is good for a day: after that the provider would make a second
 * one, so it is looked for by our note.
 */
async function askedRefund(deps: Deps, row: RefundRow, payment_intent: string): Promise<Stripe.Refund> {
  const { data } = await askProvider(deps.cards, (stripe) => stripe.refunds.list({ payment_intent, limit: MOST }))
  const there = data.find(({ metadata }) => metadata?.refund === row.id)
  if (there) return there
  // The money is with the director and comes from there; the fees stay where they are. Where it came back in another transfer, what is
  // taken from the account follows from the books.
  const reverse_transfer = !(await isLevelled(deps.db, row.checkout!))
  return askProvider(deps.cards, (stripe) =>
    stripe.refunds.create(
      { payment_intent, amount: row.amount, metadata: { refund: row.id }, reverse_transfer, refund_application_fee: false },
      onceFor('refund', row.id),
    ),
  )
}

/** What the provider did not answer is asked again. */
export async function retryRefunds(deps: Deps, before: string): Promise<void> {
  await eachRow(deps, 'card-refund', {
    find: (due) => askedBefore(deps.db, before, due, AT_ONCE),
    id: ({ id }) => id,
    work: (row) => refundToCard(deps, row),
  })
}
