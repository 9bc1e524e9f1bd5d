import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { LogEvent } from '../log/fold-log.ts'
import type { Place } from './accounts.ts'

/**
 * What people or the card provider said about money, each once and for ever. What is owed, handed out or to be given back follows
 * from these events (`payouts-open.ts`), and so do the postings of the ledger (`event-lines.ts`). Without an event, no cent moves.
 * - `payout-due`: official results owe a boat so much from one pot; the next one for the same pot replaces it. It moves no money.
 * - `payout-handed-out`, `payout-returned`: money went to the winner, or came back from them.
 * - `payout-kept`: the boat keeps what it got too much. `payout-unclaimed`: the boat does not take what it won. Both until another sum is due.
 * Decision: docs/decisions/0110-payouts-are-a-log.md
 */
export const MONEY_EVENT_KINDS = ['payout-due', 'payout-handed-out', 'payout-returned', 'payout-kept', 'payout-unclaimed'] as const
export type MoneyEventKind = (typeof MONEY_EVENT_KINDS)[number]

export type MoneyEvent = LogEvent & {
  kind: MoneyEventKind
  /** Cents, never below 0: the kind says which way they went. */
  amount: Cents
  /** Where the money left or arrived; null where none moved. */
  method: Place | null
  /** The boat. */
  entry: Id
  /** `main`, `group:` and its name, or the id of a big fish or side pot. */
  pot: string
  /** Who gets it, or got it. */
  payee: Id | null
  /** The number of a check. */
  note?: string | null
}

/** The pot that a payment of a result pays from, in the word of `MoneyEvent.pot`. */
export function potOfPayment({ pot, group }: Readonly<Record<string, unknown>>): string {
  if (typeof group === 'string') return `group:${group}`
  return typeof pot === 'string' ? pot : 'main'
}
