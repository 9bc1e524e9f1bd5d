import { boughtByCard } from '@ramplight/domain/money/bought-by-card'
import { type BoughtBy, type CardPaid, linesOfCardPayment, linesOfCardRefund, linesOfDispute } from '@ramplight/domain/money/card-lines'
import { boughtIn, paidElsewhere, paidInAll } from '@ramplight/domain/money/entry-lines'
import type { Line as LedgerLine } from '@ramplight/domain/money/posting'
import { chargeOf } from '@ramplight/domain/registration/entry-money'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq, inArray } from 'drizzle-orm'
import {
  type EntryRow,
  entryStore,
  leftOf,
  markPaidByCard,
  postedBesideTick,
  postedByTickOf,
  storedEntries,
} from '#features/registration/tournament-entries/index'
import { enterPaidTeam } from '#features/registration/tournament-entries/paid-teams/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { aliasOf } from '#platform/sync/aliases'
import { post, type Source, settle } from '../ledger/index.ts'
import { aboutPayment, keyOfCard, paymentStore } from '../payments/index.ts'
import { findRefund, finishRefund, type RefundRow, refunds, refuseRefund } from '../refunds/index.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'
import { tellPaid } from './tell-paid.ts'
import { tellPartners } from './tell-partners.ts'

export type CheckoutRow = typeof cardCheckouts.$inferSelect
type Kind = (typeof cardMovements.$inferSelect)['kind']

/** Money that has moved at the provider, as it says when it is asked. `id`: what it calls this one. `refund`: the one of ours that it is. */
export type CardMovement = {
  kind: Kind
  id: string
  amount: number
  providerFee: number
  at: string
  refund?: string | null
  words?: string
}

type Line = { way: 'credit' | 'debit'; says: string }
/** What each kind is in the list of payments. */
const LINES = {
  payment: { way: 'credit', says: 'Paid by card' },
  refund: { way: 'debit', says: 'Refunded to the card' },
  'refund-failed': { way: 'credit', says: 'A refund that the bank of the card could not take' },
  dispute: { way: 'debit', says: 'Taken back by the bank of the card' },
  'dispute-won': { way: 'credit', says: 'Given back: the bank has decided for the director' },
} as const satisfies Record<Kind, Line>

/**
 * The one door by which money of cards comes into the books: a movement of the provider, once, whoever tells of it and how often. Answers
 * false when it is there already.
 */
export async function recordCardMovement(tx: Tx, asked: CheckoutRow, movement: CardMovement, doer: Doer): Promise<boolean> {
  const { kind, amount, providerFee, at } = movement
  const key = `${kind} ${movement.id}`
  const fresh = await tx
    .insert(cardMovements)
    .values({ key, kind, amount, providerFee, at, checkout: asked.id, recordedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!fresh.length) return false
  const found = movement.refund ? await findRefund(tx, movement.refund) : null
  const ours = found?.checkout === asked.id && found.amount === amount ? found : null
  // It failed before it was ever in the books.
  if (kind === 'refund-failed' && !(await isThere(tx, `refund ${movement.id}`))) {
    if (ours) await refuseRefund(tx, ours, movement.words ?? kind)
    return true
  }
  // The entry may be a part of another one by now.
  const known = { ...asked, entry: (await aliasOf(tx, asked.entry)) ?? asked.entry }
  const checkout = kind === 'payment' ? await paidFor(tx, known, doer) : known
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
  if (TAKES_BACK[kind]) await takeBack(tx, checkout, movement, ours, doer)
  else if (ours) await finishRefund(tx, ours, { key, at }, { of: shareOf, isGone: isShareGone })
  else await postMovement(tx, checkout, movement, key, { doer, boat, isWhole })
  if (kind === 'payment') await tx.update(cardCheckouts).set({ state: 'paid', entry }).where(eq(cardCheckouts.id, checkout.id))
  await markPaidByCard(tx, entry, await saysOfEntry(tx, checkout, kind, { boat, isWhole, isShareGone }), doer, shareOf)
  if (kind === 'payment') await tellPaid(tx, checkout, doer.at)
  if (kind === 'payment' && shareOf !== null && !isWhole) await tellPartners(tx, { ...checkout, shareOf }, doer.at)
  return true
}

/** What undoes an earlier movement of the same name. */
const TAKES_BACK: Partial<Record<Kind, Kind>> = { 'refund-failed': 'refund', 'dispute-won': 'dispute' }

const isThere = async (tx: Queryable, key: string): Promise<boolean> =>
  (await tx.select({ key: cardMovements.key }).from(cardMovements).where(eq(cardMovements.key, key))).length > 0

/** What was posted for the earlier one is taken back, whatever it was. A refund of ours that failed is refused after all. */
async function takeBack(tx: Tx, { tournament }: CheckoutRow, { kind, id, words }: CardMovement, ours: RefundRow | null, doer: Doer) {
  const source: Source = ours ? { family: 'refunds', record: ours.id } : { family: 'stripe', record: `${TAKES_BACK[kind]} ${id}` }
  await settle(tx, [{ kind: ours ? 'refund' : 'card', source, tournament, lines: [] }], doer)
  if (ours) await refuseRefund(tx, ours, words ?? kind)
}

/** A team that has paid is a boat from now on. Where its angler sits in another one by now, that is what they have paid for. */
async function paidFor(tx: Tx, checkout: CheckoutRow, doer: Doer): Promise<CheckoutRow> {
  if ((await storedEntries(tx, [checkout.entry])).length) return checkout
  const paid = { team: checkout.entry, tournament: checkout.tournament, payer: checkout.user }
  const entry = (await enterPaidTeam(tx, paid, doer))?.id
  return entry ? { ...checkout, entry } : checkout
}

/** The entry as it is now, and what the ledger had of it before this movement. */
type Boat = { entry: EntryRow | null; tournament: TournamentRow | null; own: LedgerLine[]; others: LedgerLine[] }

async function boatOf(tx: Queryable, checkout: CheckoutRow): Promise<Boat> {
  const [entry = null] = await storedEntries(tx, [checkout.entry])
  const tournament = await findTournament(tx, checkout.tournament)
  return { entry, tournament, own: entry ? await postedByTickOf(tx, entry) : [], others: await postedBesideTick(tx, checkout.entry) }
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
  const isAllIn = entry !== null && !entry.deleted && tournament !== null && (await leftOf(tx, entry, tournament)) <= 0
  if (TAKES_BACK[kind]) return isAllIn || null
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
  const { entry, tournament, own, others } = boat
  const both = entry && tournament ? { tournament: toRecord(tournament), entry: toRecord(entry) } : null
  const bought = kind === 'payment' ? boughtByCard(checkout.items, both, [...own, ...others], isWhole) : boughtBefore(checkout, boat)
  const inAll = both && kind === 'refund' ? { inAll: paidInAll(both.tournament, both.entry, boat) } : {}
  const lines = await linesOf(tx, kind, { ...checkout, bought, ...inAll }, amount, key)
  const source = { family: 'stripe', record: key }
  if (lines.length) await post(tx, [{ kind: 'card', source, tournament: checkout.tournament, at, lines }], doer)
}

async function linesOf(tx: Tx, kind: Kind, paid: CheckoutRow & Pick<CardPaid, 'bought' | 'inAll'>, amount: number, key: string) {
  if (kind === 'payment') return linesOfCardPayment(paid)
  if (kind === 'refund') return linesOfCardRefund(paid, amount, await gaveBack(tx, paid.id, key))
  const back = await backOf(tx, paid.id)
  const [ours, others] = [back.filter(({ isOurs }) => isOurs), back.filter(({ isOurs }) => !isOurs)]
  return linesOfDispute(paid, amount, { before: sumOf(others), given: sumOf(ours) })
}

const sumOf = (some: readonly { amount: number }[]): number => some.reduce((sum, { amount }) => sum + amount, 0)

/** How much went back to the card before this movement. */
const gaveBack = async (tx: Tx, checkout: string, key: string): Promise<number> =>
  sumOf((await backOf(tx, checkout)).filter((one) => one.key !== key))

/** The refunds of a payment that have not failed; `isOurs`: given by the director, of their part alone. */
async function backOf(tx: Tx, checkout: string): Promise<{ key: string; amount: number; isOurs: boolean }[]> {
  const of = and(eq(cardMovements.checkout, checkout), inArray(cardMovements.kind, ['refund', 'refund-failed']))
  const rows = await tx
    .select({ key: cardMovements.key, kind: cardMovements.kind, amount: cardMovements.amount, refund: refunds.id })
    .from(cardMovements)
    .leftJoin(refunds, eq(refunds.movement, cardMovements.key))
    .where(of)
  const failed = new Set(rows.flatMap(({ kind, key }) => (kind === 'refund-failed' ? [key.replace('refund-failed', 'refund')] : [])))
  return rows.flatMap(({ key, kind, amount, refund }) =>
    kind === 'refund' && !failed.has(key) ? [{ key, amount, isOurs: refund !== null }] : [],
  )
}

/** How often each thing of it is bought now: who gets all of it back has it no more. */
const boughtBefore = ({ items }: CheckoutRow, { others }: Boat): Map<string, BoughtBy> => {
  const before = boughtIn(others)
  return new Map(items.map(({ key, cost }) => [key, { times: before.get(key)?.times ?? 0, charged: cost }]))
}
