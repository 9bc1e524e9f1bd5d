import { newId } from '@ramplight/contract/kernel/new-id'
import { timeOf } from '@ramplight/domain/log/time-of'
import { linesOfEvent } from '@ramplight/domain/money/event-lines'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import type { PayoutSaid } from '@ramplight/domain/money/payout-log'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import type { Tx } from '#platform/database/types'
import { type Movement, post } from '../ledger/index.ts'
import { moneyEvents, moneyEventWords } from './money-events.table.ts'
import { eventsOf } from './read-money-events.ts'

/**
 * What is said of a payout. `key`: what the provider calls it. `at`: when, where that is not now; `claimed`: when by the clock of a device; `seen`: what
 * its maker knew.
 */
export type NewMoneyEvent = PayoutSaid & { id?: string; at?: string; claimed?: string; seen?: readonly string[] | null; key?: string }

/**
 * The only door to the log of money. Writes the events and for each its posting in the ledger, in the transaction of the caller, who holds
 * what they are about. An event that is there already (by its id, or by the key of the provider) is not written again. Answers those that are new.
 */
export async function appendMoney(tx: Tx, tournament: string, said: readonly NewMoneyEvent[], doer: Doer): Promise<MoneyEvent[]> {
  if (!said.length) return []
  const known = await eventsOf(tx, tournament)
  const fresh = await write(tx, tournament, said, known, doer)
  await post(tx, movementsOf(tournament, fresh, known, doer), doer)
  return fresh
}

/** Events of money whose postings the ledger has from the time before there was a log: nothing is posted for them. */
export async function keepPostedMoney(tx: Tx, tournament: string, said: readonly NewMoneyEvent[], doer: Doer): Promise<void> {
  if (said.length) await write(tx, tournament, said, await eventsOf(tx, tournament), doer)
}

/** Writes events, and answers those that are new. */
async function write(
  tx: Tx,
  tournament: string,
  said: readonly NewMoneyEvent[],
  known: readonly MoneyEvent[],
  doer: Doer,
): Promise<MoneyEvent[]> {
  const made: { event: MoneyEvent; key: string | null }[] = []
  for (const one of said) made.push({ event: eventOf(one, [...known, ...made.map(({ event }) => event)], doer), key: one.key ?? null })
  const rows = made.map(({ event: { note: _, _id, ...event }, key }) => ({
    ...{ ...event, seen: event.seen && [...event.seen], id: _id, tournament, key },
    ...{ by: doer.id, device: doer.device },
  }))
  const written = await insertRows(tx, moneyEvents, rows).onConflictDoNothing().returning({ id: moneyEvents.id })
  const ids = new Set((written as { id: string }[]).map(({ id }) => id))
  const fresh = made.map(({ event }) => event).filter(({ _id }) => ids.has(_id))
  const notes = fresh.flatMap(({ _id, note }) => (note ? [{ event: _id, note }] : []))
  if (notes.length) await insertRows(tx, moneyEventWords, notes)
  return fresh
}

function eventOf(said: NewMoneyEvent, known: readonly MoneyEvent[], doer: Doer): MoneyEvent {
  const { kind, amount, entry, pot, payee, method = null, note = null, at = doer.at, claimed, seen = null } = said
  const own = known.filter((one) => one.entry === entry && one.pot === pot)
  // Of a device, what it knew; and what it is about.
  const before = seen ? own.filter((one) => seen.includes(one._id) || ('item' in said && one._id === said.item)) : own
  const _id = said.id ?? newId()
  return {
    ...{ _id, item: 'item' in said ? said.item : _id, act: said.act ?? 'make', seen },
    ...{ kind, amount, method, entry, pot, payee, note, at: timeOf(claimed, at, before) },
  }
}

function movementsOf(tournament: string, events: readonly MoneyEvent[], known: readonly MoneyEvent[], doer: Doer): Movement[] {
  const arrived = [...known]
  return events.flatMap((event): Movement[] => {
    const lines = linesOfEvent(
      event,
      arrived.filter(({ item }) => item === event.item),
    )
    arrived.push(event)
    const madeAt = event.at < doer.at ? { madeAt: event.at } : {}
    return lines.length ? [{ kind: 'payout', source: { family: 'money-events', record: event._id }, tournament, lines, ...madeAt }] : []
  })
}
