import type { Key, Shelf } from '@ramplight/sync/ports'

/** So many keys are cheaper to ask for once it is known where in their range anything is. */
const MANY_KEYS = 20

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
      const from = keys.length < MANY_KEYS ? undefined : await firstKeyAmong(store, keys.map(given))
      if (from === null) return keys.map(() => undefined)
      return Promise.all(
        keys.map(given).map((key) => (from !== undefined && indexedDB.cmp(key, from) < 0 ? undefined : answered(store.get(key)))),
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

/**
 * Ids grow with time, so what is new lies behind what is known: nothing that comes before this key is here. Null: none of them.
 */
async function firstKeyAmong(store: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<IDBValidKey | null> {
  const [least, most] = keys.reduce<[IDBValidKey, IDBValidKey]>(
    ([low, high], key) => [indexedDB.cmp(key, low) < 0 ? key : low, indexedDB.cmp(key, high) > 0 ? key : high],
    [keys[0]!, keys[0]!],
  )
  return (await answered(store.getKey(IDBKeyRange.bound(least, most)))) ?? null
}

/** A list shorter than a compound index is its beginning: no key part comes after a list. */
function rangeOf(index: string, value: Key): IDBKeyRange {
  const parts = index.split('+').length
  if (parts === 1) return IDBKeyRange.only(given(value))
  const start = (typeof value === 'object' ? value : [value]) as IDBValidKey[]
  return start.length === parts ? IDBKeyRange.only(start) : IDBKeyRange.bound(start, [...start, []])
}
