import { newId } from '@ramplight/contract/kernel/new-id'
import { keptIn } from '@ramplight/domain/money/kept'
import { NO_PAYMENT_LOG, voidsOf } from '@ramplight/domain/money/payment-log'
import { appendPayments, heard, paymentsOf } from '#features/payments/money-events/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { EntryRow } from './tournament-entries.store.ts'

/** A boat that takes part has paid with what was kept of it. `note`: with what was kept for this reason alone. Was anything? */
export async function endKept(
  tx: Tx,
  { id, tournament }: Pick<EntryRow, 'id' | 'tournament'>,
  doer: Doer,
  note: string | null = null,
): Promise<boolean> {
  const log = (await paymentsOf(tx, [id])).get(id) ?? NO_PAYMENT_LOG
  const kept = keptIn(log).flatMap(({ item, event }) => (note === null || event.note === note ? [item] : []))
  if (kept.length === 0) return false
  const voids = voidsOf(log, kept, { at: doer.at, newId })
  const fresh = Object.fromEntries(Object.entries(voids).map(([event, one]) => [event, heard(event, one, log, doer)]))
  await appendPayments(tx, [{ tournament, entry: id, log, fresh }], doer)
  return true
}
