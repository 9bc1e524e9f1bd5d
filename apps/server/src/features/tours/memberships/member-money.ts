import { newId } from '@ramplight/contract/kernel/new-id'
import { newEvents } from '@ramplight/domain/log/new-events'
import { type MemberSaid, memberCopies, memberPaymentsSaid } from '@ramplight/domain/money/member-log'
import { NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { appendPayments, heard, paymentsOfMembers } from '#features/payments/money-events/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Records } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import type { memberships } from './memberships.table.ts'

type Table = typeof memberships
type Row = Table['$inferSelect']

/** What is written of a membership beside its columns: payments by hand that are new. */
export type WithPayments = { paymentLog?: PaymentLog | null | undefined }

/** The payments by hand of these members; of one who has paid nothing there are none. For `parents`, which are read at once for all. */
export async function paymentLogs(db: Queryable, ids: string[]): Promise<Map<string, PaymentLog>> {
  const logs = await paymentsOfMembers(db, ids)
  return new Map(ids.map((id) => [id, logs.get(id) ?? NO_PAYMENT_LOG]))
}

type Saying = { id: string; log: PaymentLog; said: MemberSaid & WithPayments; before: Pick<Row, 'paidWith'> | null; doer: Doer }

/**
 * What is said of the money of a member, as payments that are new by it and what the membership says by all of them. Who sends payments says no
 * total.
 */
export function paidNow({ id, log, said, before, doer }: Saying) {
  const sent = newEvents(log, said.paymentLog)
  const at = doer.made?.get(id) ?? doer.at
  const events = Object.keys(sent).length > 0 ? sent : memberPaymentsSaid(log, said, { at, newId })
  const paymentLog = Object.fromEntries(
    Object.entries(events).map(([event, one]) => [event, heard(event, one, { ...log, ...events }, doer)]),
  ) satisfies PaymentLog
  const how = said.paidWith === undefined ? before?.paidWith : said.paidWith
  return {
    ...memberCopies({ ...log, ...paymentLog }, how),
    paymentLog: Object.keys(paymentLog).length > 0 ? paymentLog : undefined,
  }
}

/** The store of memberships: whoever writes payments with one has them in the log and in the ledger, in the same transaction. */
export function withPayments(store: Records<Table>): Records<Table> {
  const append = async (tx: Tx, rows: readonly Row[], fresh: ReadonlyMap<string, PaymentLog>, doer: Doer) => {
    const paid = rows.flatMap((row) => ({ row, own: fresh.get(row.id) ?? NO_PAYMENT_LOG })).filter(({ own }) => own !== NO_PAYMENT_LOG)
    if (paid.length === 0) return
    const logs = await paymentsOfMembers(
      tx,
      paid.map(({ row }) => row.id),
    )
    const payers = paid.map(({ row: { id, user }, own }) => ({
      membership: id,
      holder: user,
      log: logs.get(id) ?? NO_PAYMENT_LOG,
      fresh: own,
    }))
    await appendPayments(tx, payers, doer)
  }
  return {
    ...store,
    insertMany: (db, values, doer, about) =>
      inTransaction(db, async (tx) => {
        const { columns, fresh } = apart(values, ({ id }) => id)
        const rows = await store.insertMany(tx, columns, doer, about)
        await append(tx, rows, new Map([...firstOf(rows, doer), ...fresh]), doer)
        return rows
      }),
    updateMany: (db, changes, doer, about, action) =>
      inTransaction(db, async (tx) => {
        const { columns, fresh } = apart(
          changes.map(({ before, changes: own }) => ({ ...own, id: before.id })),
          ({ id }) => id,
        )
        const rows = await store.updateMany(
          tx,
          changes.map(({ before }, index) => ({ before, changes: columns[index]! })),
          doer,
          about,
          action,
        )
        await append(tx, rows, fresh, doer)
        return rows
      }),
  }
}

/** Who becomes a member as one who has paid, has paid once. */
const firstOf = (rows: readonly Row[], doer: Doer): [string, PaymentLog][] =>
  rows.flatMap((row) => {
    const { paymentLog } = paidNow({ id: row.id, log: NO_PAYMENT_LOG, said: row, before: null, doer })
    return paymentLog ? [[row.id, paymentLog]] : []
  })

/** Columns, and payments by the id of their membership. */
function apart<V extends object>(values: readonly V[], idOf: (value: V) => string) {
  const logOf = (value: V & WithPayments) => value.paymentLog
  const columns = values.map((value): V => {
    const { paymentLog: _, ...own } = value as V & WithPayments
    return own as unknown as V
  })
  const fresh = new Map(
    values.flatMap((value) => {
      const log = logOf(value)
      return log ? [[idOf(value), log] as const] : []
    }),
  )
  return { columns, fresh }
}
