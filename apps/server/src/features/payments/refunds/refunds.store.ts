import type { WholeLine } from '@ramplight/domain/money/posting'
import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import type { Due } from '#platform/jobs/each-row'
import { linesOfEntries } from '../ledger/index.ts'
import { refunds } from './refunds.table.ts'

export type RefundRow = typeof refunds.$inferSelect
/** One of an entry; else it is of a membership. */
export type BoatRefund = RefundRow & { entry: string; tournament: string }
export const isRefundOfBoat = (row: RefundRow): row is BoatRefund => row.membership === null

const inOrder = [asc(refunds.at), asc(refunds.id)]

/** What was given back to an entry, or to a member, the oldest first. */
export const refundsOf = (db: Queryable, entry: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(or(eq(refunds.entry, entry), eq(refunds.membership, entry)))
    .orderBy(...inOrder)

export const refundsIn = (db: Queryable, tournament: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.tournament, tournament))
    .orderBy(...inOrder)

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row ?? null
}

/** Those that the provider was asked for before this moment and has not answered, as far as they are due. */
export const askedBefore = (db: Queryable, at: string, { isDue, order }: Due, most: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lt(refunds.at, at), isDue(refunds.id)))
    .orderBy(order(refunds.id), ...inOrder)
    .limit(most)

/** All that the ledger has of an entry. */
export const linesOf = async (db: Queryable, entry: string): Promise<WholeLine[]> => (await linesOfEntries(db, [entry])).get(entry) ?? []

/** Two entries are one: what was given back for the one that is gone was given back to the boat. */
export async function moveRefunds(tx: Queryable, gone: string, keep: string): Promise<void> {
  await tx.update(refunds).set({ entry: keep }).where(eq(refunds.entry, gone))
}
