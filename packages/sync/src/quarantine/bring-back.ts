/** What was deleted or given up comes back out of the trash, as new changes: the server decides about them anew. */
import { SYNC_SCHEMA, type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { openDesk } from '../desk/desk.ts'
import { type Dossier, wasSent } from '../desk/dossier.ts'
import { holdChildren } from '../outbox/hold-children.ts'
import type { Pen } from '../outbox/record.ts'
import type { Store } from '../ports.ts'
import type { GivenUp, OutboxRow, Recorded, TrashRow } from '../types.ts'

/** What was put into the trash at one moment; `at` is that moment. */
export type Trashed = { tbl: SyncTable; id: Id; at: string }

/**
 * `pen` makes as many ids as asked for. Answers nothing when it is not in the trash any more: somebody has brought it back, or its
 * 30 days are over.
 */
export async function bringBack(store: Store, wanted: Trashed, pen: (changes: number) => Promise<Pen>): Promise<Recorded[]> {
  const { tbl, id, at } = wanted
  const found = await store.read([], (tx) => tx.trash.get([tbl, id]))
  const { life, ids, stamp } = await pen((found?.given?.length ?? 0) + 1)
  return store.write([tbl], async (tx) => {
    const trashed = await tx.trash.get([tbl, id])
    if (!trashed) return []
    const isWanted = ({ givenUpAt }: GivenUp) => givenUpAt === at
    const given = (trashed.given ?? []).filter(isWanted)
    const isDeletion = trashed.why === 'deleted' && trashed.at === at
    if (!isDeletion && given.length === 0) return []
    const desk = await openDesk(tx, life, [{ tbl, id }])
    const dossier = desk.of(tbl, id)
    const alive = isDeletion ? undeleted(dossier, trashed) : { dossier, isToRestore: false, taken: 0 }
    const again = given.filter((op) => !isHere(alive.dossier, op)).map(asNew)
    const fresh = [...(alive.isToRestore ? [restoration(dossier, trashed, ids[0]!)] : []), ...again].map(
      (op, index): OutboxRow => ({ ...op, ...stamp, opId: ids[index]!, devSeq: ++desk.books.devSeq }),
    )
    desk.put({ ...alive.dossier, queue: [...alive.dossier.queue, ...fresh] })
    desk.books.issued += fresh.length
    desk.books.coalesced += alive.taken
    await desk.close()
    await without(tx.trash, trashed, isWanted, isDeletion)
    await holdChildren(tx)
    return fresh.map(({ opId }) => ({ opId, tbl, id }))
  })
}

/** A deletion that nobody heard of is taken back; else the server is asked to bring the record back. */
function undeleted(dossier: Dossier, { doc }: TrashRow): { dossier: Dossier; isToRestore: boolean; taken: number } {
  const queue = dossier.queue.filter((op) => op.kind !== 'del' || wasSent(op))
  const taken = dossier.queue.length - queue.length
  const isThere = dossier.truth !== null && !queue.some(({ kind }) => kind === 'del')
  return { dossier: { ...dossier, queue, row: doc }, isToRestore: !isThere && (doc?._rev ?? 0) >= 1, taken }
}

const restoration = ({ tbl, id }: Dossier, { doc }: TrashRow, name: Id): OutboxRow => ({
  tbl,
  id,
  kind: 'up',
  set: {},
  base: {},
  resolves: `restore:${name}`,
  baseRev: Math.floor(doc?._rev ?? 1),
  schema: SYNC_SCHEMA,
  prio: 1,
  rank: TABLES[tbl].rank,
  state: 'pending',
  tries: 0,
  opId: name,
  devSeq: 0,
  at: '',
  user: name,
})

/** A log only grows: an event that is here again is the same one. */
const isHere = ({ truth, queue, refused }: Dossier, { kind }: GivenUp): boolean =>
  kind === 'event' && (truth !== null || queue.length + refused.length > 0)

function asNew(op: GivenUp): OutboxRow {
  const { givenUpAt, why, reason, message, alone, deferrals, lastError, from, behind, notBefore, n, ...change } = op
  return { ...change, state: 'pending', tries: 0 }
}

async function without(
  trash: { put: (row: TrashRow) => Promise<unknown>; remove: (keys: readonly (readonly string[])[]) => Promise<void> },
  { given: all = [], ...row }: TrashRow,
  isWanted: (op: GivenUp) => boolean,
  isDeletion: boolean,
): Promise<void> {
  const given = all.filter((op) => !isWanted(op))
  if (given.length === 0 && (isDeletion || row.why === 'discarded')) await trash.remove([[row.tbl, row.id]])
  else await trash.put({ ...row, ...(isDeletion && { why: 'discarded' }), ...(given.length > 0 && { given }) })
}
