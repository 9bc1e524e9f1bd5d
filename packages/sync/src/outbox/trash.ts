import type { StoreTx } from '../ports.ts'
import type { GivenUp, OutboxRow, QuarantineRow, TrashRow, WhyGivenUp } from '../types.ts'

/** Puts a row into the trash; what of it lies there already stays. */
export async function intoTrash(tx: Pick<StoreTx, 'trash'>, row: TrashRow): Promise<void> {
  const before = await tx.trash.get([row.tbl, row.id])
  const given = [...(before?.given ?? []), ...(row.given ?? [])]
  await tx.trash.put({ ...row, doc: row.doc ?? before?.doc ?? null, ...(given.length > 0 && { given }) })
}

/** A change as it lies in the trash. The server's record of that day is of no use later. */
export function givenUp(op: OutboxRow | QuarantineRow, at: string, why: WhyGivenUp): GivenUp {
  const { server: _, details: __, refusedAt: ___, ...kept } = op as QuarantineRow
  return { ...kept, givenUpAt: at, why }
}
