import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { appendFresh, type EntryRow, entryStore, settled, settlingOf } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { RecordTable, RowOf } from '#platform/database/records'
import type { Db, Tx } from '#platform/database/types'
import { creditTransactions, movementOfCredits } from '../credit-transactions/index.ts'
import { directorCreditBanks } from '../director-credit-banks/index.ts'
import { opensLedger, settle } from '../ledger/index.ts'
import { isPayoutOfResult, movementOfPayment, type PaymentRow, paymentStore } from '../payments/index.ts'

/** So many rows are read at once. */
const BATCH = 500

/** What was written before there was a ledger: when it was last changed is the best that is known of when it was paid. */
const before = ({ updatedAt }: { updatedAt: string }) => ({ at: updatedAt })

/**
 * Posts what had moved money before there was a ledger, once: paid entries at today's price, payments and credits. What members paid is posted
 * with their payments (`member-payments-of-history.ts`).
 * Runs when a server starts; of several that start at once one posts, and the others wait for it.
 */
export async function postHistory(db: Db, now: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await opensLedger(tx, now))) return
    const doer: Doer = { id: null, at: now, device: null }
    await inBatches(tx, entryStore.table, and(eq(entryStore.table.status, 'Paid'), eq(entryStore.table.deleted, false)), (rows) =>
      postEntries(tx, rows, doer),
    )
    await inBatches(tx, paymentStore.table, eq(paymentStore.table.status, 'completed'), (rows) => postPayments(tx, rows, doer))
    await inBatches(tx, creditTransactions, undefined, (rows) => postCredits(tx, rows, doer))
  })
}

export const postPayments = (tx: Tx, rows: readonly PaymentRow[], doer: Doer): Promise<void> =>
  settle(
    tx,
    rows.filter((row) => !isPayoutOfResult(row)).map((row) => ({ ...movementOfPayment(row), ...before(row) })),
    doer,
  )

export async function postCredits(tx: Tx, rows: readonly (typeof creditTransactions.$inferSelect)[], doer: Doer): Promise<void> {
  const banks = await tx.select({ id: directorCreditBanks.id, user: directorCreditBanks.user }).from(directorCreditBanks)
  const holders = new Map(banks.map(({ id, user }) => [id, user]))
  await settle(
    tx,
    rows.map((row) => ({ ...movementOfCredits(holders)(row), ...before(row) })),
    doer,
  )
}

/** Boats that say Paid: a payment of what they owe today, as of when they were last changed. */
export async function postEntries(tx: Tx, rows: EntryRow[], doer: Doer): Promise<void> {
  const { table } = tournamentStore
  const ids = [...new Set(rows.map(({ tournament }) => tournament))]
  const tournaments = await tx.select().from(table).where(inArray(table.id, ids))
  const byId = new Map(tournaments.map((row) => [row.id, row]))
  const boats = rows.map(({ id }) => id)
  const settling = await settlingOf(tx, boats, { ...doer, made: new Map(rows.map(({ id, updatedAt }) => [id, updatedAt])) })
  const fresh = rows.flatMap((row) => {
    const [tournament, said] = [byId.get(row.tournament), { status: 'Paid' as const }]
    return tournament ? [[row.id, settled({ before: null, after: row, said, tournament }, settling).fresh] as const] : []
  })
  await appendFresh(tx, rows, new Map(fresh), settling)
}

/** All rows of a table that match, in the order of their ids. */
export async function inBatches<T extends RecordTable>(
  tx: Tx,
  table: T,
  where: Parameters<typeof and>[0],
  work: (rows: RowOf<T>[]) => Promise<void>,
): Promise<void> {
  let last = ''
  for (;;) {
    const rows = (await tx
      .select()
      .from(table as PgTable)
      .where(and(gt(table.id, last), where))
      .orderBy(asc(table.id))
      .limit(BATCH)) as RowOf<T>[]
    if (rows.length) await work(rows)
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
