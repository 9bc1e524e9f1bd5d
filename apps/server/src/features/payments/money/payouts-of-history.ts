import { hash24 } from '@ramplight/domain/kernel/hash24'
import { noteOfPayment, placeOfPayment } from '@ramplight/domain/money/payout-method'
import { netLines } from '@ramplight/domain/money/posting'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { keyOf, opensLedger, postedFor, settle } from '../ledger/index.ts'
import { appendMoney, keepPostedMoney, type NewMoneyEvent } from '../money-events/index.ts'
import { movementOfPayment, type PaymentRow, paymentStore, payments, payoutOfRow, payoutsFor, shownOf } from '../payments/index.ts'

/**
 * What results had paid before there was a log of money becomes its events, once. What was handed out is in the ledger already and is not
 * posted again. What nobody handed out was posted as gone, without saying where from: that is taken back, for the money is still there.
 * Where results are open at that moment, what was handed out of the last ones is gone from the places, whatever comes next.
 */
export const payoutsOfHistory = (db: Db, now: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await opensLedger(tx, now, 'payout-events'))) return
    const written = and(
      isNotNull(payments.onceKey),
      isNotNull(payments.sourceModuleRecord),
      sql`${payments.metaData} ->> 'result' is not null`,
    )
    const rows = await tx.select().from(payments).where(written).orderBy(asc(payments.updatedAt), asc(payments.id))
    for (const [tournament, of] of Map.groupBy(rows, ({ sourceModuleRecord }) => sourceModuleRecord!)) await oneEvent(tx, tournament, of)
  })

async function oneEvent(tx: Tx, tournament: string, rows: readonly PaymentRow[]): Promise<void> {
  const standing = rows.filter(({ status, deleted }) => status === 'completed' && !deleted)
  if (standing.length) await standingRows(tx, tournament, standing)
  else await reopened(tx, tournament, rows)
  const payouts = await payoutsFor(tx, tournament)
  for (const row of standing) await tx.update(payments).set(shownOf(payouts, row)).where(eq(payments.id, row.id))
}

const by = (at: string): Doer => ({ id: null, at, device: null })
const saidOf = (row: PaymentRow) => ({
  amount: row.amount,
  at: row.createdAt,
  ...payoutOfRow(row),
  payee: row.recipientOfPayment ?? row.user,
})
const dueOf = (row: PaymentRow): NewMoneyEvent => ({ kind: 'payout-due', id: hash24(`due ${row.id}`), ...saidOf(row) })
/** On the day of the result, as winnings were counted until now. */
const handedOutOf = (row: PaymentRow): NewMoneyEvent => ({
  ...{ kind: 'payout-handed-out', id: hash24(`handed out ${row.id}`), ...saidOf(row) },
  ...{ method: placeOfPayment(row), note: noteOfPayment(row) },
})
const isHandedOut = (row: PaymentRow): boolean => placeOfPayment(row) !== 'unstated'

async function standingRows(tx: Tx, tournament: string, rows: readonly PaymentRow[]): Promise<void> {
  const source = ({ id }: PaymentRow) => ({ family: paymentStore.name, record: id })
  const posted = await postedFor(tx, rows.map(source))
  const isPosted = (row: PaymentRow) => netLines((posted.get(keyOf(source(row))) ?? []).flatMap(({ lines }) => lines)).length > 0
  const [inBooks, others] = [rows.filter(isPosted), rows.filter((row) => !isPosted(row))]
  const doer = by(rows[0]!.createdAt)
  await keepPostedMoney(tx, tournament, [...rows.map(dueOf), ...inBooks.filter(isHandedOut).map(handedOutOf)], doer)
  await appendMoney(tx, tournament, others.filter(isHandedOut).map(handedOutOf), doer)
  const nobodyPaid = inBooks.filter((row) => !isHandedOut(row))
  await settle(
    tx,
    nobodyPaid.map((row) => ({ ...movementOfPayment(row), lines: [], at: row.updatedAt })),
    doer,
  )
}

/**
 * Of results that are open now: what was handed out when they were reopened, which voided all their payments in one moment. What somebody
 * voided by hand was never handed out.
 */
async function reopened(tx: Tx, tournament: string, rows: readonly PaymentRow[]): Promise<void> {
  const event = await findTournament(tx, tournament)
  if (!event || event.cancelled || !['Closed', 'In Progress'].includes(event.status)) return
  const last = rows.at(-1)!.updatedAt
  const gone = rows.filter((row) => row.status === 'void' && row.updatedAt === last && isHandedOut(row))
  const doer = by(last)
  await keepPostedMoney(tx, tournament, gone.map(dueOf), doer)
  await appendMoney(tx, tournament, gone.map(handedOutOf), doer)
}
