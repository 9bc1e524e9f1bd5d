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
import { type Movement, opensLedger, settle } from '../ledger/index.ts'
import { isPayoutOfResult, movementOfPayment, paymentStore } from '../payments/index.ts'

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
      entriesOf(tx, rows as EntryRow[], doer),
    )
    const post = (movements: Movement[]) => settle(tx, movements, doer)
    const { table } = paymentStore
    await inBatches(tx, table, eq(table.status, 'completed'), (rows) =>
      post(rows.filter((row) => !isPayoutOfResult(row)).map((row) => ({ ...movementOfPayment(row), ...before(row) }))),
    )
    const banks = await tx.select({ id: directorCreditBanks.id, user: directorCreditBanks.user }).from(directorCreditBanks)
    const holders = new Map(banks.map(({ id, user }) => [id, user]))
    await inBatches(tx, creditTransactions, undefined, (rows) =>
      post(rows.map((row) => ({ ...movementOfCredits(holders)(row), ...before(row) }))),
    )
  })
}

async function entriesOf(tx: Tx, rows: EntryRow[], doer: Doer): Promise<void> {
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
async function inBatches<T extends RecordTable>(
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
