import { linesOfCard } from '@ramplight/domain/money/card-lines'
import { itemsOf } from '@ramplight/domain/registration/entry-items'
import { and, eq, ne } from 'drizzle-orm'
import { markPaidByCard, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { aboutPayment, keyOfCard, paymentStore } from '../payments/index.ts'
import { findRefund, finishRefund } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

export type CheckoutRow = typeof cardCheckouts.$inferSelect
type Kind = (typeof cardMovements.$inferSelect)['kind']

/** Money that has moved at the provider, as it says when it is asked. `id`: what it calls this one. `refund`: the one of ours that it is. */
export type CardMovement = { kind: Kind; id: string; amount: number; providerFee: number; at: string; refund?: string | null }

type Line = { way: 'credit' | 'debit'; says: string; isPaid: boolean | null }
/** What each kind is in the ledger, and what it says of the entry: paid, not paid any more, or nothing. */
const LINES = {
  payment: { way: 'credit', says: 'Paid by card', isPaid: true },
  refund: { way: 'debit', says: 'Refunded to the card', isPaid: null },
  dispute: { way: 'debit', says: 'Taken back by the bank of the card', isPaid: false },
  'dispute-won': { way: 'credit', says: 'Given back: the bank has decided for the director', isPaid: true },
} as const satisfies Record<Kind, Line>

/**
 * The one door by which money of cards comes into the books: a movement of the provider, once, whoever tells of it and how often. Answers
 * false when it is there already.
 */
export async function recordCardMovement(tx: Tx, checkout: CheckoutRow, movement: CardMovement, doer: Doer): Promise<boolean> {
  const key = `${movement.kind} ${movement.id}`
  const { kind, amount, providerFee, at } = movement
  const fresh = await tx
    .insert(cardMovements)
    .values({ key, kind, amount, providerFee, at, checkout: checkout.id, recordedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!fresh.length) return false
  const { way, says, isPaid } = LINES[kind]
  const { user, tournament, entry, items } = checkout
  const line = {
    ...{ amount, user, description: says, status: 'completed' as const, debitOrCredit: way, paymentForType: 'Tournament' },
    ...{
      sourceModuleRecord: tournament,
      items: kind === 'payment' ? items : [],
      metaData: { entry, checkout: checkout.id, method: 'card' },
    },
    onceKey: keyOfCard(key),
  }
  await paymentStore.insert(tx, line, doer, aboutPayment(line), () => true)
  const ours = movement.refund ? await findRefund(tx, movement.refund) : null
  if (ours?.checkout === checkout.id && ours.amount === amount) await finishRefund(tx, ours, { key, at })
  else await postMovement(tx, checkout, movement, key, doer)
  if (kind === 'payment') await tx.update(cardCheckouts).set({ state: 'paid' }).where(eq(cardCheckouts.id, checkout.id))
  if (kind === 'refund') await noteRefund(tx, checkout, doer)
  if (isPaid !== null) await markPaidByCard(tx, entry, isPaid, doer)
  return true
}

async function postMovement(tx: Tx, checkout: CheckoutRow, { kind, amount, at }: CardMovement, key: string, doer: Doer): Promise<void> {
  const { entry, tournament, items } = checkout
  const times = kind === 'payment' ? await timesBought(tx, entry, items) : undefined
  const lines = linesOfCard(kind, { ...checkout, ...(times && { times }) }, amount, await gaveBack(tx, checkout.id, key))
  if (lines.length) await post(tx, [{ kind: 'card', source: { family: 'stripe', record: key }, tournament, at, lines }], doer)
}

/** How much went back to the card before this movement. */
async function gaveBack(tx: Tx, checkout: string, key: string): Promise<number> {
  const others = and(eq(cardMovements.checkout, checkout), eq(cardMovements.kind, 'refund'), ne(cardMovements.key, key))
  const rows = await tx.select({ amount: cardMovements.amount }).from(cardMovements).where(others)
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whoever got everything back has not paid; a part of it changes nothing of that. */
async function noteRefund(tx: Tx, checkout: CheckoutRow, doer: Doer): Promise<void> {
  if ((await gaveBack(tx, checkout.id, '')) >= checkout.amount) await markPaidByCard(tx, checkout.entry, false, doer)
}

/** How often each thing was bought, by what it costs now; what is not offered any more was bought once. */
async function timesBought(tx: Tx, entry: string, items: CheckoutRow['items']): Promise<Map<string, number>> {
  const [row] = await storedEntries(tx, [entry])
  const tournament = row && (await findTournament(tx, row.tournament))
  const prices = new Map(tournament && itemsOf(toRecord(tournament), toRecord(row)).map(({ item, price }) => [item, price]))
  return new Map(items.map(({ key, cost }) => [key, Math.max(1, Math.round(cost / (prices.get(key) || cost || 1)))]))
}
