import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Line } from '@ramplight/domain/money/posting'
import { linesOfRefund, type RefundMethod } from '@ramplight/domain/money/refunds'
import { overpaidParts } from '@ramplight/domain/money/standing'
import { eq } from 'drizzle-orm'
import { type EntryRow, entryStore, hearMoney, storedEntries } from '#features/registration/tournament-entries/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import type { Db, Queryable, Tx } from '#platform/database/types'
import { post } from '../ledger/index.ts'
import { tellBoatMoney } from '../tell-boat-money.ts'
import { leftToRefund } from './left-to-refund.ts'
import { type BoatRefund, findRefund, linesOf, type RefundRow, refundsOf } from './refunds.store.ts'
import { refunds } from './refunds.table.ts'

export type GivingBack = { id: string; entry: EntryRow; amount: number; method: RefundMethod; reason: string }

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
 * Gives money back, once for its id. The entry is held: two who give back at once are two in a row, and the second finds what the first
 * has left. At the ramp it is done and posted here; for a card, which `checkout` names, it is kept aside and the provider is asked next.
 */
export async function giveBack(
  db: Db,
  { id, entry, amount, method, reason }: GivingBack,
  checkoutFor: (tx: Tx) => Promise<string | null>,
  doer: Doer,
  /** What belongs to it and happens once, with it. */
  beside?: (tx: Tx, row: RefundRow) => Promise<void>,
): Promise<RefundRow> {
  if (amount <= 0) throw refused('refund.nothing')
  return inTransaction(db, async (tx) => {
    await entryStore.lockMany(tx, [entry.id])
    const there = await findRefund(tx, id)
    if (there) {
      if (there.entry !== entry.id || there.amount !== amount || there.method !== method) throw refused('record.id-taken')
      return there
    }
    const { left } = leftToRefund(await linesOf(tx, entry.id), await refundsOf(tx, entry.id))
    refuseTooMuch(amount, left)
    const of = { entry: entry.id, tournament: entry.tournament, membership: null }
    const row = await keepAside(tx, { id, amount, method, reason, checkout: await checkoutFor(tx), ...of }, HOW[method], doer)
    await beside?.(tx, row)
    return method === 'card' ? row : finishRefund(tx, row, null)
  })
}

type Aside = Pick<RefundRow, 'id' | 'amount' | 'method' | 'reason' | 'checkout' | 'entry' | 'tournament' | 'membership'>

/** Writes down what is given back, before anybody is asked for it. `how`: in the words of the record. */
export async function keepAside<Of extends Aside>(tx: Tx, of: Of, how: string, doer: Doer): Promise<RefundRow & Of> {
  const { id, tournament, amount, reason } = of
  const asked = { state: 'asked' as const, movement: null, words: null }
  const row = { ...of, at: doer.at, by: doer.id, impersonator: doer.impersonator ?? null, ...asked }
  await tx.insert(refunds).values(row)
  const summary = `Gave back ${dollarsAndCents(amount)} ${how}: ${reason}`
  await writeAudit(tx, doer, { action: 'created', family: 'money', record: id, ...(tournament && { tournament }), after: row, summary })
  return row
}

/** The share of an angler that went back to their card; `isGone`: all of it. */
type ShareBack = { of: string | null; isGone: boolean }

/** The money is back: posted under its id, by who gave it. Who got everything back is not Paid any more. */
export async function finishRefund(
  tx: Tx,
  row: BoatRefund,
  movement: { key: string; at: string } | null,
  share: ShareBack = { of: null, isGone: false },
): Promise<RefundRow> {
  await entryStore.lockMany(tx, [row.entry])
  const before = await linesOf(tx, row.entry)
  const doer: Doer = { id: row.by, at: movement?.at ?? row.at, device: null }
  const lines = linesOfRefund(row, before, { reopens: share.isGone, overpaid: await overpaidOf(tx, row, before) })
  await post(tx, [{ kind: 'refund', source: { family: 'refunds', record: row.id }, tournament: row.tournament, lines }], doer)
  const done = await noteDone(tx, row, movement?.key ?? null)
  await hearMoney(tx, row.entry, doer, share.of)
  // Of a canceled event it was said with the news, when it was asked for.
  if (row.reason !== CANCELED)
    await tellBoatMoney(tx, { kind: 'refund', entry: row.entry, about: row.id, amount: row.amount, how: row.method }, doer.at)
  return done
}

/** It is done: by which movement of the card provider. */
export async function noteDone(tx: Tx, { id }: RefundRow, movement: string | null): Promise<RefundRow> {
  const [done] = await tx.update(refunds).set({ state: 'done', movement, words: null }).where(eq(refunds.id, id)).returning()
  return done!
}

/** What of each thing the boat had paid too much. One that is gone has paid all of it too much. */
async function overpaidOf(tx: Tx, { entry: id, tournament: event }: BoatRefund, lines: readonly Line[]) {
  const [[entry], tournament] = [await storedEntries(tx, [id]), await findTournament(tx, event)]
  return entry && tournament && !entry.deleted ? overpaidParts(toRecord(tournament), toRecord(entry), lines) : new Map()
}

/** The provider has said no: nothing was given back, and the amount is free again. */
export async function refuseRefund(db: Queryable, row: RefundRow, words: string): Promise<RefundRow> {
  const [done] = await db
    .update(refunds)
    .set({ state: 'refused', words: words.slice(0, 500) })
    .where(eq(refunds.id, row.id))
    .returning()
  return done!
}
