import type { Payment } from '@ramplight/contract/payments/payments'
import { fullNames } from '#features/people/users/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { PaymentRow } from './payments.store.ts'

/** Payments with the names of their people, in one statement for all. */
export async function presentPayments(db: Queryable, rows: PaymentRow[]): Promise<Payment[]> {
  const names = await fullNames(
    db,
    rows.map((row) => row.user),
  )
  return rows.map(({ onceKey: _, ...row }) => ({
    ...toRecord(row),
    metaData: row.metaData ?? undefined,
    userName: names.get(row.user) ?? null,
  }))
}
