import { isDeepStrictEqual } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { potOfPayment } from '@ramplight/domain/money/money-event'
import { isOnItsWay } from '@ramplight/domain/money/payout-method'
import type { WantedPayment } from '@ramplight/domain/results/payments-of-result'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import {
  asVoid,
  holdPayouts,
  owePayouts,
  type PaymentRow,
  paymentStore,
  payoutRows,
  payoutsFor,
  shownOf,
} from '../../payments/payments/index.ts'

/** What a result pays. `isOfficial`: it is owed from now on; while results are open nothing is, and what was handed out stays handed out. */
export type Wanted = { payments: readonly WantedPayment[]; isOfficial: boolean }

/**
 * Makes the payments of a result be exactly the wanted ones. What is right stays untouched; what is not is voided, never
 * erased, and written anew. No money moves by it: what was handed out, the log of money knows, and the new payments show it.
 */
export async function settlePayments(tx: Tx, tournament: string, { payments, isOfficial }: Wanted, doer: Doer): Promise<void> {
  const standing = (await holdPayouts(tx, tournament)).filter(({ status, deleted }) => status !== 'void' && !deleted)
  const byKey = new Map(payments.map((payment) => [payment.onceKey, payment]))
  const wrong = standing.filter((row) => !isSame(row, byKey.get(row.onceKey!)))
  for (const row of standing) if (!wrong.includes(row)) byKey.delete(row.onceKey!)
  // What is on its way to an account at this moment would be handed out a second time.
  if (wrong.some(isOnItsWay)) throw refused('payment.sending')
  const voided = wrong.map((before) => ({ before, changes: asVoid(before) }))
  await paymentStore.updateMany(tx, voided, doer, (row) => about(row, 'Payout voided'), 'voided')
  if (isOfficial) {
    const payouts = await owePayouts(tx, tournament, payments.map(dueOf), doer)
    const rows = [...byKey.values()].map(paid(tournament)).map((row) => ({ ...row, ...shownOf(payouts, row) }))
    await paymentStore.insertMany(tx, rows, doer, (row) => about(row, 'Payout recorded'))
  }
  await showGone(tx, tournament, { isOfficial }, doer)
}

/** A boat that is paid nothing any more may have money: its last payment shows what it owes back, and no other void one shows anything. */
async function showGone(tx: Tx, tournament: string, { isOfficial }: { isOfficial: boolean }, doer: Doer): Promise<void> {
  const rows = await holdPayouts(tx, tournament)
  const last = new Set(payoutRows(rows).map(({ id }) => id))
  const payouts = isOfficial ? await payoutsFor(tx, tournament) : []
  const shown = rows
    .filter(({ status }) => status === 'void')
    .map((before) => ({ before, changes: shownOf(last.has(before.id) ? payouts : [], before) }))
    .filter(({ before, changes }) => before.open !== changes.open || before.handedOut !== changes.handedOut)
  await paymentStore.updateMany(tx, shown, doer, (row) => ({
    tournament,
    summary: row.open ? `${dollarsAndCents(0 - row.open)} owed back: ${row.description}` : `Nothing owed back: ${row.description}`,
  }))
}

const dueOf = ({ amount, user, metaData }: WantedPayment) => ({
  ...{ amount, payee: user, entry: metaData.entry, pot: potOfPayment(metaData) },
})

const isSame = (row: PaymentRow, wanted: WantedPayment | undefined): boolean =>
  wanted !== undefined &&
  !row.deleted &&
  row.amount === wanted.amount &&
  row.user === wanted.user &&
  row.partner === wanted.partner &&
  isDeepStrictEqual(row.items, wanted.items)

const paid = (tournament: string) => (wanted: WantedPayment) => ({
  ...wanted,
  id: newId(),
  status: 'completed' as const,
  debitOrCredit: 'debit' as const,
  paymentForType: 'Tournament',
  sourceModuleRecord: tournament,
  recipientOfPayment: wanted.user,
})

const about = ({ sourceModuleRecord, amount, description }: PaymentRow, done: string) => ({
  tournament: sourceModuleRecord,
  summary: `${done}: ${dollarsAndCents(amount)} for ${description}`,
})
