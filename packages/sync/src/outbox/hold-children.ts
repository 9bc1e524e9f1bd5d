import type { Id } from '@ramplight/domain/kernel/ids'
import { inOrder, isCreation } from '../desk/dossier.ts'
import type { StoreTx } from '../ports.ts'
import type { OutboxRow } from '../types.ts'

/**
 * What hangs on a record whose creation was refused waits with it, and is free again once that is decided. Looks at everything
 * that waits, so whoever changes the quarantine calls it in the same transaction. Costs nothing while nothing is refused.
 */
export async function holdChildren(tx: StoreTx): Promise<void> {
  const creations = (await tx.quarantine.count()) ? (await tx.quarantine.all()).filter(isCreation) : []
  if (creations.length === 0 && (await tx.outbox.count('state', 'waiting')) === 0) return
  const rows = (await tx.outbox.all()).filter(({ state }) => state !== 'sealed').sort(inOrder)
  const held = heldBy(
    creations.map(({ id }) => id),
    rows,
  )
  const states = rows.map((row): OutboxRow => ({ ...row, state: held.has(row) ? 'waiting' : 'pending' }))
  const changed = states.filter(({ state }, index) => state !== rows[index]!.state)
  if (changed.length) await tx.outbox.putMany(changed)
}

/** Of the rows that are of these records or name one, and of what hangs on those that are created by them. */
export function heldBy(ids: readonly Id[], rows: readonly OutboxRow[]): Set<OutboxRow> {
  const missing = new Set(ids)
  const held = new Set<OutboxRow>()
  const texts = rows.map(textOf)
  for (let known = -1; known < missing.size; ) {
    known = missing.size
    for (const [index, row] of rows.entries()) {
      if (held.has(row) || ![...missing].some((id) => texts[index]!.includes(id))) continue
      held.add(row)
      if (isCreation(row)) missing.add(row.id)
    }
  }
  return held
}

const textOf = (row: OutboxRow): string => row.id + JSON.stringify(row.set ?? null)
/** Whether a change is of a record or names it. Ids are long enough that text does. */
export const mentions = (row: OutboxRow, id: Id): boolean => textOf(row).includes(id)
