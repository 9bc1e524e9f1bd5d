import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { NO_PAYMENT_LOG, type PaymentLog, refundsIn } from '@ramplight/domain/money/payment-log'
import type { Line } from '@ramplight/domain/money/posting'
import {
  leftToRefund,
  linesOfRefund,
  mostOf,
  type RampRefundMethod,
  type RefundMethod,
  refundAtRamp,
} from '@ramplight/domain/money/refunds'
import { refundBasis } from '@ramplight/domain/money/standing'
import { isToldWithdrawing } from '@ramplight/domain/money/withdrawal'
import { eq } from 'drizzle-orm'
import { type EntryRow, entryStore, hearMoney, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { appendPayments, heard, paymentsOf } from '../money-events/index.ts'
import { tellBoatMoney } from '../tell-boat-money.ts'
import { tellDirector } from '../tell-director.ts'
import { askedOf, type BoatRefund, findRefund, isRefundOfBoat, linesOf, type RefundRow, refundsOf, rowOfRefund } from './refunds.store.ts'
import { refunds } from './refunds.table.ts'

/** `item`: of this thing alone, the entry fee or a pot. `isOwedAgain`: the boat is to pay it again. */
export type GivingBack = {
  id: string
  entry: EntryRow
  amount: number
  method: RefundMethod
  reason: string
  item?: string | null | undefined
  isOwedAgain?: boolean | undefined
}

const HOW = { card: 'to the card', cash: 'in cash', check: 'by check', credits: 'as credit' } as const satisfies Record<
  RefundMethod,
  string
>

/** Why all boats of a canceled event get their money back. */
export const CANCELED = 'Event canceled'

/** Refuses what is more than is left, in the words of whoever typed it. */
export function refuseTooMuch(amount: number, left: number): void {
  if (amount > left) throw refused('refund.too-much', { left: dollarsAndCents(left), amount: dollarsAndCents(amount) })
}

/**
 * Refunds, once for its id. The entry is held: two who refund at once are two in a row, and the second finds what the first has left. At the
 * ramp it is an event of the log of payments and done; for a card, which `checkoutFor` names, it is kept aside and the provider is asked next.
 */
export async function giveBack(
  db: Queryable,
  given: GivingBack,
  checkoutFor: (tx: Tx) => Promise<string | null>,
  doer: Doer,
  /** What belongs to it and happens once, with it. */
  beside?: (tx: Tx, row: RefundRow) => Promise<void>,
): Promise<RefundRow> {
  const { id, entry, amount, method, reason, item = null, isOwedAgain = false } = given
  if (amount <= 0) throw refused('refund.nothing')
  return inTransaction(db, async (tx) => {
    await entryStore.lockMany(tx, [entry.id])
    const known = await refundsOf(tx, entry.id)
    const there = known.find((row) => row.id === id) ?? (await findRefund(tx, id))
    // It was voided: it never happened, and another one has another name.
    if (!there && Object.hasOwn((await paymentsOf(tx, [entry.id])).get(entry.id) ?? {}, id)) throw refused('record.id-taken')
    if (there) {
      if (there.entry !== entry.id || there.amount !== amount || there.method !== method) throw refused('record.id-taken')
      return there
    }
    const lines = await linesOf(tx, entry.id)
    refuseTooMuch(amount, Math.min(leftToRefund(lines, askedOf(known)).left, mostOf(lines, item)))
    const checkout = await checkoutFor(tx)
    const of = { entry: entry.id, tournament: entry.tournament, membership: null }
    const row =
      method === 'card'
        ? await keepAside(tx, { id, amount, method, reason, checkout, item, isOwedAgain, ...of }, HOW[method], doer)
        : await refundNow(tx, { ...given, method }, lines, doer)
    await beside?.(tx, row)
    return row
  })
}

/** At the ramp: an event of the boat, with its posting. */
async function refundNow(
  tx: Tx,
  { id, entry, amount, method, reason, item, isOwedAgain }: GivingBack & { method: RampRefundMethod },
  lines: readonly Line[],
  doer: Doer,
): Promise<RefundRow> {
  const log = (await paymentsOf(tx, [entry.id])).get(entry.id) ?? NO_PAYMENT_LOG
  const basis = await basisNow(tx, { entry: entry.id, tournament: entry.tournament }, lines)
  const said = refundAtRamp({ id, at: doer.at, method, amount, note: reason }, log, lines, { item, isOwedAgain, ...basis })
  const fresh: PaymentLog = { [id]: heard(id, said[id]!, log, doer) }
  await appendPayments(tx, [{ tournament: entry.tournament, entry: entry.id, log, fresh }], doer)
  await hearMoney(tx, entry.id, doer)
  const row = rowOfRefund(entry.id, refundsIn(fresh)[0]!)
  await auditRefund(tx, { ...row, tournament: entry.tournament }, HOW[method], doer)
  await tellRefund(tx, { ...row, entry: entry.id }, doer.at)
  return row
}

type Aside = Pick<RefundRow, 'id' | 'amount' | 'method' | 'reason' | 'checkout' | 'entry' | 'tournament' | 'membership'> &
  Partial<Pick<RefundRow, 'item' | 'isOwedAgain'>>

/** Writes down what goes back to a card, before anybody is asked for it. `how`: in the words of the record. */
export async function keepAside<Of extends Aside>(tx: Tx, of: Of, how: string, doer: Doer): Promise<RefundRow & Of> {
  const asked = { state: 'asked' as const, movement: null, words: null }
  const row = { item: null, isOwedAgain: false, ...of, at: doer.at, by: doer.id, impersonator: doer.impersonator ?? null, ...asked }
  await tx.insert(refunds).values(row)
  await auditRefund(tx, row, how, doer)
  return row
}

function auditRefund(tx: Tx, row: RefundRow, how: string, doer: Doer): Promise<void> {
  const { id: record, tournament, amount, reason } = row
  const summary = `Refunded ${dollarsAndCents(amount)} ${how}: ${reason}`
  return writeAudit(tx, doer, { action: 'created', family: 'money', record, ...(tournament && { tournament }), after: row, summary })
}

/** The money is on the card: posted under its id, by who refunded it. `share`: the angler whose share it was. */
export async function finishRefund(
  tx: Tx,
  row: BoatRefund,
  movement: { key: string; at: string },
  share: string | null,
): Promise<RefundRow> {
  await entryStore.lockMany(tx, [row.entry])
  const before = await linesOf(tx, row.entry)
  const doer: Doer = { id: row.by, at: movement.at, device: null }
  const { item, isOwedAgain } = row
  const lines = linesOfRefund(row, before, { item, isOwedAgain, ...(await basisNow(tx, row, before)) })
  await post(tx, [{ kind: 'refund', source: { family: 'refunds', record: row.id }, tournament: row.tournament, lines }], doer)
  const done = await noteDone(tx, row, movement.key)
  await hearMoney(tx, row.entry, doer, share)
  await tellRefund(tx, row, doer.at)
  return done
}

/** Of a canceled event it was said with the news, when it was asked for; of a boat that withdraws, with that. */
async function tellRefund(tx: Tx, { id, entry, amount, method, reason }: Omit<BoatRefund, 'tournament'>, at: string): Promise<void> {
  const [boat] = await storedEntries(tx, [entry])
  if (reason === CANCELED || (boat && isToldWithdrawing(boat, reason))) return
  await tellBoatMoney(tx, { kind: 'refund', entry, about: id, amount, how: method }, at)
}

/** It is done: by which movement of the card provider. */
export async function noteDone(tx: Tx, { id }: RefundRow, movement: string): Promise<RefundRow> {
  const [done] = await tx.update(refunds).set({ state: 'done', movement, words: null }).where(eq(refunds.id, id)).returning()
  return done!
}

/** What of each thing the boat had paid too much, and is asked for. One that is gone has paid all of it too much, and owes it again should it come back. */
async function basisNow(tx: Tx, { entry: id, tournament: event }: Pick<BoatRefund, 'entry' | 'tournament'>, lines: readonly Line[]) {
  const [[entry], tournament] = [await storedEntries(tx, [id]), await findTournament(tx, event)]
  return entry && tournament ? refundBasis(toRecord(tournament), toRecord(entry), lines) : {}
}

/**
 * The provider has said no, once: nothing was given back, and the amount is free again. A boat that has withdrawn was told of the refund with that,
 * and nobody looks at it any more: its director and its anglers hear of it. Of one that was on the card already, whoever books that tells the
 * anglers.
 */
export const refuseRefund = (db: Queryable, { id }: RefundRow, words: string, at: string): Promise<RefundRow> =>
  inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (before!.state === 'refused') return before!
    const said = { state: 'refused' as const, words: words.slice(0, 500) }
    await tx.update(refunds).set(said).where(eq(refunds.id, id))
    const row = { ...before!, ...said }
    if (isRefundOfBoat(row)) await tellRefused(tx, row, before!.state === 'asked', at)
    return row
  })

async function tellRefused(tx: Tx, { id, entry, amount, reason }: BoatRefund, wasAsked: boolean, at: string): Promise<void> {
  const [boat] = await storedEntries(tx, [entry])
  if (!boat?.deleted || !isToldWithdrawing(boat, reason)) return
  if (wasAsked) await tellBoatMoney(tx, { kind: 'refund-failed', entry, about: id, amount }, at)
  await tellDirector(tx, boat, { kind: 'refundFailed', refund: id, amount }, at)
}
