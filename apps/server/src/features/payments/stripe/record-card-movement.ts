import { type BoughtBy, linesOfCard } from '@ramplight/domain/money/card-lines'
import { boughtIn, paidElsewhere } from '@ramplight/domain/money/entry-lines'
import type { Line as LedgerLine } from '@ramplight/domain/money/posting'
import { itemsOf } from '@ramplight/domain/registration/entry-items'
import { chargeOf } from '@ramplight/domain/registration/entry-money'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq, ne } from 'drizzle-orm'
import {
  type EntryRow,
  entryStore,
  findEntry,
  leftOf,
  markPaidByCard,
  postedBesideTick,
} from '#features/registration/tournament-entries/index'
import { enterPaidTeam } from '#features/registration/tournament-entries/paid-teams/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { aboutPayment, keyOfCard, paymentStore } from '../payments/index.ts'
import { findRefund, finishRefund } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { tellPaid } from './tell-paid.ts'
import { tellPartners } from './tell-partners.ts'

export type CheckoutRow = typeof cardCheckouts.$inferSelect
type Kind = (typeof cardMovements.$inferSelect)['kind']

/** Money that has moved at the provider, as it says when it is asked. `id`: what it calls this one. `refund`: the one of ours that it is. */
export type CardMovement = { kind: Kind; id: string; amount: number; providerFee: number; at: string; refund?: string | null }

type Line = { way: 'credit' | 'debit'; says: string }
/** What each kind is in the list of payments. */
const LINES = {
  payment: { way: 'credit', says: 'Paid by card' },
  refund: { way: 'debit', says: 'Refunded to the card' },
  dispute: { way: 'debit', says: 'Taken back by the bank of the card' },
  'dispute-won': { way: 'credit', says: 'Given back: the bank has decided for the director' },
} as const satisfies Record<Kind, Line>

/**
 * The one door by which money of cards comes into the books: a movement of the provider, once, whoever tells of it and how often. Answers
 * false when it is there already.
 */
export async function recordCardMovement(tx: Tx, asked: CheckoutRow, movement: CardMovement, doer: Doer): Promise<boolean> {
  const key = `${movement.kind} ${movement.id}`
  const { kind, amount, providerFee, at } = movement
  const fresh = await tx
    .insert(cardMovements)
    .values({ key, kind, amount, providerFee, at, checkout: asked.id, recordedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!fresh.length) return false
  const checkout = kind === 'payment' ? await paidFor(tx, asked, doer) : asked
  const { way, says } = LINES[kind]
  const { user, tournament, entry, items, shareOf } = checkout
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
  // Two who pay their shares in one moment are two in a row: the second one finds that all of it is in.
  await entryStore.lockMany(tx, [entry])
  const boat = await boatOf(tx, checkout)
  const isWhole = kind === 'payment' && completes(checkout, boat)
  const isShareGone = kind === 'refund' && shareOf !== null && (await gaveBack(tx, checkout.id, '')) >= priceOf(checkout)
  const ours = movement.refund ? await findRefund(tx, movement.refund) : null
  if (ours?.checkout === checkout.id && ours.amount === amount)
    await finishRefund(tx, ours, { key, at }, { of: shareOf, isGone: isShareGone })
  else await postMovement(tx, checkout, movement, key, { doer, boat, isWhole })
  if (kind === 'payment') await tx.update(cardCheckouts).set({ state: 'paid' }).where(eq(cardCheckouts.id, checkout.id))
  await markPaidByCard(tx, entry, await saysOfEntry(tx, checkout, kind, { boat, isWhole, isShareGone }), doer, shareOf)
  if (kind === 'payment') await tellPaid(tx, checkout, doer.at)
  if (kind === 'payment' && shareOf !== null && !isWhole) await tellPartners(tx, { ...checkout, shareOf }, doer.at)
  return true
}

/** A team that has paid is a boat from now on. Where its angler sits in another one by now, that is what they have paid for. */
async function paidFor(tx: Tx, checkout: CheckoutRow, doer: Doer): Promise<CheckoutRow> {
  if (await findEntry(tx, checkout.entry)) return checkout
  const paid = { team: checkout.entry, tournament: checkout.tournament, payer: checkout.user }
  const entry = (await enterPaidTeam(tx, paid, doer))?.id
  if (!entry || entry === checkout.entry) return checkout
  await tx.update(cardCheckouts).set({ entry, state: 'paid' }).where(eq(cardCheckouts.id, checkout.id))
  return { ...checkout, entry }
}

/** The entry as it is now, and what the ledger had of it before this movement. */
type Boat = { entry: EntryRow | null; tournament: TournamentRow | null; others: LedgerLine[] }

async function boatOf(tx: Queryable, checkout: CheckoutRow): Promise<Boat> {
  const entry = await findEntry(tx, checkout.entry)
  const tournament = await findTournament(tx, checkout.tournament)
  return { entry, tournament, others: await postedBesideTick(tx, checkout.entry) }
}

/** What the entry costs of it; the fees on top are nobody's entry. */
export const priceOf = ({ items, amount }: Pick<CheckoutRow, 'items' | 'amount'>) =>
  Math.min(
    amount,
    items.filter(({ type }) => type !== PROCESSING_FEES).reduce((sum, { cost }) => sum + cost, 0),
  )

/** Is all of it in with this payment? At the price of today, or at the one that was asked, where it has risen meanwhile. */
function completes(checkout: CheckoutRow, { entry, tournament, others }: Boat): boolean {
  if (checkout.whole === null) return true
  const today = entry && tournament ? chargeOf(toRecord(tournament), toRecord(entry)) : checkout.whole
  return paidElsewhere(others) + priceOf(checkout) >= Math.min(checkout.whole, today)
}

type Found = { boat: Boat; isWhole: boolean; isShareGone: boolean }

/** Paid, not paid any more, or (null) neither: a part of it says nothing of the whole. */
async function saysOfEntry(tx: Tx, checkout: CheckoutRow, kind: Kind, { boat, isWhole, isShareGone }: Found): Promise<boolean | null> {
  if (kind === 'payment') return isWhole || null
  const { entry, tournament } = boat
  const isAllIn = entry !== null && tournament !== null && (await leftOf(tx, entry, tournament)) <= 0
  if (kind === 'dispute-won') return isAllIn || null
  // Whoever got everything back has not paid, unless others have; a part of it changes nothing of that.
  const isGone = kind === 'dispute' || isShareGone || (await gaveBack(tx, checkout.id, '')) >= checkout.amount
  return isGone && !isAllIn ? false : null
}

type Posting = { doer: Doer; boat: Boat; isWhole: boolean }

async function postMovement(
  tx: Tx,
  checkout: CheckoutRow,
  { kind, amount, at }: CardMovement,
  key: string,
  { doer, boat, isWhole }: Posting,
): Promise<void> {
  const bought = kind === 'payment' ? boughtBy(checkout, boat, isWhole) : boughtBefore(checkout, boat)
  const lines = linesOfCard(kind, { ...checkout, bought }, amount, await gaveBack(tx, checkout.id, key))
  const source = { family: 'stripe', record: key }
  if (lines.length) await post(tx, [{ kind: 'card', source, tournament: checkout.tournament, at, lines }], doer)
}

/** How much went back to the card before this movement. */
async function gaveBack(tx: Tx, checkout: string, key: string): Promise<number> {
  const others = and(eq(cardMovements.checkout, checkout), eq(cardMovements.kind, 'refund'), ne(cardMovements.key, key))
  const rows = await tx.select({ amount: cardMovements.amount }).from(cardMovements).where(others)
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

const NONE = { cents: 0, times: 0, charged: 0 }

/**
 * What a payment buys. One that leaves something open buys nothing: until all is in, the entry has the price of today. With the one that
 * brings the rest, everything is bought at what was paid for it. What is not offered any more was bought once.
 */
function boughtBy({ items }: CheckoutRow, { entry, tournament, others }: Boat, isWhole: boolean): Map<string, BoughtBy> {
  const things = items.filter(({ type }) => type !== PROCESSING_FEES)
  if (!isWhole) return new Map(things.map(({ key }) => [key, { times: 0, charged: 0 }]))
  const before = boughtIn(others)
  const offered = new Map(entry && tournament ? itemsOf(toRecord(tournament), toRecord(entry)).map((one) => [one.item, one.times]) : [])
  const parts = new Map(things.map(({ key, cost }) => [key, cost]))
  const paid = [...offered.keys()].filter((key) => (before.get(key)?.cents ?? 0) > 0)
  return new Map(
    [...new Set([...parts.keys(), ...paid])].map((key) => {
      const { cents, times, charged } = before.get(key) ?? NONE
      return [key, { times: (offered.get(key) ?? 1) - times, charged: cents + (parts.get(key) ?? 0) - charged }]
    }),
  )
}

/** How often each thing of it is bought now: who gets all of it back has it no more. */
const boughtBefore = ({ items }: CheckoutRow, { others }: Boat): Map<string, BoughtBy> => {
  const before = boughtIn(others)
  return new Map(items.map(({ key, cost }) => [key, { times: before.get(key)?.times ?? 0, charged: cost }]))
}
