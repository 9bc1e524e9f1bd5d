import { refused } from '@ramplight/domain/kernel/errors'
import { linesOfMemberRefund } from '@ramplight/domain/money/memberships'
import { membershipStore } from '#features/tours/memberships/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { keepAside, noteDone } from './give-back.ts'
import { findRefund, type RefundRow } from './refunds.store.ts'

export type GivingMemberBack = { id: string; membership: string; amount: number; reason: string }

/**
 * Keeps aside what goes back to the card that paid for a membership, once for its id; the provider is asked next. The membership is held:
 * of two who give back at once the second finds what the first has left. `cardFor` says which card, and refuses what is more than it paid.
 */
export async function giveMemberBack(
  db: Db,
  { id, membership, amount, reason }: GivingMemberBack,
  cardFor: (tx: Tx) => Promise<string>,
  doer: Doer,
): Promise<RefundRow> {
  if (amount <= 0) throw refused('refund.nothing')
  return inTransaction(db, async (tx) => {
    await membershipStore.lockMany(tx, [membership])
    const there = await findRefund(tx, id)
    if (there) {
      if (there.membership !== membership || there.amount !== amount) throw refused('record.id-taken')
      return there
    }
    const of = { entry: null, tournament: null, membership }
    return keepAside(tx, { id, amount, method: 'card', reason, checkout: await cardFor(tx), ...of }, 'to the card of a member', doer)
  })
}

/** The money is on the card of the member (`holder`) again: posted under its id, by who gave it. */
export async function finishMemberRefund(
  tx: Tx,
  row: RefundRow,
  { key, at }: { key: string; at: string },
  holder: string,
): Promise<RefundRow> {
  const doer: Doer = { id: row.by, at, device: null }
  const source = { family: 'refunds', record: row.id }
  await post(tx, [{ kind: 'refund', source, tournament: null, holder, lines: linesOfMemberRefund(row.amount) }], doer)
  return noteDone(tx, row, key)
}
