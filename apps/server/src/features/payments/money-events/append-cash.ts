import { refused } from '@ramplight/domain/kernel/errors'
import { newEvents } from '@ramplight/domain/log/new-events'
import { timeOf } from '@ramplight/domain/log/time-of'
import { type CashEvent, type CashLog, linesOfNewCash, NO_CASH_LOG } from '@ramplight/domain/money/cash-log'
import type { Doer } from '#platform/audit/doer'
import { insertRows } from '#platform/database/insert-rows'
import type { Tx } from '#platform/database/types'
import { leftIn, type Movement, post } from '../ledger/index.ts'
import { moneyEvents, moneyEventWords } from './money-events.table.ts'

type Box = { id: string; cashLog?: CashLog | null | undefined }

/**
 * The only door to the log of a cash box. Writes the events that are new and for each its posting in the ledger, in the transaction of the caller,
 * who holds the tournament. Nothing is refused for what it says: the money has moved. Answers what is new.
 */
export async function appendCash(tx: Tx, { id: tournament, cashLog }: Box, sent: CashLog, doer: Doer): Promise<CashLog> {
  const log = cashLog ?? NO_CASH_LOG
  const said = newEvents(log, sent)
  if (Object.keys(said).length === 0) return NO_CASH_LOG
  // Nobody moves money as somebody else, and nobody says of it what only who was there can say.
  if (doer.impersonator) throw refused('impersonation.account')
  const expected = await leftIn(tx, tournament, 'cash')
  const heard = Object.entries(said).map(([id, event]) => [id, heardOf(id, event, { ...log, ...said }, { doer, expected })] as const)
  const rows = heard.map(([id, { note: _, ...event }]) => ({ ...event, id, tournament }))
  const written = await insertRows(tx, moneyEvents, rows).onConflictDoNothing().returning({ id: moneyEvents.id })
  const ids = new Set((written as { id: string }[]).map(({ id }) => id))
  const fresh = heard.filter(([id]) => ids.has(id))
  const notes = fresh.flatMap(([event, { note }]) => (note ? [{ event, note }] : []))
  if (notes.length) await insertRows(tx, moneyEventWords, notes)
  await post(tx, movementsOf(tournament, log, fresh, doer), doer)
  return Object.fromEntries(fresh)
}

/** By whom and when: never after it came here. What is made is itself; what a later word is about, the first one says. */
function heardOf(id: string, event: CashEvent, log: CashLog, { doer, expected }: { doer: Doer; expected: number }): CashEvent {
  const own = event.act === 'make' ? [] : Object.values(log).filter(({ item, act }) => item === event.item && act === 'make')
  const item = event.act === 'make' ? id : event.item
  const { kind, method, purpose } = event.act === 'void' ? (own[0] ?? event) : { ...event, kind: own[0]?.kind ?? event.kind }
  return {
    ...event,
    ...{ kind, method, purpose, item, at: timeOf(event.at, doer.at, own), by: doer.id, device: doer.device },
    expected: kind === 'count' ? (event.expected ?? expected) : null,
  }
}

function movementsOf(tournament: string, log: CashLog, fresh: readonly (readonly [string, CashEvent])[], doer: Doer): Movement[] {
  let before = log
  return fresh.flatMap(([record, event]): Movement[] => {
    const lines = linesOfNewCash(before, record, event)
    before = { ...before, [record]: event }
    const madeAt = event.at < doer.at ? { madeAt: event.at } : {}
    return lines.length ? [{ kind: 'cash-box', source: { family: 'money-events', record }, tournament, lines, ...madeAt }] : []
  })
}
