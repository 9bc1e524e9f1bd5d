import type { Refund } from '@ramplight/contract/payments/refund-record'
import { anglerNames } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import type { RefundRow } from '../refunds/index.ts'
import { nameOf } from './present-money.ts'

/** What went back, with the names of who gave it. */
export async function presentRefunds(db: Queryable, rows: readonly RefundRow[]): Promise<Refund[]> {
  const names = await anglerNames(
    db,
    rows.flatMap(({ by }) => by ?? []),
  )
  return rows.map(({ id, at, by, amount, method, reason, item, state, words }) => ({
    _id: id,
    ...{ at, by, amount, method, reason, item, state, words },
    byName: nameOf(names, by),
  }))
}
