import PouchDB from 'pouchdb-browser'
import { boatOf, type Contender } from './contender.ts'

const REMOTE = `${location.origin}/pouch/boats`
const idOf = (index: number) => `boat-${String(index).padStart(8, '0')}`

/** PouchDB in IndexedDB against express-pouchdb in memory, batches as in the product. */
export function pouch(): Contender {
  let db = new PouchDB('unopened')
  return {
    open: async (name, fresh) => {
      db = new PouchDB(name, { auto_compaction: false })
      if (!fresh) return
      await db.destroy()
      db = new PouchDB(name)
      await db.info()
    },
    close: () => db.close(),
    save: (index) => db.put({ _id: idOf(index), ...boatOf(index) }),
    saveMany: (from, count) => db.bulkDocs(Array.from({ length: count }, (_, i) => ({ _id: idOf(from + i), ...boatOf(from + i) }))),
    push: async () => (await db.replicate.to(REMOTE, { batch_size: 100 })).docs_written,
    pull: async () => (await db.replicate.from(REMOTE, { batch_size: 1000 })).docs_written,
    list: async () => (await db.allDocs({ include_docs: true })).rows.length,
  }
}
