import { isDeepStrictEqual } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { withPaidOut } from '@ramplight/domain/money/payout-method'
import { paidOutBefore } from '@ramplight/domain/results/paid-out-before'
import type { WantedPayment } from '@ramplight/domain/results/payments-of-result'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { keyOfVoid, type PaymentRow, paymentStore, payments, refuseMoved } from '../../payments/payments/index.ts'

/**
 * Makes the payments of a result be exactly the wanted ones. What is right stays untouched; what is not is voided, never
 * erased, and written anew. With nothing wanted, everything is voided.
 */
export async function settlePayments(tx: Tx, tournament: string, result: string, wanted: WantedPayment[], doer: Doer): Promise<void> {
  const standing = await generatedFor(tx, tournament, result)
  const byKey = new Map(wanted.map((payment) => [payment.onceKey, payment]))
  const wrong = standing.filter((row) => !isSame(row, byKey.get(row.onceKey!)))
  for (const row of standing) if (!wrong.includes(row)) byKey.delete(row.onceKey!)
  // Money that has gone to somebody's account is gone: a new payment would pay it twice.
  for (const row of wrong) refuseMoved(row)
  const voided = wrong.map((before) => ({ before, changes: { status: 'void' as const, onceKey: keyOfVoid(before) } }))
  await paymentStore.updateMany(tx, voided, doer, (row) => about(row, 'Voided: '), 'voided')
  const fresh = [...byKey.values()].map(paid(tournament))
  const handedOut = fresh.length ? paidOutBefore(await voidedFor(tx, tournament)) : () => null
  const rows = fresh.map((row) => ({ ...row, metaData: withPaidOut(row, handedOut(row)) }))
  await paymentStore.insertMany(tx, rows, doer, (row) => about(row))
}

/** What results of this tournament wrote and took back, the oldest first. */
const voidedFor = (tx: Tx, tournament: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.sourceModuleRecord, tournament), isNotNull(payments.onceKey), eq(payments.status, 'void')))
    .orderBy(asc(payments.updatedAt), asc(payments.id))

/** Held: nobody voids or alters one of them while they are compared. */
const generatedFor = (tx: Tx, tournament: string, result: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.sourceModuleRecord, tournament),
        isNotNull(payments.onceKey),
        ne(payments.status, 'void'),
        sql`${payments.metaData} ->> 'result' = ${result}`,
      ),
    )
    .for('update')

const isSame = (row: PaymentRow, wanted: WantedPayment | undefined): boolean =>
  wanted !== undefined &&
  !row.deleted &&
  row.amount === wanted.amount &&
  row.user === wanted.user &&
  row.partner === wanted.partner &&
  isDeepStrictEqual(row.items, wanted.items)

const paid = (tournament: string) => (wanted: WantedPayment) => ({
  ...wanted,
  id: newId(),
  status: 'completed' as const,
  debitOrCredit: 'debit' as const,
  paymentForType: 'Tournament',
  sourceModuleRecord: tournament,
  recipientOfPayment: wanted.user,
})

const about = ({ sourceModuleRecord, amount, description }: PaymentRow, before = '') => ({
  tournament: sourceModuleRecord,
  summary: `${before}${dollarsAndCents(amount)} for ${description}`,
})
