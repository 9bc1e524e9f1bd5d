import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import { Dexie } from 'dexie'
import { queryClient } from '../../query-client.ts'
import { localCalls } from '../answers/local-calls.ts'
import type { LocalDb } from '../store/local-db.ts'

/** Changes that come within a few frames are one. */
const TOGETHER_MS = 50
/** What asks again because of them gets its answer from here: they have just come from the server, or were made here. */
const ARRIVED_FOR_MS = 1500

let arrivedAt = Number.NEGATIVE_INFINITY

/** Did rows of this device change a moment ago? */
export const hasJustArrived = (): boolean => performance.now() - arrivedAt < ARRIVED_FOR_MS

/** Tells which tables of records have changed, by this tab, another one or the service worker; several transactions at once. */
export function watchTables(db: LocalDb, tell: (tables: ReadonlySet<SyncTable>) => void): () => void {
  const known = new Set<string>(SYNC_TABLES)
  const start = `idb://${db.name}/`
  let changed = new Set<SyncTable>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener = (parts: object) => {
    for (const part of Object.keys(parts)) {
      const table = part.startsWith(start) ? part.slice(start.length).split('/')[0]! : ''
      if (known.has(table)) changed.add(table as SyncTable)
    }
    if (changed.size === 0) return
    timer ??= setTimeout(() => {
      const tables = changed
      changed = new Set()
      timer = undefined
      tell(tables)
    }, TOGETHER_MS)
  }
  Dexie.on('storagemutated', listener)
  return () => {
    clearTimeout(timer)
    Dexie.on.storagemutated.unsubscribe(listener)
  }
}

/** What screens read from these tables is asked again. */
export function refreshQueries(tables: ReadonlySet<SyncTable>): void {
  arrivedAt = performance.now()
  const paths = new Set<string>()
  for (const [name, local] of localCalls())
    if (local.kind === 'read' && local.tables.some((tbl) => tables.has(tbl))) paths.add(name.slice(name.indexOf(' ') + 1))
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.has(String(queryKey[0])) })
}
