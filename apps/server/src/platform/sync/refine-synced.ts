import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { AppDeps, SyncedFamily } from '../http/deps.ts'

/** What a plain family has of its own on devices, over what follows from its declaration. After `plainFamily`. */
export function refineSynced(deps: AppDeps, table: SyncTable, refine: (plain: SyncedFamily) => Partial<SyncedFamily>): void {
  const plain = deps.sync.families.get(table)
  if (!plain) throw new Error(`${table} is no plain family.`)
  const { kinds, ...more } = refine(plain)
  deps.sync.families.set(table, { ...plain, ...more, kinds: { ...plain.kinds, ...kinds } })
}
