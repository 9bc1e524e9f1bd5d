import { boatOf, type Contender } from './contender.ts'

const done = (request: IDBRequest | IDBOpenDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** What the browser itself takes: one strict transaction that writes the record and its line in the outbox. Nothing is cheaper. */
export function bare(): Pick<Contender, 'open' | 'close' | 'save' | 'saveMany' | 'list'> {
  let db: IDBDatabase
  const write = (from: number, count: number) =>
    new Promise<void>((resolve, reject) => {
      const tx = db.transaction(['boats', 'outbox'], 'readwrite', { durability: 'strict' })
      for (let index = from; index < from + count; index++) {
        tx.objectStore('boats').put({ _id: `boat-${index}`, ...boatOf(index) })
        tx.objectStore('outbox').put({ opId: `op-${index}`, tbl: 'boats', id: `boat-${index}`, set: boatOf(index) })
      }
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error)
    })
  return {
    open: async (name, fresh) => {
      if (fresh) await done(indexedDB.deleteDatabase(name))
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('boats', { keyPath: '_id' })
        request.result.createObjectStore('outbox', { keyPath: 'n', autoIncrement: true }).createIndex('opId', 'opId', { unique: true })
      }
      await done(request)
      db = request.result
    },
    close: async () => db.close(),
    save: (index) => write(index, 1),
    saveMany: (from, count) => write(from, count),
    list: () =>
      new Promise((resolve, reject) => {
        const request = db.transaction('boats').objectStore('boats').getAll()
        request.onsuccess = () => resolve(request.result.length)
        request.onerror = () => reject(request.error)
      }),
  }
}
