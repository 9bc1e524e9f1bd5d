import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored, withoutIds } from '#platform/database/records'
import type { Db, Queryable } from '#platform/database/types'
import { loadParents, missingReferences } from '#platform/http/family-rights'
import { wrongField } from '#platform/http/wrong-field'
import { paymentFamily } from './payments.family.ts'
import { aboutPayment, asVoid, isPayoutOfResult, type PaymentRow, paymentStore, refuseMoved } from './payments.store.ts'
import { withdrawPayouts } from './payouts.ts'

type ChangeBody = BodyOf<typeof paymentCalls.update>

/** What says who gets how much for what. */
const COUNTS = [
  'amount',
  'user',
  'sourceModuleRecord',
  'debitOrCredit',
  'items',
  'paymentForType',
  'recipientOfPayment',
  'partner',
  'metaData',
] as const

/**
 * A void payment stays void. One that a result wrote is changed by reopening the result, so that the money that was paid
 * and the standings that say so never part; noting that a pending one was paid, or voiding it, is always possible.
 */
export const changePayment = (db: Db, id: string, body: ChangeBody, actor: Actor, doer: Doer): Promise<PaymentRow> =>
  inTransaction(db, async (tx) => {
    // Held, so that a payment that is voided at this moment is not brought back.
    const row = await paymentStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    await refuseChange(tx, row, body, actor)
    const becomesVoid = body.status === 'void' && row.status !== 'void'
    const changes = { ...withoutIds(body), ...(becomesVoid ? asVoid(row) : {}) }
    if (becomesVoid && isPayoutOfResult(row)) await withdrawPayouts(tx, [row], doer)
    return paymentStore.update(tx, id, changes, body._rev, doer, aboutPayment({ ...row, ...changes } as PaymentRow))
  })

async function refuseChange(tx: Queryable, row: PaymentRow, body: ChangeBody, actor: Actor): Promise<void> {
  const changes = withoutIds(body)
  const changed = (field: keyof typeof changes) => field in changes && !isStored(row, { [field]: changes[field] })
  if (row.status === 'void' && Object.keys(changes).some((field) => changed(field as keyof typeof changes)))
    throw wrongField('status', 'this payment is void; write a new one', body.status)
  if (COUNTS.some(changed) || changed('status')) refuseMoved(row)
  const generated = row.onceKey !== null
  if (generated && (COUNTS.some(changed) || (row.status === 'completed' && body.status === 'pending')))
    throw refused('tournament.finalized')
  const after = { ...row, ...changes }
  const loaded = await loadParents(paymentFamily, tx, [after], actor)
  const unknown = (await missingReferences(paymentFamily, tx, [{ sent: changes, row: after, before: row }], loaded, actor))(changes)
  if (unknown) throw unknown
  if (changed('sourceModuleRecord') && !isAdmin(actor)) throw refused('reference.unknown', { field: 'sourceModuleRecord' })
}
