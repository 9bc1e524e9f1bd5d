/** A database of a device as text: what an upgrade test loads that another build has written. */
export type RecordedDatabase = {
  version: number
  stores: {
    name: string
    keyPath: string | string[] | null
    autoIncrement: boolean
    indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
    rows: unknown[]
  }[]
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Writes down everything that is in the database of this name. */
export async function recordDatabase(name: string): Promise<RecordedDatabase> {
  const db = await answered(indexedDB.open(name))
  const tx = db.transaction([...db.objectStoreNames])
  const stores = await Promise.all(
    [...db.objectStoreNames].map(async (store) => {
      const from = tx.objectStore(store)
      const indexes = [...from.indexNames].map((index) => {
        const { keyPath, unique, multiEntry } = from.index(index)
        return { name: index, keyPath, unique, multiEntry }
      })
      return { name: store, keyPath: from.keyPath, autoIncrement: from.autoIncrement, indexes, rows: await answered(from.getAll()) }
    }),
  )
  const { version } = db
  db.close()
  return { version, stores }
}

/** Puts it on this device under a name, without a word of the code that is tested. */
export async function loadDatabase(name: string, { version, stores }: RecordedDatabase): Promise<void> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    for (const { name: store, keyPath, autoIncrement, indexes, rows } of stores) {
      const made = request.result.createObjectStore(store, { keyPath, autoIncrement })
      for (const { name: index, keyPath: path, unique, multiEntry } of indexes) made.createIndex(index, path, { unique, multiEntry })
      for (const row of rows) made.put(row)
    }
  }
  ;(await answered(request)).close()
}
