import { and, eq, exists, gt, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import { entryStore } from '#features/registration/tournament-entries/index'
import { membershipStore } from '#features/tours/memberships/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { idAliases } from '#platform/sync/sync.table'
import { creditTransactions } from '../credit-transactions/index.ts'
import { entriesPaidElsewhere, ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { moneyEvents } from '../money-events/index.ts'
import { paymentStore } from '../payments/index.ts'
import { paymentsOfMembers } from './member-payments-of-history.ts'
import { paymentsOfBoats } from './payments-of-history.ts'
import { inBatches, postCredits, postEntries, postPayments } from './post-history.ts'

/** Of several servers that start at once, one looks, and the others wait for it. */
const LOCK = 'money without a posting'

/**
 * Money that somebody wrote down without a posting, because an older version ran for a while after this one (a release that was rolled
 * back): found whenever a server starts, and posted as of when it was written (decision 0121). This version itself leaves none. Answers how
 * many records there were.
 */
export const postMissed = (db: Db, now: string): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`)
    const doer: Doer = { id: null, at: now, device: null }
    let found = 0
    const count =
      <Row>(work: (rows: Row[]) => Promise<void>) =>
      (rows: Row[]) => {
        found += rows.length
        return work(rows)
      }
    const { table: entries } = entryStore
    const { table: members } = membershipStore
    const { table: payments } = paymentStore
    // What became one with another has the money of both, and the log of the other under the other's name.
    const isBoat = and(
      eq(entries.status, 'Paid'),
      eq(entries.deleted, false),
      eq(entries.freeEntry, false),
      sql`coalesce(${entries.paidWith} ->> 'method', '') <> 'free'`,
      notExists(mergedInto(tx, entries.id)),
    )
    const [logOfBoat, logOfMember] = [logged(tx, eq(moneyEvents.entry, entries.id)), logged(tx, eq(moneyEvents.membership, members.id))]
    // By a version that knew the ledger, and no log of payments.
    const postedBoat = and(isBoat, notExists(logOfBoat), exists(posted(tx, entryStore.name, entries.id)))
    await inBatches(tx, entries, postedBoat, (rows) => paymentsOfBoats(tx, rows, doer))
    const unknownBoat = and(isBoat, notExists(logOfBoat), notExists(linesOf(tx)), notExists(elsewhere(tx)))
    await inBatches(
      tx,
      entries,
      unknownBoat,
      count((rows) => postEntries(tx, rows, doer)),
    )
    await inBatches(
      tx,
      members,
      and(gt(members.amountPaid, 0), notExists(logOfMember), notExists(mergedInto(tx, members.id))),
      count((rows) => paymentsOfMembers(tx, rows, doer)),
    )
    const ofPeople = and(
      isNull(sql`${payments.metaData} ->> 'result'`),
      or(isNull(payments.onceKey), not(sql`${payments.onceKey} like 'card %'`)),
    )
    const unposted = and(
      eq(payments.status, 'completed'),
      eq(payments.deleted, false),
      not(eq(payments.amount, 0)),
      notExists(posted(tx, paymentStore.name, payments.id)),
      ofPeople,
    )
    await inBatches(
      tx,
      payments,
      unposted,
      count((rows) => postPayments(tx, rows, doer)),
    )
    const credits = and(not(eq(creditTransactions.amount, 0)), notExists(posted(tx, 'credit-transactions', creditTransactions.id)))
    await inBatches(
      tx,
      creditTransactions,
      credits,
      count((rows) => postCredits(tx, rows, doer)),
    )
    return found
  })

const one = { one: sql`1` }
const logged = (tx: Tx, which: SQL) => tx.select(one).from(moneyEvents).where(which)
const posted = (tx: Tx, family: string, id: typeof entryStore.table.id | SQL | object) =>
  tx
    .select(one)
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.sourceFamily, family), sql`${ledgerPostings.sourceRecord} = ${id}`))
const mergedInto = (tx: Tx, id: SQL | object) => tx.select(one).from(idAliases).where(sql`${idAliases.canonicalId} = ${id}`)
const linesOf = (tx: Tx) => tx.select(one).from(ledgerLines).where(eq(ledgerLines.entry, entryStore.table.id))
const elsewhere = (tx: Tx) => tx.select(one).from(entriesPaidElsewhere).where(eq(entriesPaidElsewhere.entry, entryStore.table.id))
