import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfPayment } from '@ramplight/domain/money/payment-lines'
import { isOnItsWay } from '@ramplight/domain/money/payout-method'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { directedBy, tournamentStore } from '#features/tournaments/tournaments/index'
import { records } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { type Movement, posting } from '../ledger/index.ts'
import { payments } from './payments.table.ts'

const stored = records(payments, 'payments')

export type PaymentRow = typeof payments.$inferSelect

const BY_CARD = 'card '

/** The key of a payment that stands for a movement of the card provider, by what that calls it. */
export const keyOfCard = (movement: string): string => BY_CARD + movement
/** It was made because the card provider said so, and follows what that says. */
export const isByCard = ({ onceKey }: Pick<PaymentRow, 'onceKey'>): boolean => onceKey?.startsWith(BY_CARD) ?? false

/** What the card provider calls the transfer by which a payout went to the account of who won it; null where it did not. */
export function sentAs({ metaData }: Pick<PaymentRow, 'metaData'>): string | null {
  const said = metaData?.sentAs
  return typeof said === 'string' ? said : null
}

/** What the provider has moved, or moves at this moment, stays as it is: a payment by card, and a payout that goes to an account. */
export function refuseMoved(row: PaymentRow): void {
  if (isByCard(row)) throw refused('payment.by-card')
  if (sentAs(row)) throw refused('payment.sent')
  if (isOnItsWay(row)) throw refused('payment.sending')
}

/** What a payment moves: nothing before it is completed, and nothing any more once it is void. */
export const movementOfPayment = (row: PaymentRow): Movement => ({
  kind: 'payment',
  source: { family: stored.name, record: row.id },
  tournament: row.sourceModuleRecord,
  holder: row.sourceModuleRecord ? null : row.user,
  // Of a card the movement itself is posted, once, under the provider's id.
  lines: isByCard(row) ? [] : linesOfPayment(row),
})

/** A payout that a result has written. Its money moves by the log of money alone (`payouts.ts`); the row says who gets how much for what. */
export const isPayoutOfResult = ({ onceKey, metaData }: Pick<PaymentRow, 'onceKey' | 'metaData'>): boolean =>
  // Also of somebody who was erased: which boat and pot it is for stays.
  onceKey !== null && typeof metaData?.result === 'string' && typeof metaData.entry === 'string'

export const paymentStore = posting(stored, (_tx, rows) => rows.filter((row) => !isPayoutOfResult(row)).map(movementOfPayment))

/** Payments of the tournaments that somebody directs, alone or with others. */
export function directedPayments(db: Db, actor: Actor): SQL | undefined {
  if (isAdmin(actor)) return undefined
  const { table } = tournamentStore
  const mine = db.select({ id: table.id }).from(table).where(directedBy(actor))
  return inArray(payments.sourceModuleRecord, mine)
}

/** Everybody's own payments, and those of the tournaments they direct. */
export const visiblePayments = (db: Db, actor: Actor): SQL | undefined =>
  isAdmin(actor) ? undefined : or(eq(payments.user, actor.id), directedPayments(db, actor))

export const aboutPayment = (row: Pick<PaymentRow, 'amount' | 'description' | 'sourceModuleRecord'>) => ({
  tournament: row.sourceModuleRecord,
  summary: `Payment of ${dollarsAndCents(row.amount)}${row.description ? `: ${row.description}` : ''}`,
})

/**
 * What a payment that becomes void has for its key: the key goes to the payment that takes its place, and this one keeps
 * it in a form that is taken by nobody else.
 */
export const keyOfVoid = ({ id, onceKey }: Pick<PaymentRow, 'id' | 'onceKey'>): string | null => onceKey && `${onceKey}:void:${id}`

/** A payment as it is once it is void: what follows from the log of money is shown by the one that takes its place. */
export const asVoid = (row: Pick<PaymentRow, 'id' | 'onceKey'>) => ({
  ...{ status: 'void' as const, onceKey: keyOfVoid(row) },
  ...{ handedOut: null, open: null },
})

/** Those of these entries whose people have money for their tournament that is not void, by id. */
export async function paidAmong(db: Queryable, entries: { id: string; tournament: string; users: string[] }[]): Promise<Set<string>> {
  if (!entries.length) return new Set()
  const [tournaments, users] = [entries.map(({ tournament }) => tournament), entries.flatMap((entry) => entry.users)]
  const rows = await db
    .selectDistinct({ tournament: payments.sourceModuleRecord, user: payments.user })
    .from(payments)
    .where(
      and(
        eq(payments.deleted, false),
        inArray(payments.sourceModuleRecord, tournaments),
        inArray(payments.user, users),
        ne(payments.status, 'void'),
      ),
    )
  const paid = new Set(rows.map(({ tournament, user }) => `${tournament} ${user}`))
  return new Set(entries.flatMap(({ id, tournament, users: boat }) => (boat.some((one) => paid.has(`${tournament} ${one}`)) ? [id] : [])))
}
