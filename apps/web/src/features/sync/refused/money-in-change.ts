import { type SyncTableKind, TABLES } from '@ramplight/contract/sync/tables'
import type { QuarantineRow } from '@ramplight/sync/types'

/** As the wire has it: dollars. A payment has its amount in what it buys. */
type MoneyEvent = { act?: string; kind?: string; amount?: number; buys?: readonly { cents: number }[] }

const dollarsOf = ({ act, kind, amount, buys = [] }: MoneyEvent): number =>
  act !== 'make' || kind === 'count' ? 0 : (amount ?? buys.reduce((sum, { cents }) => sum + cents, 0))

/** What of a change is money that somebody took or gave, in cents: when the change is given up, no book has it. */
export function moneyInChange({ tbl, set = {} }: Pick<QuarantineRow, 'tbl' | 'set'>): number {
  const { moneyLog }: SyncTableKind = TABLES[tbl]
  if (!moneyLog) return 0
  const events = Object.entries(set).flatMap(([path, value]) =>
    path === moneyLog ? Object.values((value ?? {}) as object) : path.startsWith(`${moneyLog}.`) ? [value] : [],
  ) as MoneyEvent[]
  return events.reduce((sum, event) => sum + Math.round(dollarsOf(event) * 100), 0)
}
