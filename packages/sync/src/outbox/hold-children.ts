import type { Id } from '@ramplight/domain/kernel/ids'
import { inOrder, isCreation } from '../desk/dossier.ts'
import type { StoreTx } from '../ports.ts'
import { isFinal } from '../push/is-final.ts'
import type { OutboxRow, QuarantineRow } from '../types.ts'

/**
 * What hangs on a record whose creation was refused waits with it, and is free again once that is decided. So does what makes a
 * tournament official while anything about it was refused. Looks at everything that waits, so whoever changes the quarantine
 * calls it in the same transaction. Costs nothing while nothing is refused.
 */
export async function holdChildren(tx: StoreTx): Promise<void> {
  const refused = (await tx.quarantine.count()) ? await tx.quarantine.all() : []
  if (refused.length === 0 && (await tx.outbox.count('state', 'waiting')) === 0) return
  const rows = (await tx.outbox.all()).filter(({ state }) => state !== 'sealed').sort(inOrder)
  const held = heldBy(
    refused.filter(isCreation).map(({ id }) => id),
    rows,
  )
  for (const row of rows.filter(isFinal)) if (await isInDoubt(tx, row, refused)) held.add(row)
  const states = rows.map((row): OutboxRow => ({ ...row, state: held.has(row) ? 'waiting' : 'pending' }))
  const changed = states.filter(({ state }, index) => state !== rows[index]!.state)
  if (changed.length) await tx.outbox.putMany(changed)
}

/**
 * Was something refused that belongs to the tournament? A change of an entry may not name it; then the server's record does, or
 * the one that is kept beside what waits. An earlier no to the results themselves, or to an answer,
 * is no doubt about them; one to a draw is.
 */
async function isInDoubt(tx: StoreTx, { id }: OutboxRow, refused: readonly QuarantineRow[]): Promise<boolean> {
  for (const row of refused) {
    if (row.kind === 'call' && row.call !== 'number') continue
    if (mentions(row, id) || JSON.stringify(row.server ?? null).includes(id)) return true
    const shadow = await tx.shadow.get([row.tbl, row.id])
    if (JSON.stringify(shadow ?? null).includes(id)) return true
  }
  return false
}

/** Of the rows that are of these records or name one, and of what hangs on those that are created by them. */
export function heldBy(ids: readonly Id[], rows: readonly OutboxRow[]): Set<OutboxRow> {
  const missing = new Set(ids)
  const held = new Set<OutboxRow>()
  const texts = rows.map(textOf)
  for (let known = -1; known < missing.size; ) {
    known = missing.size
    for (const [index, row] of rows.entries()) {
      if (held.has(row) || countsWithout(row) || ![...missing].some((id) => texts[index]!.includes(id))) continue
      held.add(row)
      if (isCreation(row)) missing.add(row.id)
    }
  }
  return held
}

/** A draw gives the others their numbers, also when one of its boats was refused. */
const countsWithout = ({ call }: OutboxRow): boolean => call === 'number'

const textOf = (row: OutboxRow): string => row.id + JSON.stringify(row.set ?? null)
/** Whether a change is of a record or names it. Ids are long enough that text does. */
export const mentions = (row: OutboxRow, id: Id): boolean => textOf(row).includes(id)
