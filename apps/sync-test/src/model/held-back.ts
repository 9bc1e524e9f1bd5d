import { isFinal } from '@ramplight/sync/push/is-final'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'

/**
 * What waits for a person, not for the network: the call that makes a tournament official, while anything was refused, and what was
 * said after it.
 */
export function heldBack(outbox: readonly OutboxRow[], quarantine: readonly QuarantineRow[]): ReadonlySet<OutboxRow> {
  const isInDoubt = quarantine.some(({ kind, call }) => kind !== 'call' || call === 'number')
  const [first] = outbox
    .filter((row) => isInDoubt && row.state === 'waiting' && isFinal(row))
    .map(({ n }) => n ?? 0)
    .sort((a, b) => a - b)
  return new Set(first === undefined ? [] : outbox.filter(({ n }) => (n ?? 0) >= first))
}
