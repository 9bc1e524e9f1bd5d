import type { Payment } from '@ramplight/contract/payments/payments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { anglerNames } from '#features/people/users/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { PaymentRow } from './payments.store.ts'

/** Payments with the names of their people, in one statement for all. */
export async function presentPayments(db: Queryable, rows: PaymentRow[]): Promise<Payment[]> {
  const names = await anglerNames(
    db,
    rows.map((row) => row.user),
  )
  return rows.map(({ onceKey: _, ...row }) => {
    const name = names.get(row.user)
    return { ...toRecord(row), metaData: row.metaData ?? undefined, userName: name ? fullName(name) : null }
  })
}
