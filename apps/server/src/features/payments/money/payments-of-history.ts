import { hash24 } from '@ramplight/domain/kernel/hash24'
import { isPlace, type Place } from '@ramplight/domain/money/accounts'
import { NO_PAYMENT_LOG, type PaymentEvent } from '@ramplight/domain/money/payment-log'
import { netLines, type WholeLine } from '@ramplight/domain/money/posting'
import type { Buying } from '@ramplight/domain/money/standing'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { and, asc, eq, gt } from 'drizzle-orm'
import { type EntryRow, entryStore } from '#features/registration/tournament-entries/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { keyOf, linesOfEntries, opensLedger, paidElsewhere, postedFor } from '../ledger/index.ts'
import { keepPostedPayments, type NewPayments } from '../money-events/index.ts'

/** So many boats are read at once. */
const BATCH = 500

/**
 * What boats had paid at the ramp before there was a log of payments becomes its events, once. The ledger has it already, and nothing is posted
 * again: every place holds what it held. A boat that paid in two ways has paid twice, once each.
 */
export const paymentsOfHistory = (db: Db, now: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await opensLedger(tx, now, 'payment-events'))) return
    for (let last = ''; ; ) {
      const rows = await tx
        .select()
        .from(entryStore.table)
        .where(and(gt(entryStore.table.id, last), eq(entryStore.table.deleted, false)))
        .orderBy(asc(entryStore.table.id))
        .limit(BATCH)
      await paymentsOfBoats(tx, rows, { id: null, at: now, device: null })
      if (rows.length < BATCH) return
      last = rows.at(-1)!.id
    }
  })

/** Of boats whose payments the ledger has, and no log: the same payments as events. */
export async function paymentsOfBoats(tx: Tx, rows: readonly EntryRow[], doer: Doer): Promise<void> {
  const source = ({ id }: EntryRow) => ({ family: entryStore.name, record: id })
  const posted = await postedFor(tx, rows.map(source))
  const ids = rows.map(({ id }) => id)
  const [lines, elsewhere] = [await linesOfEntries(tx, ids), await paidElsewhere(tx, ids)]
  const paidNothing = (row: EntryRow) => row.status === 'Paid' && !row.freeEntry && !lines.has(row.id) && !elsewhere.has(row.id)
  const boats = rows.flatMap((row): NewPayments[] => {
    const postings = posted.get(keyOf(source(row))) ?? []
    const at = postings.at(-1)?.at ?? row.updatedAt
    const events = paidNothing(row) ? [paymentOfNothing(row)] : eventsOf(row, netLines(postings.flatMap(({ lines: own }) => own)), at)
    return events.length ? [{ tournament: row.tournament, entry: row.id, log: NO_PAYMENT_LOG, fresh: Object.fromEntries(events) }] : []
  })
  await keepPostedPayments(tx, boats, doer)
}

/** A boat that had nothing to pay has said so: what it buys from now on is owed. */
function paymentOfNothing({ id, updatedAt: at }: EntryRow): [string, PaymentEvent] {
  const item = hash24(`paid ${id} nothing`)
  return [item, { item, act: 'make', at, method: 'cash', buys: [{ item: FEE_ITEM, cents: 0, times: 1, charged: 0 }], seen: [] }]
}

/** One payment for each place that holds money of the boat. What it bought is told of the first as far as that goes, then of the next. */
function eventsOf({ id, paidWith }: EntryRow, lines: readonly WholeLine[], at: string): [string, PaymentEvent][] {
  const things = lines.flatMap(({ account, item, amount, times, charged }): Buying[] =>
    isPlace(account) ? [] : [{ item: item ?? FEE_ITEM, cents: 0 - amount, times: Math.max(0, times), charged: Math.max(0, charged) }],
  )
  const before: string[] = []
  return lines.flatMap(({ account, amount }): [string, PaymentEvent][] => {
    if (!isPlace(account) || amount <= 0) return []
    const event = {
      act: 'make' as const,
      at,
      method: account,
      note: noteFor(account, paidWith),
      buys: taken(things, amount),
      seen: [...before],
    }
    const item = hash24(`paid ${id} ${account}`)
    if (event.buys.length === 0) return []
    before.push(item)
    return [[item, { item, ...event }]]
  })
}

const noteFor = (place: Place, paidWith: EntryRow['paidWith']): string | null =>
  paidWith?.method === place ? (paidWith.note ?? null) : null

/** Takes so much of what was bought; how often, and at which price, goes with the first part of each thing. */
function taken(things: Buying[], amount: number): Buying[] {
  let left = amount
  return things.flatMap((thing): Buying[] => {
    const cents = Math.min(left, Math.max(0, thing.cents))
    if (cents === 0) return []
    const part = { ...thing, cents }
    Object.assign(thing, { cents: thing.cents - cents, times: 0, charged: 0 })
    left -= cents
    return [part]
  })
}
