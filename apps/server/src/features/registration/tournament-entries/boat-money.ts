import { newId } from '@ramplight/contract/kernel/new-id'
import { newEvents } from '@ramplight/domain/log/new-events'
import {
  type BoatMoney,
  buysSame,
  copiesOf,
  leavingsOf,
  linesBeside,
  linesOfBoat,
  type MoneySaid,
  NO_PAYMENT_LOG,
  type PaymentLog,
  paymentsIn,
  paymentsSaid,
} from '@ramplight/domain/money/payment-log'
import { leftToPay, paidBy } from '@ramplight/domain/money/standing'
import { lastCardOf, linesOfEntries, paidElsewhere } from '#features/payments/ledger/index'
import { appendPayments, heard, type NewPayments, paymentsOf } from '#features/payments/money-events/index'
import { findTournament, type TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/** The money of these boats, in a number of statements that does not grow with them. A boat that never moved money has none. */
export async function moneyOf(db: Queryable, ids: readonly string[]): Promise<Map<string, BoatMoney>> {
  const [lines, logs] = [await linesOfEntries(db, ids), await paymentsOf(db, ids)]
  const known = [...new Set([...lines.keys(), ...logs.keys()])]
  return new Map(
    known.map((id) => {
      const log = logs.get(id) ?? NO_PAYMENT_LOG
      return [id, { log, others: linesBeside(id, log, lines.get(id) ?? []) }]
    }),
  )
}

/** Of a boat that never moved money. */
export const NO_MONEY: BoatMoney = { log: NO_PAYMENT_LOG, others: [] }

/** What has to be known to say what a change does to the money of boats. */
export type Settling = {
  money: ReadonlyMap<string, BoatMoney>
  /** They were paid on another server: here nothing is booked for them. */
  elsewhere: ReadonlySet<string>
  /** The last card payment of each, where a device says it. */
  lastCard: ReadonlyMap<string, ReturnType<typeof linesOfBoat>>
  doer: Doer
  /** A device says it, perhaps one of the version before, which cannot say what it knew. */
  isPushed: boolean
}

export async function settlingOf(tx: Queryable, ids: readonly string[], doer: Doer, isPushed = false): Promise<Settling> {
  const lastCard = isPushed ? await lastCardOf(tx, ids) : new Map()
  return { money: await moneyOf(tx, ids), elsewhere: await paidElsewhere(tx, [...ids]), lastCard, doer, isPushed }
}

/** What was said of a boat: of its money, and events that a device has made. */
export type Said = MoneySaid & { paymentLog?: PaymentLog | null | undefined }

type Settled = { row: EntryRow; fresh: PaymentLog }

/**
 * A boat after a change, with the payments that are new by it and what it says of its money by all of them. Where neither its money nor what it
 * buys was changed, it says what it said.
 */
export function settled(
  { before, after, said, tournament }: { before: EntryRow | null; after: EntryRow; said: Said; tournament: TournamentRow },
  settling: Settling,
): Settled {
  const { doer, elsewhere } = settling
  const money = settling.money.get(after.id) ?? NO_MONEY
  const event = toRecord(tournament)
  const boats = { tournament: event, before: before && toRecord(before), boat: toRecord(after) }
  const sent = newEvents(money.log, said.paymentLog)
  const isElsewhere = elsewhere.has(after.id)
  const at = doer.made?.get(after.id) ?? doer.at
  const left = leavingsOf({ ...boats, money, at, newId })
  const known = withFresh(money, left)
  const own = () => {
    const unseen = settling.isPushed && isTakenOnceMore(before, after, said, event, money) ? (settling.lastCard.get(after.id) ?? []) : []
    return isElsewhere ? NO_PAYMENT_LOG : paymentsSaid({ ...boats, money: known, said, at, newId, unseen })
  }
  const events = { ...left, ...(Object.keys(sent).length ? sent : own()) }
  const fresh = Object.fromEntries(Object.entries(events).map(([id, one]) => [id, heard(id, one, { ...money.log, ...events }, doer)]))
  const isSaid = said.status !== undefined || said.paidWith !== undefined || said.paidOnline !== undefined
  const isMoved = Object.keys(fresh).length > 0 || isSaid || (boats.before !== null && !buysSame(event, boats.before, boats.boat))
  // Of one that is gone its payments alone are heard.
  if (!isMoved || after.deleted || (isElsewhere && Object.keys(fresh).length === 0)) return { row: after, fresh }
  return { row: { ...after, ...saysOf(tournament, after, { ...money, log: { ...money.log, ...fresh } }, null) }, fresh }
}

/** Who had not heard of the card has taken the money at the ramp, too: a tablet that cannot say what it knew. */
function isTakenOnceMore(
  before: EntryRow | null,
  after: EntryRow,
  { status, paidWith }: Said,
  event: Parameters<typeof leftToPay>[0],
  money: BoatMoney,
): boolean {
  if (!before || status === 'Pending' || !paidWith || before.status !== 'Paid' || !before.paidOnline) return false
  return paymentsIn(money.log).length === 0 && leftToPay(event, toRecord(after), linesOfBoat(after.id, money)) === 0
}

type Says = Pick<EntryRow, 'status' | 'paidOnline' | 'paidWith' | 'partPaid'>

/** The fields of a boat that are copies of its money. `payer`: whose share moved last. */
const saysOf = (tournament: TournamentRow, row: EntryRow, money: BoatMoney, payer: string | null): Says =>
  copiesOf(toRecord(tournament), toRecord(row), money, payer)

/** The money of a boat with payments that are new. */
export const withFresh = (money: BoatMoney = NO_MONEY, fresh: PaymentLog): BoatMoney => ({ ...money, log: { ...money.log, ...fresh } })

/** What is new of each boat, for the log: `settling` knows what was there. */
const newPaymentsOf = (row: EntryRow, fresh: PaymentLog, { money }: Settling): NewPayments[] =>
  Object.keys(fresh).length ? [{ tournament: row.tournament, entry: row.id, log: (money.get(row.id) ?? NO_MONEY).log, fresh }] : []

/** Boats that are stored: their new payments are written and posted. */
export const appendFresh = (tx: Tx, rows: readonly EntryRow[], fresh: ReadonlyMap<string, PaymentLog>, settling: Settling): Promise<void> =>
  appendPayments(
    tx,
    rows.flatMap((row) => newPaymentsOf(row, fresh.get(row.id) ?? NO_PAYMENT_LOG, settling)),
    settling.doer,
  )

/** A boat is Paid beside any form: by a coupon that covers all of it, or as it was before it was deleted. */
export async function bookPaid(tx: Tx, before: EntryRow | null, after: EntryRow, tournament: TournamentRow, doer: Doer): Promise<void> {
  const settling = await settlingOf(tx, [after.id], doer)
  const { fresh } = settled({ before, after, said: { status: 'Paid' }, tournament }, settling)
  await appendFresh(tx, [after], new Map([[after.id, fresh]]), settling)
}

const WORDS = {
  gone: 'A card paid for this entry after it was deleted: refund it',
  paid: 'Paid by card',
  unpaid: 'No longer paid: refunded or disputed',
  part: 'Paid in part by card',
  owing: 'Owes what was added to what it has paid',
}

/**
 * A card, a refund, or two boats that became one have moved the money of a boat: it says what it has paid now. A boat that is gone stays
 * gone, and knows what was paid for it, should it come back. `payer`: the angler whose share moved.
 */
export async function hearMoney(tx: Tx, id: string, doer: Doer, payer: string | null = null): Promise<void> {
  const [entry] = await entryStore.lockMany(tx, [id])
  const tournament = entry && (await findTournament(tx, entry.tournament))
  if (!entry || !tournament) return
  const money = (await moneyOf(tx, [id])).get(id) ?? NO_MONEY
  const isElsewhere = (await paidElsewhere(tx, [id])).has(id)
  const { partPaid, ...copies } = saysOf(tournament, entry, money, payer)
  const wanted = entry.deleted || isElsewhere ? { partPaid } : { ...copies, partPaid }
  const differs = Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(entry[name as keyof Says]))
  if (!differs.length) return
  const summary = entry.deleted ? WORDS.gone : wordsOf(entry, { ...entry, ...wanted }, money)
  await entryStore.updateMany(tx, [{ before: entry, changes: wanted }], doer, () => ({ tournament: entry.tournament, summary }))
}

function wordsOf(before: EntryRow, after: EntryRow, money: BoatMoney): string {
  if (before.status === after.status) return WORDS.part
  if (after.status === 'Paid') return WORDS.paid
  return paidBy(linesOfBoat(after.id, money)) > 0 ? WORDS.owing : WORDS.unpaid
}
