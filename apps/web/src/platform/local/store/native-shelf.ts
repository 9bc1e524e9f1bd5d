import type { Key, Shelf } from '@ramplight/sync/ports'

/** From so many on, one request for all that lies between the first and the last is quicker than one for each. */
const SEVERAL = 16
/** Rows that nobody asked for may come along: as many as those that were. */
const MOST_ROWS = 2
/** Keys alone are small: of these more may. */
const MOST_KEYS = 16

/**
 * One table within a transaction of the browser itself. What is read is waited for; what is put or removed is not, because
 * whatever fails there ends the whole transaction, and each wait would be a way to the browser's own process and back.
 * `onWrite`: this table is another one now.
 */
export function nativeShelf<Row extends object>(store: IDBObjectStore, onWrite: () => void): Shelf<Row> {
  const put = (row: Row): Key | Promise<Key> => {
    onWrite()
    const request = store.put(row)
    return store.autoIncrement ? (answered(request) as Promise<Key>) : keyOf(store, row)
  }
  const source = (index: string): IDBObjectStore | IDBIndex => (store.indexNames.contains(index) ? store.index(index) : store)
  return {
    get: (key) => answered(store.get(given(key))),
    getMany: async (keys) => {
      const near = await rowsAround<Row>(store, keys)
      if (near) return keys.map((key) => near.get(textOf(key))?.[0])
      const there = keys.length < SEVERAL ? null : await keysAround(store, keys)
      const isThere = there && new Set(there.map(textOf))
      return Promise.all(
        keys.map((key) => (isThere && !isThere.has(textOf(key)) ? undefined : answered<Row | undefined>(store.get(given(key))))),
      )
    },
    put: async (row) => put(row),
    putMany: async (rows) => {
      if (rows.length) onWrite()
      for (const row of rows) store.put(row)
    },
    remove: async (keys) => {
      if (keys.length) onWrite()
      const there = keys.length < SEVERAL ? null : await keysAround(store, keys)
      const runs = there ? runsOf(there, new Set(keys.map(textOf))) : keys.map((key) => given(key))
      for (const run of runs) store.delete(run)
    },
    whereMany: async (index, values) => {
      const near = await rowsAround<Row>(source(index), values)
      return Promise.all(
        values.map((value) => (near ? (near.get(textOf(value)) ?? []) : answered<Row[]>(source(index).getAll(rangeOf(index, value))))),
      )
    },
    where: (index, value, limit) => answered(source(index).getAll(rangeOf(index, value), limit)),
    count: (index, value) => answered(index === undefined ? store.count() : source(index).count(rangeOf(index, value!))),
    all: () => answered(store.getAll()),
  }
}

/** Keys of IndexedDB are lists that may be written; ours may not. */
const given = (key: Key) => key as IDBValidKey

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The key of a row as it lies in it. */
const keyOf = ({ keyPath }: IDBObjectStore | IDBIndex, row: object): Key => {
  const valueAt = (path: string) => (row as Record<string, string | number>)[path]!
  return Array.isArray(keyPath) ? keyPath.map(valueAt) : valueAt(keyPath as string)
}

const textOf = (key: Key | IDBValidKey): string => JSON.stringify(key)

const around = (keys: readonly Key[]): IDBKeyRange => {
  const least = keys.reduce((low, key) => (isBefore(key, low) ? key : low))
  const most = keys.reduce((high, key) => (isBefore(high, key) ? key : high))
  return IDBKeyRange.bound(given(least), given(most))
}

/** What lies between the first and the last of these keys, by key; null if they are few, or far from each other. */
async function rowsAround<Row extends object>(source: IDBObjectStore | IDBIndex, keys: readonly Key[]): Promise<Map<string, Row[]> | null> {
  if (keys.length < SEVERAL) return null
  const range = around(keys)
  if ((await answered(source.count(range))) > MOST_ROWS * keys.length) return null
  return Map.groupBy(await answered<Row[]>(source.getAll(range)), (row) => textOf(keyOf(source, row)))
}

/** The keys between the first and the last of these, in their order; null if that is much more than was asked for. */
async function keysAround(store: IDBObjectStore, keys: readonly Key[]): Promise<IDBValidKey[] | null> {
  const enough = MOST_KEYS * keys.length
  const there = await answered(store.getAllKeys(around(keys), enough))
  return there.length === enough ? null : there
}

/** Those that stand beside each other, each run as one range. */
function runsOf(there: readonly IDBValidKey[], wanted: ReadonlySet<string>): IDBKeyRange[] {
  const runs: IDBKeyRange[] = []
  let first: IDBValidKey | null = null
  for (const [index, key] of there.entries()) {
    if (!wanted.has(textOf(key))) continue
    first ??= key
    const next = there[index + 1]
    if (next !== undefined && wanted.has(textOf(next))) continue
    runs.push(IDBKeyRange.bound(first, key))
    first = null
  }
  return runs
}

/** In the order of the browser's own keys, a list by its first part that differs; asking the browser each time takes long. */
function isBefore(a: Key, b: Key): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a < b
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at]! < b[at]!
}

/** A list shorter than a compound index is its beginning: no key part comes after a list. */
function rangeOf(index: string, value: Key): IDBKeyRange {
  const parts = index.split('+').length
  if (parts === 1) return IDBKeyRange.only(given(value))
  const start = (typeof value === 'object' ? value : [value]) as IDBValidKey[]
  return start.length === parts ? IDBKeyRange.only(start) : IDBKeyRange.bound(start, [...start, []])
}
