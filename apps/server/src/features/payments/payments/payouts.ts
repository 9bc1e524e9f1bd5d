import { refused } from '@ramplight/domain/kernel/errors'
import { countingEvents } from '@ramplight/domain/money/event-lines'
import {
  atAccount,
  isSamePayout,
  lastOfEach,
  type PayoutKey,
  paidOutSaid,
  payoutOfPayment as payoutOfRow,
  shownOf as shownOfPayout,
} from '@ramplight/domain/money/payout-log'
import type { PaidOut } from '@ramplight/domain/money/payout-method'
import { changedDues, type Due, type Payout, payoutsOf } from '@ramplight/domain/money/payouts-open'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { About } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { aliasesAmong } from '#platform/sync/aliases'
import { appendMoney, eventsOf, type NewMoneyEvent } from '../money-events/index.ts'
import { isPayoutOfResult, type PaymentRow, paymentStore } from './payments.store.ts'
import { payments } from './payments.table.ts'
import { tellPayouts } from './tell-payouts.ts'

export { payoutOfRow }

const isFor = (row: Pick<PaymentRow, 'metaData'>) => (one: PayoutKey) => isSamePayout(one, payoutOfRow(row))

/** What a payment of a result shows of the log of money. */
export const shownOf = (payouts: readonly Payout[], row: Pick<PaymentRow, 'metaData' | 'amount'> & { status?: string }) =>
  shownOfPayout(payouts.find(isFor(row)), row)

export const payoutsFor = async (db: Queryable, tournament: string): Promise<Payout[]> => payoutsOf(await eventsOf(db, tournament))

/**
 * The payments that results of a tournament have written, void ones too, held in the order of their ids: whoever says something of its
 * payouts holds them first, so that two who do it are two in a row. A boat that became one with another is read by the name of the one who stays.
 */
export async function holdPayouts(tx: Tx, tournament: string): Promise<PaymentRow[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.sourceModuleRecord, tournament), isNotNull(payments.onceKey), sql`${payments.metaData} ->> 'result' is not null`),
    )
    .orderBy(asc(payments.id))
    .for('update')
  const boats = await aliasesAmong(
    tx,
    rows.map((row) => payoutOfRow(row).entry),
  )
  return rows.map((row) => ({ ...row, metaData: { ...row.metaData, entry: boats.get(payoutOfRow(row).entry) ?? payoutOfRow(row).entry } }))
}

/** Official results pay this: what is new or another sum is said, and 0 for what is not paid any more. What was handed out stays as it is. */
export async function owePayouts(tx: Tx, tournament: string, dues: readonly Due[], doer: Doer): Promise<Payout[]> {
  const changed = changedDues(await payoutsFor(tx, tournament), dues)
  await appendMoney(
    tx,
    tournament,
    changed.map((due) => ({ kind: 'payout-due', ...due })),
    doer,
  )
  return payoutsFor(tx, tournament)
}

/**
 * How payouts were handed out: what is open of each goes out now; where nothing is, it was another method. Null: nobody handed them out. What
 * went to an account stays. The caller holds the rows.
 */
export async function sayHandedOut(tx: Tx, rows: readonly PaymentRow[], paidOut: PaidOut | null, doer: Doer): Promise<void> {
  for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) {
    const events = await eventsOf(tx, tournament)
    const said = of.flatMap((row) => {
      const news = paidOutSaid(row, events, paidOut)
      if (paidOut && !news.some(({ kind, act }) => kind === 'payout-handed-out' && !act) && atAccount(events, payoutOfRow(row)) > 0)
        throw refused('payment.sent')
      return news
    })
    await tellPayouts(tx, tournament, await appendMoney(tx, tournament, said, doer), doer.at)
  }
}

/**
 * These payouts do not exist: nobody handed them out, and nobody is owed them. Refused where the money is at an account. The caller holds
 * the rows.
 */
export async function withdrawPayouts(tx: Tx, rows: readonly PaymentRow[], doer: Doer): Promise<void> {
  for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) {
    const events = await eventsOf(tx, tournament)
    if (of.some((row) => atAccount(events, payoutOfRow(row)) > 0)) throw refused('payment.sent')
  }
  await sayHandedOut(tx, rows, null, doer)
  for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) {
    const payouts = await payoutsFor(tx, tournament)
    const none = of.flatMap((row) => payouts.filter(isFor(row)).map(({ entry, pot, payee }) => ({ entry, pot, payee })))
    await appendMoney(
      tx,
      tournament,
      none.map((one) => ({ kind: 'payout-due', amount: 0, ...one })),
      doer,
    )
  }
}

/** What was said of these payouts was said of another person: the money goes with the angler. The caller holds the rows. */
export async function sayPayee(tx: Tx, rows: readonly PaymentRow[], { from, to }: { from: string; to: string }, doer: Doer): Promise<void> {
  for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) {
    const counting = countingEvents(await eventsOf(tx, tournament)).filter(
      ({ latest }) => latest.payee === from && of.some((row) => isFor(row)(latest)),
    )
    await appendMoney(
      tx,
      tournament,
      counting.map(({ item, latest }): NewMoneyEvent => ({ ...latest, act: 'correct', item, payee: to })),
      doer,
    )
  }
}

/** These payments show what the log says now. The caller holds them. */
export async function showPayouts(
  tx: Tx,
  rows: readonly PaymentRow[],
  doer: Doer,
  about: (row: PaymentRow) => About,
): Promise<PaymentRow[]> {
  const shown: PaymentRow[] = []
  for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) {
    const payouts = await payoutsFor(tx, tournament)
    const changes = of.map((before) => ({ before, changes: shownOf(payouts, before) }))
    shown.push(...(await paymentStore.updateMany(tx, changes, doer, about)))
  }
  return shown
}

/**
 * The payment that shows each payout of these boats: the one that stands; where results pay nothing any more, the last that did, for the
 * boat may have money of it. `rows`: all that results of their tournament have written.
 */
export const payoutRows = (rows: readonly PaymentRow[], entries?: ReadonlySet<string>): PaymentRow[] =>
  lastOfEach(
    rows.filter((row) => !row.deleted && isPayoutOfResult(row) && (!entries || entries.has(payoutOfRow(row).entry))),
    ({ id }) => id,
  )
