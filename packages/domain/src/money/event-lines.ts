import { foldLog, LOG_WORDS, type LogItem } from '../log/fold-log.ts'
import type { MoneyEvent, MoneyEventKind } from './money-event.ts'
import { difference, type Line, netLines, type WholeLine } from './posting.ts'

/** Which way money goes, as the director's places see it. What is not listed moves none. */
export const DIRECTION: Partial<Record<MoneyEventKind, 1 | -1>> = { 'payout-handed-out': -1, 'payout-returned': 1 }

/** The events that count: the latest word of each item that was made and not voided. */
export const countingEvents = <E extends MoneyEvent>(events: readonly E[]): LogItem<E>[] =>
  foldLog(events, LOG_WORDS).filter(({ voided, awaitingMake }) => !voided && !awaitingMake)

function linesOf({ kind, amount, method, entry }: MoneyEvent): Line[] {
  const direction = DIRECTION[kind]
  if (!direction || amount === 0) return []
  return [
    { account: method ?? 'unstated', amount: direction * amount, entry },
    { account: 'payout', amount: 0 - direction * amount, entry },
  ]
}

/** What these events together have in the ledger. */
export const linesOfEvents = (events: readonly MoneyEvent[]): WholeLine[] =>
  netLines(countingEvents(events).flatMap(({ latest }) => linesOf(latest)))

/**
 * The lines by which one event changes the ledger: what its item (`before`, all its other events that have arrived) comes to with it, less
 * what it came to without it. Invariant: in whatever order the events of an item arrive, their postings together are what the item says.
 */
export const linesOfEvent = (event: MoneyEvent, before: readonly MoneyEvent[]): WholeLine[] =>
  difference(linesOfEvents([...before, event]), linesOfEvents(before))
