import { type PaymentEvent, type PaymentLog, paymentsIn } from '@ramplight/domain/money/payment-log'
import { netLines, type WholeLine } from '@ramplight/domain/money/posting'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { keyOf, opensLedger, postedFor } from '../ledger/index.ts'
import { keepPostedPayments, paymentsOf } from '../money-events/index.ts'
import { refunds } from '../refunds/index.ts'

/** So many refunds are read at once. */
const BATCH = 500

/**
 * What boats had got back at the ramp before it was in their log of payments becomes events of it, once, under the same ids. The ledger has
 * it already, and nothing is posted again: every place holds what it held. Refunds to cards stay where they are.
 */
export const refundsOfHistory = (db: Db, now: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await opensLedger(tx, now, 'refund-events'))) return
    const atRamp = and(ne(refunds.method, 'card'), eq(refunds.state, 'done'), isNotNull(refunds.entry))
    for (;;) {
      const rows = await tx.select().from(refunds).where(atRamp).orderBy(asc(refunds.at), asc(refunds.id)).limit(BATCH)
      await oneBatch(tx, rows, now)
      const done = rows.map(({ id }) => id)
      if (done.length) await tx.delete(refunds).where(inArray(refunds.id, done))
      if (rows.length < BATCH) return
    }
  })

type Row = typeof refunds.$inferSelect

async function oneBatch(tx: Tx, rows: readonly Row[], now: string): Promise<void> {
  const source = ({ id }: Row) => ({ family: 'refunds', record: id })
  const posted = await postedFor(tx, rows.map(source))
  const entries = [...new Set(rows.flatMap(({ entry }) => entry ?? []))]
  const [logs, boats] = [await paymentsOf(tx, entries), await storedEntries(tx, entries)]
  for (const { id: entry, tournament } of boats) {
    const log = logs.get(entry) ?? {}
    const own = rows.filter((row) => row.entry === entry)
    const fresh: PaymentLog = Object.fromEntries(
      own.map((row) => [row.id, eventOf(row, netLines((posted.get(keyOf(source(row))) ?? []).flatMap(({ lines }) => lines)), log)]),
    )
    await keepPostedPayments(tx, [{ tournament, entry, log, fresh }], { id: null, at: now, device: null })
  }
}

/** What its posting has of each thing. It knew all payments: one that was posted anew later has a later day than it was made. */
function eventOf({ id, at, method, reason, by }: Row, lines: readonly WholeLine[], log: PaymentLog): PaymentEvent {
  const buys = lines.flatMap(({ account, item, amount, times, charged }) =>
    account === 'refund' ? [{ item, cents: Math.max(0, amount), times: Math.max(0, 0 - times), charged: Math.max(0, 0 - charged) }] : [],
  )
  const seen = paymentsIn(log).map(({ item }) => item)
  return { kind: 'refund', item: id, act: 'make', at, method, note: reason, buys, seen, by }
}
