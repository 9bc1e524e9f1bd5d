import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Shelf, StoreTx } from '@ramplight/sync/ports'
import type { KvRow } from '@ramplight/sync/types'
import { Dexie, RangeSet } from 'dexie'
import { ENGINE_TABLE_NAMES, type LocalDb } from './local-db.ts'
import { nativeShelf } from './native-shelf.ts'
import { demandSame } from './same-database.ts'
import { CLEARED, ClearedError } from './store-errors.ts'

/**
 * One transaction over the engine's tables and these: on the disk when the promise resolves, undone when it is rejected. Whoever
 * follows these tables, in this tab or another, hears of it.
 */
export async function writeNatively<T>(db: LocalDb, tables: readonly SyncTable[], work: (tx: StoreTx) => Promise<T>): Promise<T> {
  const tx = connectionOf(db).transaction([...ENGINE_TABLE_NAMES, ...tables], 'readwrite', { durability: 'strict' })
  const ended = endOf(tx)
  const written = new Set<string>()
  const shelf = <Row extends object>(name: string): Shelf<Row> => nativeShelf(tx.objectStore(name), () => written.add(name))
  const own = Object.fromEntries(ENGINE_TABLE_NAMES.map((name) => [name, shelf(name)])) as unknown as Omit<StoreTx, 'rows'>
  const kv = readWhole(own.kv)
  const kept = Promise.all([demandKept(kv), demandSame(db, kv)])
  const outcome = await Promise.all([work({ ...own, kv, rows: (tbl) => shelf(tbl) }), kept]).then(
    ([value]) => ({ value }),
    (cause: unknown) => ({ cause }),
  )
  // Nothing more is asked for: it is not left to the browser to find that out.
  unlessEnded(() => ('cause' in outcome ? tx.abort() : tx.commit()))
  const isKept = await ended
  if ('cause' in outcome || !isKept) throw causeOf(tx.error ?? ('cause' in outcome ? outcome.cause : null))
  tell(db, written)
  return outcome.value
}

function connectionOf(db: LocalDb): IDBDatabase {
  const connection = db.backendDB() as IDBDatabase | null
  if (!connection) throw connectionLost(null)
  return connection
}

/** Whether it was kept. */
const endOf = (tx: IDBTransaction) =>
  new Promise<boolean>((resolve) => {
    tx.oncomplete = () => resolve(true)
    tx.onabort = () => resolve(false)
  })

function unlessEnded(end: () => void): void {
  try {
    end()
  } catch {
    // The browser was faster; `endOf` says how.
  }
}

/** An abort that nobody here asked for: the connection is gone. */
const causeOf = (error: unknown): unknown => (error === null || (error as Error).name === 'AbortError' ? connectionLost(error) : error)
const connectionLost = (inner: unknown) => new Dexie.DatabaseClosedError('The connection to the database was lost.', inner ?? undefined)

/** Another tab has put this database away (`wipe-local.ts`): what were written now would be lost with it. */
async function demandKept(kv: Shelf<KvRow>): Promise<void> {
  if (await kv.get(CLEARED)) throw new ClearedError()
}

/** The few rows by name, of which every save needs some: one request brings all of them. */
function readWhole(kv: Shelf<KvRow>): Shelf<KvRow> {
  let rows: Promise<KvRow[]> | null = null
  const all = () => (rows ??= kv.all())
  const thenNew =
    <Given, T>(write: (given: Given) => Promise<T>) =>
    (given: Given) => {
      rows = null
      return write(given)
    }
  return {
    ...kv,
    get: async (name) => (await all()).find(({ k }) => k === name),
    put: thenNew(kv.put),
    putMany: thenNew(kv.putMany),
    remove: thenNew(kv.remove),
  }
}

/** As Dexie tells of what was written through it; of whole tables, since nobody follows less. */
function tell(db: LocalDb, written: ReadonlySet<string>): void {
  const parts = [...written].flatMap((name) => {
    const { indexes } = db.table(name).schema
    return ['', ':dels', ...indexes.map((index) => index.name)].map((part) => `idb://${db.name}/${name}/${part}`)
  })
  const everything = new RangeSet(Dexie.minKey, Dexie.maxKey)
  if (parts.length) Dexie.on.storagemutated.fire(Object.fromEntries(parts.map((part) => [part, everything])))
}
