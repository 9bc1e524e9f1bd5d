import { type CardPaid, linesOfCardPayment, linesOfCardRefund, linesOfDispute } from '@ramplight/domain/money/card-lines'
import { PROCESSING_FEES } from '@ramplight/domain/registration/fees'
import { and, eq, inArray } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { type Source, settle } from '../ledger/index.ts'
import { aboutPayment, keyOfCard, paymentStore } from '../payments/index.ts'
import { type RefundRow, refunds, refuseRefund } from '../refunds/index.ts'
import { type cardCheckouts, cardMovements } from './cards.table.ts'

export type CheckoutRow = typeof cardCheckouts.$inferSelect
/** One for an entry; else it is for a membership. */
export type BoatCheckout = CheckoutRow & { entry: string; tournament: string }
export const isOfBoat = (row: CheckoutRow): row is BoatCheckout => row.membership === null
export type Kind = (typeof cardMovements.$inferSelect)['kind']

/** Money that has moved at the provider, as it says when it is asked. `id`: what it calls this one. `refund`: the one of ours that it is. */
export type CardMovement = {
  kind: Kind
  id: string
  amount: number
  providerFee: number
  at: string
  refund?: string | null
  words?: string
  /** Of a payment: `Visa 4242`. */
  card?: string | null
}

type Line = { way: 'credit' | 'debit'; says: string }
/** What each kind is in the list of payments. */
const LINES = {
  payment: { way: 'credit', says: 'Paid by card' },
  refund: { way: 'debit', says: 'Refunded to the card' },
  'refund-failed': { way: 'credit', says: 'Refund returned by the card’s bank' },
  dispute: { way: 'debit', says: 'Disputed by the cardholder' },
  'dispute-won': { way: 'credit', says: 'Dispute won, money returned to you' },
} as const satisfies Record<Kind, Line>

/** What the movement is for, in the list of payments. */
type ListedFor = { paymentForType: 'Tournament' | 'Membership'; sourceModuleRecord: string | null; metaData: Record<string, unknown> }

/** The movement in the list of payments of its person, and of the tournament. */
export async function listMovement(
  tx: Tx,
  checkout: CheckoutRow,
  { kind, amount, id }: CardMovement,
  about: ListedFor,
  doer: Doer,
): Promise<void> {
  const { way, says } = LINES[kind]
  const line = {
    ...{ amount, user: checkout.user, description: says, status: 'completed' as const, debitOrCredit: way, ...about },
    items: kind === 'payment' ? checkout.items : [],
    onceKey: keyOfCard(`${kind} ${id}`),
  }
  await paymentStore.insert(tx, line, doer, aboutPayment(line), () => true)
}

/** What undoes an earlier movement of the same name. */
export const TAKES_BACK: Partial<Record<Kind, Kind>> = { 'refund-failed': 'refund', 'dispute-won': 'dispute' }

/** In whose book it stands: that of a tournament, or that of a member. */
export type Book = { tournament: string | null; holder?: string | null }

/** What was posted for the earlier one is taken back, whatever it was. A refund of ours that failed is refused after all. */
export async function takeBack(tx: Tx, book: Book, { kind, id, words }: CardMovement, ours: RefundRow | null, doer: Doer) {
  const source: Source = ours ? { family: 'refunds', record: ours.id } : { family: 'stripe', record: `${TAKES_BACK[kind]} ${id}` }
  await settle(tx, [{ kind: ours ? 'refund' : 'card', source, ...book, lines: [] }], doer)
  if (ours) await refuseRefund(tx, ours, words ?? kind, doer.at)
}

/** What the entry costs of it; the fees on top are nobody's entry. */
export const priceOf = ({ items, amount }: Pick<CheckoutRow, 'items' | 'amount'>) =>
  Math.min(
    amount,
    items.filter(({ type }) => type !== PROCESSING_FEES).reduce((sum, { cost }) => sum + cost, 0),
  )

/** What a movement is in the ledger, after those of this payment that came before it. */
export async function linesOf(
  tx: Tx,
  kind: Kind,
  paid: CheckoutRow & Pick<CardPaid, 'bought' | 'overpaid' | 'isOwedAgain'>,
  amount: number,
  key: string,
) {
  if (kind === 'payment') return linesOfCardPayment(paid)
  const back = (await backOf(tx, paid.id)).filter((one) => one.key !== key)
  const [ours, others] = [back.filter(({ isOurs }) => isOurs), back.filter(({ isOurs }) => !isOurs)]
  const went = { before: sumOf(others), given: sumOf(ours) }
  return kind === 'refund' ? linesOfCardRefund(paid, amount, went) : linesOfDispute(paid, amount, went)
}

const sumOf = (some: readonly { amount: number }[]): number => some.reduce((sum, { amount }) => sum + amount, 0)

/** How much went back to the card. */
export const gaveBack = async (tx: Tx, checkout: string): Promise<number> => sumOf(await backOf(tx, checkout))

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
