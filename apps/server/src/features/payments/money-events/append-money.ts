import { newId } from '@ramplight/contract/kernel/new-id'
import { timeOf } from '@ramplight/domain/log/time-of'
import { linesOfEvent } from '@ramplight/domain/money/event-lines'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import type { Tx } from '#platform/database/types'
import { type Movement, post } from '../ledger/index.ts'
import { moneyEvents, moneyEventWords } from './money-events.table.ts'
import { eventsOf } from './read-money-events.ts'

type Said = Pick<MoneyEvent, 'kind' | 'amount' | 'entry' | 'pot' | 'payee'> & { method?: MoneyEvent['method']; note?: string | null }

/** What somebody says of money: something new, or another or no word about what `item` said. `key`: what the provider calls it. */
export type NewMoneyEvent = Said & { id?: string; at?: string } & (
    | { act?: 'make'; key?: string }
    | { act: 'correct' | 'void'; item: string }
  )

/**
 * The only door to the log of money. Writes the events and for each its posting in the ledger, in the transaction of the caller, who holds
 * what they are about. An event that is there already (by its id, or by the key of the provider) is not written again. Answers those that are new.
 */
export async function appendMoney(tx: Tx, tournament: string, said: readonly NewMoneyEvent[], doer: Doer): Promise<MoneyEvent[]> {
  if (!said.length) return []
  const known = await eventsOf(tx, tournament)
  const fresh = await write(tx, tournament, said, known, doer)
  await post(tx, movementsOf(tournament, fresh, known), doer)
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
  for (const one of said)
    made.push({ event: eventOf(one, [...known, ...made.map(({ event }) => event)], doer), key: ('key' in one && one.key) || null })
  const rows = made.map(({ event: { note: _, seen: __, _id, ...event }, key }) => ({ ...event, id: _id, tournament, by: doer.id, key }))
  const written = await insertRows(tx, moneyEvents, rows).onConflictDoNothing().returning({ id: moneyEvents.id })
  const ids = new Set((written as { id: string }[]).map(({ id }) => id))
  const fresh = made.map(({ event }) => event).filter(({ _id }) => ids.has(_id))
  const notes = fresh.flatMap(({ _id, note }) => (note ? [{ event: _id, note }] : []))
  if (notes.length) await insertRows(tx, moneyEventWords, notes)
  return fresh
}

function eventOf(said: NewMoneyEvent, known: readonly MoneyEvent[], doer: Doer): MoneyEvent {
  const { kind, amount, entry, pot, payee, method = null, note = null, at = doer.at } = said
  const before = known.filter((one) => one.entry === entry && one.pot === pot)
  const _id = said.id ?? newId()
  return {
    ...{ _id, item: 'item' in said ? said.item : _id, act: said.act ?? 'make', seen: null },
    ...{ kind, amount, method, entry, pot, payee, note, at: timeOf(undefined, at, before) },
  }
}

function movementsOf(tournament: string, events: readonly MoneyEvent[], known: readonly MoneyEvent[]): Movement[] {
  const arrived = [...known]
  return events.flatMap((event): Movement[] => {
    const lines = linesOfEvent(
      event,
      arrived.filter(({ item }) => item === event.item),
    )
    arrived.push(event)
    return lines.length ? [{ kind: 'payout', source: { family: 'money-events', record: event._id }, tournament, lines }] : []
  })
}
