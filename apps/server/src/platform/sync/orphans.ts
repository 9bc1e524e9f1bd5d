import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { SyncedFamily } from '../http/deps.ts'
import { idsOf } from './aliases.ts'
import { type Applying, refusedWith, settled } from './applying.ts'
import type { Outcome } from './ledger.ts'
import { idsByTable, type Named } from './shown-records.ts'

/** Those whose parents are not here yet wait; those whose parents are deleted are refused. */
export async function orphansOf({ tx, synced }: Applying, family: SyncedFamily, ops: SyncOp[]): Promise<Map<string, Outcome>> {
  const parentsOf = ({ set }: SyncOp): Named[] =>
    Object.entries(family.parents ?? {}).flatMap(([field, tbl]) => idsOf(set?.[field]).map((id) => ({ tbl, id })))
  const found = new Map<string, { isDeleted: boolean }>()
  for (const [tbl, ids] of idsByTable(ops.flatMap(parentsOf))) {
    const parent = synced.families.get(tbl)
    // Who does not keep the family here cannot say that a record of it is missing.
    if (!parent) for (const id of ids) found.set(`${tbl} ${id}`, { isDeleted: false })
    else for (const row of await parent.load(tx, ids, false)) found.set(`${tbl} ${row.id}`, { isDeleted: row.deleted })
  }
  const orphans = new Map<string, Outcome>()
  for (const op of ops) {
    const parents = parentsOf(op)
    const missing = parents.filter(({ tbl, id }) => !found.has(`${tbl} ${id}`)).map(({ id }) => id)
    if (missing.length) orphans.set(op.op, settled(op, 'deferred', { missing }))
    else if (parents.some(({ tbl, id }) => found.get(`${tbl} ${id}`)?.isDeleted)) orphans.set(op.op, refusedWith(op, 'sync.parent-gone'))
  }
  return orphans
}
