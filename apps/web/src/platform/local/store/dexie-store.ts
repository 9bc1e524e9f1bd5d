import type { EngineTables, Key, Shelf, Store, StoreTx } from '@ramplight/sync/ports'
import { Dexie, type Table } from 'dexie'
import { ENGINE_TABLE_NAMES, type LocalDb, recordsOf } from './local-db.ts'
import { writeNatively } from './native-write.ts'
import { ClearedError, isGone, LostError, NoRoomError, withinRoom } from './store-errors.ts'

/** How often a transaction is done again whose connection was taken away by the browser. */
const REPLAYS = 5

/**
 * The store of the engine on IndexedDB. One call is one transaction: it has happened on the disk when its promise resolves, or
 * it has not happened at all. What is read goes through Dexie, whose live queries follow it; what is written goes to the browser
 * directly, which takes a third of the time.
 */
export function dexieStore(db: LocalDb): Store {
  const again = async <T>(transact: () => PromiseLike<T>): Promise<T> => {
    for (let replay = 0; ; replay++) {
      try {
        return await transact()
      } catch (error) {
        if (error instanceof LostError) for (const tell of onLost.get(db) ?? []) tell()
        if (error instanceof ClearedError || error instanceof LostError) throw error
        const cause = withinRoom(error)
        if (cause instanceof NoRoomError || !isGone(cause) || replay === REPLAYS || isClosedForGood(db)) throw cause
        await reopen(db)
      }
    }
  }
  return {
    write: (tables, work) => again(() => writeNatively(db, tables, work)),
    read: (tables, work) => again(() => db.transaction('r', [...ENGINE_TABLE_NAMES, ...tables], async () => work(readingTx(db)))),
  }
}

const onLost = new WeakMap<LocalDb, (() => void)[]>()
/** Told when a write has found another database in place of this one. */
export const whenLost = (db: LocalDb, tell: () => void): void => void onLost.set(db, [...(onLost.get(db) ?? []), tell])

/** Closed on purpose (another person, a newer version): nothing opens it again behind the back of who closed it. */
const closedForGood = new WeakSet<LocalDb>()
const isClosedForGood = (db: LocalDb) => closedForGood.has(db)
export function closeForGood(db: LocalDb): void {
  closedForGood.add(db)
  db.close()
}

async function reopen(db: LocalDb): Promise<void> {
  db.close({ disableAutoOpen: false })
  await db.open()
}

const readingTx = (db: LocalDb): StoreTx => {
  const shelves = Object.fromEntries(ENGINE_TABLE_NAMES.map((name) => [name, readingShelf(db.table(name))]))
  return { ...(shelves as { [Name in keyof EngineTables]: Shelf<EngineTables[Name]> }), rows: (tbl) => readingShelf(recordsOf(db, tbl)) }
}

/** Keys of IndexedDB are lists that may be written; ours may not. */
const given = (key: Key) => key as string | number | string[]

const writesNothing = () => Promise.reject(new Error('A reading transaction writes nothing.'))

function readingShelf<Row extends object>(table: Table<Row>): Shelf<Row> {
  const found = (index: string, value: Key) => {
    const parts = partsOf(index)
    if (parts.length === 1) return table.where(index).equals(given(value))
    const start = typeof value === 'object' ? value : [value]
    return start.length === parts.length
      ? table.where(index).equals(given(start))
      : table.where(index).between([...start, Dexie.minKey], [...start, Dexie.maxKey])
  }
  return {
    get: (key) => table.get(given(key)),
    getMany: (keys) => table.bulkGet(keys.map(given)),
    put: writesNothing,
    putMany: writesNothing,
    remove: writesNothing,
    where: (index, value, limit) => (limit === undefined ? found(index, value) : found(index, value).limit(limit)).toArray(),
    whereMany: (index, values) => Promise.all(values.map((value) => found(index, value).toArray())),
    count: (index, value) => (index === undefined ? table.count() : found(index, value!).count()),
    all: () => table.toArray(),
  }
}

/** `[tbl+id]` → `tbl`, `id`. */
const partsOf = (index: string): string[] => index.replace(/^\[|\]$/g, '').split('+')
