import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { newEvents } from '@ramplight/domain/log/new-events'
import { DIRECTION } from '@ramplight/domain/money/event-lines'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import {
  isSamePayout,
  mayBeSaid,
  type PayoutEvent,
  type PayoutKey,
  type PayoutLog,
  payoutOfPayment,
} from '@ramplight/domain/money/payout-log'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable, Tx } from '#platform/database/types'
import { wrongField } from '#platform/http/wrong-field'
import { appendMoney, eventsIn, eventsOf, type NewMoneyEvent, type Said } from '../money-events/index.ts'
import { aboutPayment, isPayoutOfResult, type PaymentRow, paymentStore } from './payments.store.ts'
import { holdPayouts, payoutRows, showPayouts } from './payouts.ts'
import { PAID_HOW } from './say-paid-out.ts'
import { tellPayouts } from './tell-payouts.ts'

/** `fresh`: what is new in the log of its tournament by it. */
export type Heard = { row: PaymentRow; fresh: MoneyEvent[] }

/**
 * What a device says of one payout is on the books, also where the results are open again or pay another sum by now: the money has moved. What is
 * there already is not written again. The caller has asked whether they may, and tells the winners.
 */
export const hearPayouts = (db: Db, id: string, sent: PayoutLog, doer: Doer): Promise<Heard> =>
  inTransaction(db, async (tx) => {
    const row = await paymentStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    const tournament = row.sourceModuleRecord
    if (!tournament || !isPayoutOfResult(row)) throw refused('payment.not-handed-out')
    const rows = await holdPayouts(tx, tournament)
    const key = payoutOfPayment(rows.find((one) => one.id === id) ?? row)
    const known = await eventsOf(tx, tournament)
    const news = newEvents(Object.fromEntries(known.map((one) => [one._id, one])), sent)
    if (Object.keys(news).length === 0) return { row, fresh: [] }
    // Nobody moves money as somebody else.
    if (doer.impersonator) throw refused('impersonation.account')
    refuseUnsayable(news, known, key)
    const fresh = await appendMoney(tx, tournament, saidIn(news, row, { known, key }), doer)
    for (const event of fresh)
      await writeAudit(tx, doer, { ...{ action: 'changed', family: 'money', record: key.entry, tournament }, summary: lineOf(event) })
    const shown = payoutRows(rows, new Set([key.entry])).filter((one) => isSamePayout(payoutOfPayment(one), key))
    const after = await showPayouts(tx, shown, doer, aboutPayment)
    return { row: after.find((one) => one.id === id) ?? (await paymentStore.find(tx, id)) ?? row, fresh }
  })

/** What is due, the results say; what a card moves, the provider; and a word is about this payout. */
function refuseUnsayable(news: PayoutLog, known: readonly MoneyEvent[], key: PayoutKey): void {
  const makes = new Map(known.flatMap((one) => (one.act === 'make' ? [[one.item, one]] : [])))
  const made = (item: string): PayoutEvent | undefined => makes.get(item) ?? news[item]
  const isOfAnother = (item: string) => makes.has(item) && !isSamePayout(makes.get(item)!, key)
  if (!Object.values(news).every((event) => mayBeSaid(event, made(event.item)) && !isOfAnother(event.item)))
    throw wrongField('payoutLog', 'official results say what is due, and the card provider what it has moved')
}

/** As the log takes it. Who got it is who won it, then or now. */
function saidIn(news: PayoutLog, row: PaymentRow, { known, key }: { known: readonly MoneyEvent[]; key: PayoutKey }): NewMoneyEvent[] {
  const winners = new Set(known.flatMap((one) => (one.kind === 'payout-due' && isSamePayout(one, key) ? (one.payee ?? []) : [])))
  const winner = row.recipientOfPayment ?? row.user
  return Object.entries(news).map(
    ([id, { at: claimed, by: _, device: __, note = null, ...event }]): NewMoneyEvent => ({
      ...{ ...event, ...key, id, claimed, note },
      payee: event.payee !== null && winners.has(event.payee) ? event.payee : winner,
    }),
  )
}

/** Of many payouts of one push: a winner of three pots hears it once. */
export async function tellHeard(tx: Tx, heard: readonly Heard[], at: string): Promise<void> {
  const byTournament = Map.groupBy(heard, ({ row }) => row.sourceModuleRecord!)
  for (const [tournament, all] of byTournament)
    await tellPayouts(
      tx,
      tournament,
      all.flatMap(({ fresh }) => fresh),
      at,
    )
}

/** `Payout of $648.00, by check (1042)`, `Payout returned, $148.00, voided`. */
function lineOf({ act, kind, amount, method, note }: PayoutEvent): string {
  const isMove = DIRECTION[kind] !== undefined
  const sum = dollarsAndCents(amount)
  const how = isMove ? (PAID_HOW[method ?? ''] ?? 'in cash') : 'settled without money'
  const said = act === 'void' ? (isMove ? 'voided' : 'open again') : how
  return `${kind === 'payout-returned' ? `Payout returned, ${sum}` : `Payout of ${sum}`}, ${said}${note ? ` (${note})` : ''}`
}

/** The log of the payout of each of these payments of results, by the id of the payment: also while results are open, when it stays on the books. */
export async function payoutLogsOf(db: Queryable, rows: readonly PaymentRow[]): Promise<Map<string, PayoutLog>> {
  const shown = rows.filter(isPayoutOfResult)
  const logs = await eventsIn(db, [...new Set(shown.flatMap(({ sourceModuleRecord }) => sourceModuleRecord ?? []))])
  return new Map(
    shown.flatMap((row): [string, PayoutLog][] => {
      const own = (logs.get(row.sourceModuleRecord!) ?? []).filter(({ event }) => isSamePayout(event, payoutOfPayment(row)))
      // Of a boat that became one with another the payment has the old name: it is asked for online.
      return own.length > 0 ? [[row.id, logOf(own)]] : []
    }),
  )
}

const logOf = (own: readonly Said[]): PayoutLog =>
  Object.fromEntries(own.map(({ event: { _id, entry: _, pot: __, ...event }, by, device }) => [_id, { ...event, by, device }]))
