import { refused } from '@ramplight/domain/kernel/errors'
import { isOnItsWay, placeOfPayment } from '@ramplight/domain/money/payout-method'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { appendMoney } from '../money-events/index.ts'
import { aboutPayment, isByCard, isPayoutOfResult, type PaymentRow, paymentStore, sentAs } from './payments.store.ts'
import { holdPayouts, payoutOfRow, payoutRows, showPayouts } from './payouts.ts'
import { tellPayouts } from './tell-payouts.ts'

/**
 * A payout begins to go to the account of who won it: from now on nobody hands it out in another way, or voids it. Refused where somebody
 * has done so already. Answers how much is to go. The caller holds it.
 */
export async function markSending(tx: Tx, row: PaymentRow, doer: Doer): Promise<number> {
  if (row.debitOrCredit !== 'debit' || row.status === 'void' || row.deleted || row.amount <= 0 || isByCard(row))
    throw refused('cards.no-payout')
  const open = isPayoutOfResult(row) ? (row.open ?? 0) : placeOfPayment(row) === 'unstated' ? row.amount : 0
  if (open <= 0) throw refused('payment.handed-out')
  if (isOnItsWay(row)) return open
  const { cameBack: _, ...rest } = row.metaData ?? {}
  await write(tx, row, { metaData: { ...rest, sending: true } }, 'On its way to the account', doer)
  return open
}

type Moved = { transfer: string; amount: number }

/** A payout has gone to the account of who won it: it is paid, by card, and the books say so. The caller holds it. */
export async function markSent(tx: Tx, row: PaymentRow, { transfer, amount }: Moved, doer: Doer): Promise<void> {
  if (sentAs(row)) return
  const { sending: _, ...rest } = row.metaData ?? {}
  const [metaData, what] = [{ ...rest, method: 'card', sentAs: transfer }, 'Sent to the account']
  if (!isPayoutOfResult(row)) return write(tx, row, { amount, status: 'completed', metaData }, what, doer)
  await append(tx, row, { kind: 'payout-handed-out', amount, key: transfer }, doer)
  await write(tx, row, { metaData }, what, doer)
  await showEverywhere(tx, row, doer)
}

/**
 * It is not on its way any more. `cameBack`: why, where its money (`amount`) was there or on its way, and is with the director again; the
 * books with it.
 */
export async function markNotSent(
  tx: Tx,
  row: PaymentRow,
  { cameBack, amount }: { cameBack: string | null; amount: number },
  doer: Doer,
): Promise<void> {
  const { sending, sentAs: was, method: _, ...rest } = row.metaData ?? {}
  if (!sending && !was) return
  const metaData = { ...rest, ...(cameBack === null ? {} : { cameBack }) }
  await write(tx, row, { metaData }, cameBack === null ? 'Not sent to the account' : 'Came back from the account', doer)
  if (!isPayoutOfResult(row)) return
  if (was) await append(tx, row, { kind: 'payout-returned', amount, key: `${was} returned` }, doer)
  await showEverywhere(tx, row, doer)
}

const append = async (
  tx: Tx,
  row: PaymentRow,
  said: { kind: 'payout-handed-out' | 'payout-returned'; amount: number; key: string },
  doer: Doer,
) =>
  tellPayouts(
    tx,
    row.sourceModuleRecord!,
    await appendMoney(
      tx,
      row.sourceModuleRecord!,
      [{ ...said, ...payoutOfRow(row), payee: row.recipientOfPayment ?? row.user, method: 'card' }],
      doer,
    ),
    doer.at,
  )

/** Results may have been made official anew meanwhile: then another payment stands for the same payout, and shows it. */
async function showEverywhere(tx: Tx, row: PaymentRow, doer: Doer): Promise<void> {
  const { entry, pot } = payoutOfRow(row)
  const rows = payoutRows(await holdPayouts(tx, row.sourceModuleRecord!), new Set([entry]))
  await showPayouts(
    tx,
    rows.filter((one) => payoutOfRow(one).pot === pot),
    doer,
    aboutPayment,
  )
}

async function write(tx: Tx, row: PaymentRow, change: Partial<PaymentRow>, what: string, doer: Doer): Promise<void> {
  await paymentStore.update(tx, row.id, change, undefined, doer, { ...aboutPayment(row), summary: `${what}: ${aboutPayment(row).summary}` })
}
