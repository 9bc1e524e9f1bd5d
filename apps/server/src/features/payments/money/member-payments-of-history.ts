import { hash24 } from '@ramplight/domain/kernel/hash24'
import { isPlace, type Place } from '@ramplight/domain/money/accounts'
import { memberPayment } from '@ramplight/domain/money/member-log'
import { NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { netLines } from '@ramplight/domain/money/posting'
import { asc, gt } from 'drizzle-orm'
import { type MembershipRow, membershipStore } from '#features/tours/memberships/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { keyOf, opensLedger, postedFor } from '../ledger/index.ts'
import { appendPayments, keepPostedPayments, type NewPayments } from '../money-events/index.ts'

/** So many memberships are read at once. */
const BATCH = 500

/**
 * What members had paid by hand before there was a log of it becomes its events, once: one payment for each place that holds money of them. What
 * the ledger has is not posted again. What was paid before there was a ledger is posted now. Also of those who were removed: they may come back.
 */
export const memberPaymentsOfHistory = (db: Db, now: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await opensLedger(tx, now, 'member-payment-events'))) return
    const { table } = membershipStore
    for (let last = ''; ; ) {
      const rows = await tx.select().from(table).where(gt(table.id, last)).orderBy(asc(table.id)).limit(BATCH)
      await paymentsOfMembers(tx, rows, { id: null, at: now, device: null })
      if (rows.length < BATCH) return
      last = rows.at(-1)!.id
    }
  })

/** Of members who have paid by hand, and have no log: their payments as events. */
export async function paymentsOfMembers(tx: Tx, rows: readonly MembershipRow[], doer: Doer): Promise<void> {
  const source = ({ id }: MembershipRow) => ({ family: membershipStore.name, record: id })
  const posted = await postedFor(tx, rows.map(source))
  const [kept, fresh]: [NewPayments[], NewPayments[]] = [[], []]
  for (const row of rows) {
    const payer = { membership: row.id, holder: row.user, log: NO_PAYMENT_LOG }
    const postings = posted.get(keyOf(source(row)))
    if (postings) {
      const lines = netLines(postings.flatMap(({ lines: own }) => own))
      const places = lines.flatMap(({ account, amount }) => (isPlace(account) && amount > 0 ? [{ place: account, amount }] : []))
      kept.push({ ...payer, fresh: paymentsAt(row, places, postings.at(-1)!.at) })
    } else if (row.amountPaid > 0) {
      fresh.push({
        ...payer,
        fresh: memberPayment(NO_PAYMENT_LOG, row.amountPaid, row.paidWith, { at: row.updatedAt, newId: () => idOf(row) }),
      })
    }
  }
  await keepPostedPayments(tx, kept, doer)
  await appendPayments(tx, fresh, doer)
}

const idOf = ({ id }: MembershipRow, place = ''): string => hash24(`paid ${id} ${place}`)

/** One payment for each place, each in the knowledge of those before it. */
function paymentsAt(row: MembershipRow, places: readonly { place: Place; amount: number }[], at: string): PaymentLog {
  let log = NO_PAYMENT_LOG
  for (const { place, amount } of places) {
    const note = row.paidWith?.method === place ? (row.paidWith.note ?? null) : null
    const made = memberPayment(log, amount, null, { at, newId: () => idOf(row, place) })
    log = { ...log, ...Object.fromEntries(Object.entries(made).map(([id, event]) => [id, { ...event, method: place, note }])) }
  }
  return log
}
