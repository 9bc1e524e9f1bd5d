import { isFinal } from '@ramplight/sync/push/is-final'
import type { OutboxRow, QuarantineRow } from '@ramplight/sync/types'

/**
 * What waits for a person, not for the network: the call that makes a tournament official, while anything was refused, and what was
 * said after it; and a draw behind a boat that the server breaks on.
 */
export function heldBack(
  outbox: readonly OutboxRow[],
  quarantine: readonly QuarantineRow[],
  poison: ReadonlySet<string>,
): ReadonlySet<OutboxRow> {
  const isInDoubt = quarantine.some(({ kind, call }) => kind !== 'call' || call === 'number')
  const isOfPoison = ({ set }: OutboxRow) => [...poison].some((id) => JSON.stringify(set ?? null).includes(id))
  const [first] = outbox
    .filter((row) => (isInDoubt && row.state === 'waiting' && isFinal(row)) || (row.kind === 'call' && isOfPoison(row)))
    .map(({ n }) => n ?? 0)
    .sort((a, b) => a - b)
  return new Set(first === undefined ? [] : outbox.filter(({ n }) => (n ?? 0) >= first))
}
