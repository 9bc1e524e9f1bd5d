import { byText } from '@ramplight/domain/kernel/text-order'
import { type Payment, type PaymentLog, refundsIn as refundsInLog } from '@ramplight/domain/money/payment-log'
import type { WholeLine } from '@ramplight/domain/money/posting'
import { itemOfRefund, type RefundMethod } from '@ramplight/domain/money/refunds'
import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import type { Due } from '#platform/jobs/each-row'
import { linesOfEntries } from '../ledger/index.ts'
import { paymentsIn, paymentsOf } from '../money-events/index.ts'
import { refunds } from './refunds.table.ts'

export type RefundRow = typeof refunds.$inferSelect
/** One of an entry by card; else it is of a membership. */
export type BoatRefund = RefundRow & { entry: string; tournament: string }
export const isRefundOfBoat = (row: RefundRow): row is BoatRefund => row.membership === null

const inOrder = [asc(refunds.at), asc(refunds.id)]

/** What was refunded to an entry, or to a member, the oldest first: to a card, and at the ramp. */
export async function refundsOf(db: Queryable, entry: string): Promise<RefundRow[]> {
  const byCard = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.entry, entry), eq(refunds.membership, entry)))
  return inTime([...byCard, ...atRamp(entry, (await paymentsOf(db, [entry])).get(entry))])
}

export async function refundsIn(db: Queryable, tournament: string): Promise<RefundRow[]> {
  const byCard = await db.select().from(refunds).where(eq(refunds.tournament, tournament))
  const logs = await paymentsIn(db, tournament)
  return inTime([...byCard, ...[...logs].flatMap(([entry, log]) => atRamp(entry, log))])
}

/** What the card provider was asked for, and has not said yet. Cents. */
export const askedOf = (rows: readonly RefundRow[]): number =>
  rows.reduce((sum, { state, amount }) => (state === 'asked' ? sum + amount : sum), 0)

const inTime = (rows: RefundRow[]): RefundRow[] => rows.sort((a, b) => byText(a.at, b.at) || byText(a.id, b.id))

/** Of a boat at the ramp: it is in its log of payments. */
const atRamp = (entry: string, log: PaymentLog | undefined): RefundRow[] => refundsInLog(log).map((refund) => rowOfRefund(entry, refund))

const NOT_BY_CARD = { membership: null, checkout: null, movement: null, words: null, impersonator: null, isOwedAgain: false }

/** A refund of the log as the list of refunds has it. */
export function rowOfRefund(entry: string, { item: id, at, amount, event }: Payment): RefundRow {
  const { method, note, by = null } = event
  const said = { method: method as RefundMethod, reason: note ?? '', item: itemOfRefund(event), by, state: 'done' as const }
  return { id, at, entry, tournament: null, amount, ...said, ...NOT_BY_CARD }
}

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

/** Two entries are one: what the one that is gone got back to its card was given back to the boat. */
export async function moveRefunds(tx: Queryable, gone: string, keep: string): Promise<void> {
  await tx.update(refunds).set({ entry: keep }).where(eq(refunds.entry, gone))
}
