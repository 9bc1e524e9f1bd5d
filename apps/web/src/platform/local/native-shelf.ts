import type { Key, Shelf } from '@ramplight/sync/ports'

/** Of so many, as a page of the feed brings, most are not here yet: asking which are is cheaper than asking for each. */
const MANY = 200
/** Keys alone are small: that many more than were asked for are still quicker. */
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
      const there = keys.length < MANY ? null : await keysAround(store, keys)
      return Promise.all(
        keys.map((key) => (there && !there.has(textOf(key)) ? undefined : answered<Row | undefined>(store.get(given(key))))),
      )
    },
    put: async (row) => put(row),
    putMany: async (rows) => {
      if (rows.length) onWrite()
      for (const row of rows) store.put(row)
    },
    remove: async (keys) => {
      if (keys.length) onWrite()
      for (const key of keys) store.delete(given(key))
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
const keyOf = ({ keyPath }: IDBObjectStore, row: object): Key => {
  const valueAt = (path: string) => (row as Record<string, string | number>)[path]!
  return Array.isArray(keyPath) ? keyPath.map(valueAt) : valueAt(keyPath as string)
}

const textOf = (key: Key | IDBValidKey): string => JSON.stringify(key)

/** What is there between the first and the last of these keys; null if that is much more than was asked for. */
async function keysAround(store: IDBObjectStore, keys: readonly Key[]): Promise<Set<string> | null> {
  const least = keys.reduce((low, key) => (isBefore(key, low) ? key : low))
  const most = keys.reduce((high, key) => (isBefore(high, key) ? key : high))
  const enough = MOST_KEYS * keys.length
  const there = await answered(store.getAllKeys(IDBKeyRange.bound(given(least), given(most)), enough))
  return there.length === enough ? null : new Set(there.map(textOf))
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
