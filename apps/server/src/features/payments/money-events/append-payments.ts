import { timeOf } from '@ramplight/domain/log/time-of'
import { linesOfMemberLog } from '@ramplight/domain/money/member-log'
import { amountOf, isRefund, linesOfLog, type PaymentEvent, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { difference, type WholeLine } from '@ramplight/domain/money/posting'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import type { Tx } from '#platform/database/types'
import { type Movement, post } from '../ledger/index.ts'
import { moneyEvents, moneyEventWords } from './money-events.table.ts'

/** Who pays by hand: a boat in its event, or a member of a season, whose book is their own. */
type Payer = { tournament: string; entry: string } | { membership: string; holder: string }

/** Payments by hand of one boat or member, and refunds at the ramp of a boat. `log`: all that they have already. `fresh`: what is new of it, by its ids. */
export type NewPayments = Payer & { log: PaymentLog; fresh: PaymentLog }

/**
 * The only door to the log of payments by hand. Writes the events and for each its posting in the ledger, in the transaction of the caller,
 * who holds the boats and the members. An event that is there already is not written again. Nothing is refused for what it says: the money was
 * taken.
 */
export async function appendPayments(tx: Tx, payers: readonly NewPayments[], doer: Doer): Promise<void> {
  const written = await write(tx, payers, doer)
  await post(
    tx,
    written.flatMap((payer) => movementsOf(payer, doer)),
    doer,
  )
}

/** Payments whose postings the ledger has from the time before there was a log: nothing is posted for them. */
export const keepPostedPayments = async (tx: Tx, payers: readonly NewPayments[], doer: Doer): Promise<void> => {
  await write(tx, payers, doer)
}

/** Where people at the ramp put money. A card and a transfer are the card provider's words. */
const AT_RAMP: ReadonlySet<string> = new Set(['cash', 'check', 'credits', 'online', 'unstated'])

/** By whom and when: never after it came here, and never before what its maker knew. A payment that is made is itself. */
export function heard(id: string, event: PaymentEvent, log: PaymentLog, doer: Doer): PaymentEvent {
  const known = event.seen.flatMap((id) => log[id] ?? [])
  const own = event.act === 'make' ? [] : Object.values(log).filter(({ item }) => item === event.item)
  const method = AT_RAMP.has(event.method) ? event.method : 'unstated'
  const item = event.act === 'make' ? id : event.item
  // What a later word is about, the first one says.
  const { kind } = own.find(({ act }) => act === 'make') ?? event
  return { ...event, kind, item, method, at: timeOf(event.at, doer.at, [...known, ...own]), by: doer.id, device: doer.device }
}

/** Writes events, and answers those that are new. */
async function write(tx: Tx, payers: readonly NewPayments[], doer: Doer): Promise<NewPayments[]> {
  const rows = payers.flatMap((payer) =>
    Object.entries(payer.fresh).map(([id, { note: _, ...event }]) => ({
      ...event,
      ...{ id, ...whoseOf(payer), kind: event.kind ?? ('payment' as const), amount: amountOf(event.buys) },
      by: event.by ?? doer.id,
      device: event.device ?? doer.device,
    })),
  )
  if (!rows.length) return []
  const written = await insertRows(tx, moneyEvents, rows).onConflictDoNothing().returning({ id: moneyEvents.id })
  const ids = new Set((written as { id: string }[]).map(({ id }) => id))
  const news = payers.map((one) => ({ ...one, fresh: Object.fromEntries(Object.entries(one.fresh).filter(([id]) => ids.has(id))) }))
  const notes = news.flatMap(({ fresh }) => Object.entries(fresh).flatMap(([event, { note }]) => (note ? [{ event, note }] : [])))
  if (notes.length) await insertRows(tx, moneyEventWords, notes)
  return news
}

const whoseOf = (payer: Payer) =>
  'membership' in payer
    ? { membership: payer.membership, tournament: null, entry: null }
    : { membership: null, tournament: payer.tournament, entry: payer.entry }

/** In whose book payments of one are posted, and what their log has there. */
function bookOf(payer: Payer): { movement: Pick<Movement, 'kind' | 'tournament' | 'holder'>; linesOf: (log: PaymentLog) => WholeLine[] } {
  if ('membership' in payer) return { movement: { kind: 'membership', tournament: null, holder: payer.holder }, linesOf: linesOfMemberLog }
  const { tournament, entry } = payer
  return { movement: { kind: 'entry', tournament }, linesOf: (log) => linesOfLog(entry, log) }
}

/** Each event moves what its payment comes to with it, less what it came to without it: in whatever order they arrive, together they are the log. */
function movementsOf({ log, fresh, ...payer }: NewPayments, doer: Doer): Movement[] {
  const { movement, linesOf } = bookOf(payer)
  let before = log
  return Object.entries(fresh).flatMap(([record, event]): Movement[] => {
    const after = { ...before, [record]: event }
    const lines = difference(linesOf(after), linesOf(before))
    before = after
    const madeAt = event.at < doer.at ? { madeAt: event.at } : {}
    const kind = isRefund(event) ? 'refund' : movement.kind
    return lines.length ? [{ ...movement, kind, source: { family: 'money-events', record }, lines, ...madeAt }] : []
  })
}
