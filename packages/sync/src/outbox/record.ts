import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { openDesk } from '../desk/desk.ts'
import type { Store, StoreTx } from '../ports.ts'
import { aliasesIn } from '../push/take-alias.ts'
import type { Change, Recorded, TrashRow } from '../types.ts'
import { holdChildren } from './hold-children.ts'
import { givenUp, intoTrash } from './trash.ts'
import { type Stamp, writeChange } from './write-change.ts'

/** What is made outside of the transaction, because that may run twice: an id for each change, and the time. */
export type Pen = { life: Id; ids: readonly Id[]; stamp: Omit<Stamp, 'opId'> }

type Wanted = readonly Change[]

/** Keeps changes: all of them, or none. */
export const record = (store: Store, wanted: Wanted, pen: Pen): Promise<Recorded[]> =>
  store.write(tablesOf(wanted), (tx) => recordIn(tx, wanted, pen))

export const tablesOf = (wanted: Wanted): SyncTable[] => [...new Set(wanted.map(({ tbl }) => tbl))]

/** The same within a transaction that does more than this. */
export async function recordIn(tx: StoreTx, wanted: Wanted, { life, ids, stamp }: Pen): Promise<Recorded[]> {
  const [aliases, desk] = await Promise.all([aliasesIn(tx), openDesk(tx, life, wanted)])
  const changes = underKnownIds(wanted, aliases)
  await desk.load(changes)
  const trashed: TrashRow[] = []
  const recorded = changes.map((change, index): Recorded => {
    const { tbl, id } = change
    const written = writeChange(desk.of(tbl, id), change, { ...stamp, opId: ids[index]! })
    const { queue } = written.dossier
    desk.put({ ...written.dossier, queue: queue.map((op) => (op.devSeq ? op : { ...op, devSeq: ++desk.books.devSeq })) })
    desk.books.issued += written.issued
    desk.books.coalesced += written.coalesced
    desk.books.discarded += written.discarded
    if (written.trashed) {
      const given = written.absorbed?.map((op) => givenUp(op, stamp.at, 'deleted')) ?? []
      trashed.push({ tbl, id, doc: written.trashed, at: stamp.at, why: 'deleted', given })
    }
    return { opId: written.opId, tbl, id }
  })
  await desk.close()
  for (const row of trashed) await intoTrash(tx, row)
  // A record that is made here is refused by nobody yet.
  if (desk.isAnythingRefused) await holdChildren(tx)
  return recorded
}

/** A screen may still hold an id of this device that stands for another one by now. */
const underKnownIds = <T>(changes: T, aliases: Record<Id, Id>): T =>
  Object.entries(aliases).reduce((all, [local, id]) => JSON.parse(JSON.stringify(all).replaceAll(local, id)) as T, changes)
