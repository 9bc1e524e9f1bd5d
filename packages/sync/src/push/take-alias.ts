import type { SyncResult } from '@ramplight/contract/sync/sync'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { openDesk } from '../desk/desk.ts'
import { inOrder, truthFrom, wasSent } from '../desk/dossier.ts'
import { intoTrash } from '../outbox/trash.ts'
import type { Shelf, StoreTx } from '../ports.ts'
import type { OutboxRow } from '../types.ts'

/** Ids of this device that stand for another one: what a screen still holds is understood. */
const ALIASES = 'aliases'
export const aliasesIn = async (tx: StoreTx): Promise<Record<Id, Id>> => ((await tx.kv.get(ALIASES))?.v as Record<Id, Id> | undefined) ?? {}

/**
 * The record is known under another id already: that one stands for it everywhere on this device, in the transaction of the
 * answer. Changes that were sent keep the words they were sent with; the server knows the alias, too. Needs every table.
 */
export async function takeAlias(
  tx: StoreTx,
  life: Id,
  { tbl, id: local }: OutboxRow,
  id: Id,
  { record, rev }: Pick<SyncResult, 'record' | 'rev'>,
  at: string,
): Promise<void> {
  const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(local, id)) as T
  const desk = await openDesk(tx, life, [
    { tbl, id: local },
    { tbl, id },
  ])
  const [own, known] = [desk.of(tbl, local), desk.of(tbl, id)]
  const moved = own.queue.map((op) => ({ ...(wasSent(op) ? op : renamed(op)), id }))
  desk.put({ ...own, truth: null, queue: [], refused: [] })
  desk.put({
    ...known,
    truth: record ? truthFrom(id, known.truth, record, rev) : (known.truth ?? (own.truth && { ...own.truth, _id: id })),
    queue: [...known.queue, ...moved].sort(inOrder),
    refused: [...known.refused, ...own.refused.map((op) => ({ ...renamed(op), id }))],
  })
  await desk.close()
  // What was typed here and is not taken over stays to be looked at.
  if (own.row) await intoTrash(tx, { tbl, id: local, doc: own.row, at, why: 'discarded' })

  const rename = async <Row>(shelf: Shelf<Row>, isFree: (row: Row) => boolean = () => true) => {
    const rows = (await shelf.all()).filter((row) => isFree(row) && JSON.stringify(row).includes(local))
    if (rows.length) await shelf.putMany(rows.map(renamed))
  }
  for (const table of SYNC_TABLES) await rename(tx.rows(table))
  await rename(tx.outbox, (row) => !wasSent(row))
  await rename(tx.quarantine)
  await rename(tx.shadow)
  await tx.kv.put({ k: ALIASES, v: { ...renamed(await aliasesIn(tx)), [local]: id } })
}

/**
 * An event whose id another one has is kept under an id of its own. What waits here and names it was said of that one: it gets the new
 * name. The old id is the other event's from now on, for what is said later, too.
 */
export async function nameAsKept(tx: StoreTx, { tbl, id }: OutboxRow, keptAs: Id): Promise<void> {
  const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(id, keptAs)) as T
  const isAbout = (row: OutboxRow) => row.tbl === tbl && row.id !== id && JSON.stringify(row.set ?? {}).includes(id)
  const waiting = (await tx.outbox.all()).filter((row) => isAbout(row) && !wasSent(row))
  const refused = (await tx.quarantine.all()).filter(isAbout)
  if (waiting.length) await tx.outbox.putMany(waiting.map(renamed))
  if (refused.length) await tx.quarantine.putMany(refused.map(renamed))
  const shown = await tx.rows(tbl).getMany([...waiting, ...refused].map((row) => row.id))
  const rows = shown.flatMap((row) => row ?? [])
  if (rows.length) await tx.rows(tbl).putMany(rows.map(renamed))
}
