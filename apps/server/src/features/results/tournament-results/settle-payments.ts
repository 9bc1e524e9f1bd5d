import { isDeepStrictEqual } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { WantedPayment } from '@ramplight/domain/results/payments-of-result'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import { keyOfVoid, type PaymentRow, paymentStore, payments } from '../../payments/payments/index.ts'

/**
 * Makes the payments of a result be exactly the wanted ones. What is right stays untouched; what is not is voided, never
 * erased, and written anew. With nothing wanted, everything is voided.
 */
export async function settlePayments(tx: Tx, tournament: string, result: string, wanted: WantedPayment[], doer: Doer): Promise<void> {
  const standing = await generatedFor(tx, tournament, result)
  const byKey = new Map(wanted.map((payment) => [payment.onceKey, payment]))
  for (const row of standing) {
    const same = isSame(row, byKey.get(row.onceKey!))
    if (same) byKey.delete(row.onceKey!)
    else await voidGenerated(tx, row, doer)
  }
  for (const payment of byKey.values()) await pay(tx, tournament, payment, doer)
}

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

async function voidGenerated(tx: Tx, row: PaymentRow, doer: Doer): Promise<void> {
  const [after] = await tx
    .update(payments)
    .set({ status: 'void', onceKey: keyOfVoid(row), rev: row.rev + 1, updatedAt: doer.at })
    .where(eq(payments.id, row.id))
    .returning()
  await audit(tx, 'voided', after!, doer, row)
}

async function pay(tx: Tx, tournament: string, wanted: WantedPayment, doer: Doer): Promise<void> {
  const [row] = await tx
    .insert(payments)
    .values({
      ...wanted,
      id: newId(),
      createdAt: doer.at,
      updatedAt: doer.at,
      status: 'completed',
      debitOrCredit: 'debit',
      paymentForType: 'Tournament',
      sourceModuleRecord: tournament,
      recipientOfPayment: wanted.user,
    })
    .returning()
  await audit(tx, 'created', row!, doer)
}

const audit = (tx: Tx, action: 'created' | 'voided', row: PaymentRow, doer: Doer, before?: PaymentRow) =>
  writeAudit(tx, doer, {
    action,
    family: paymentStore.name,
    record: row.id,
    tournament: row.sourceModuleRecord,
    summary: `${action === 'voided' ? 'Voided: ' : ''}$${(row.amount / 100).toFixed(2)} for ${row.description}`,
    before,
    after: row,
  })
