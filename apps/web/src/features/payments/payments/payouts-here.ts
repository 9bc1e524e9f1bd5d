import { newId } from '@ramplight/contract/kernel/new-id'
import { type Payment, payment } from '@ramplight/contract/payments/payments'
import { payoutLog } from '@ramplight/contract/payments/payout-log'
import { refused } from '@ramplight/domain/kernel/errors'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import { eventsOfPayment, lastOfEach, type PayoutSaid, payoutsSaid } from '@ramplight/domain/money/payout-log'
import type { Change } from '@ramplight/sync/types'
import { z } from 'zod'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { recordsOf } from '#platform/local-families/local-family.ts'
import { patchOf } from '#platform/local-writes/local-records.ts'

const sent = z.strictObject({ payoutLog })

/** These payouts, of which this device knows what was said; of another payment only the server says how it was made. */
export async function payoutsHere(local: Local, ids: readonly string[]): Promise<(Payment & { sourceModuleRecord: string })[]> {
  const rows = (await local.rowsOf('payments', ids)).map((row) => decodeRow(payment, row))
  if (rows.length < new Set(ids).size) throw refused('record.not-found')
  return rows.map((row) => {
    const { payoutLog: log, sourceModuleRecord } = row
    if (!log || Object.keys(log).length === 0 || !sourceModuleRecord) throw refused('sync.online-only')
    return { ...row, sourceModuleRecord }
  })
}

/** The payments of results of a tournament, for each payout the one that stands or the last that did, and all that was said of their payouts. */
export async function payoutsOfEvent(local: Local, tournament: string): Promise<{ rows: Payment[]; events: MoneyEvent[] }> {
  const all = await recordsOf({ tbl: 'payments', record: payment }, local, { index: 'sourceModuleRecord', is: tournament })
  const shown = all.filter((row) => row.payoutLog)
  return { rows: lastOfEach(shown, ({ _id }) => _id), events: shown.flatMap(eventsOfPayment) }
}

/** The change of a payment by which that is said of its payout. */
export function payoutChange({ _id: id, payoutLog: log }: Payment, said: readonly PayoutSaid[], local: Local): Change[] {
  if (said.length === 0) return []
  const known = log ?? {}
  const fresh = payoutsSaid(known, said, { at: local.now().toISOString(), newId })
  return [{ kind: 'edit', tbl: 'payments', id, patch: patchOf(sent, { payoutLog: { ...known, ...fresh } }) }]
}
