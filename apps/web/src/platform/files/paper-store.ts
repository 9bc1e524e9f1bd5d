import type { Id } from '@ramplight/domain/kernel/ids'

/** Where a paper goes: it answers what a director asked for, or is handed in of one's own accord. */
export type PaperFor = { asked: Id } | { tour: Id }

/** A paper that was chosen without a signal, as it lies on this device. Both ids are made once, so that every attempt is the same. */
export type WaitingPaper = {
  /** What it is and where it goes: the same file for the same question lies here once. */
  key: string
  upload: Id
  record: Id
  goesTo: PaperFor
  /** What it is called in its record. */
  label: string
  bytes: ArrayBuffer
  type: string
  name: string
  addedAt: string
  /** Why the server does not take it; it waits for a person then. */
  refused: string | null
}

const STORE = 'papers'
/** One database per person: another login neither sees nor sends what is in it. */
const nameOf = (user: Id) => `papers-${user}`

/** As a rejection says it: `QuotaExceededError` is a full device. */
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function open(user: Id): Promise<IDBDatabase> {
  const request = indexedDB.open(nameOf(user), 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return done(request)
}

/** One transaction; it is on the disk when the promise resolves. */
async function inStore<T>(user: Id, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const db = await open(user)
  try {
    const tx = db.transaction(STORE, mode, { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error)
    })
    // Whoever asks for both hears of the first that fails.
    const [value] = await Promise.all([work(tx.objectStore(STORE)), ended])
    return value
  } finally {
    db.close()
  }
}

/** To look makes no database: who never kept a paper has none on their device. */
async function hasPapers(user: Id): Promise<boolean> {
  const known = await indexedDB.databases?.()
  return known?.some(({ name }) => name === nameOf(user)) ?? true
}

/** What waits, the oldest first. */
export async function papersOf(user: Id): Promise<WaitingPaper[]> {
  if (!(await hasPapers(user))) return []
  const all = await inStore(user, 'readonly', (store) => done(store.getAll() as IDBRequest<WaitingPaper[]>))
  return all.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt))
}

/** Keeps it, unless it lies here already: then that one stays, with the ids it may have been sent under. */
export const keepPaper = (user: Id, paper: WaitingPaper): Promise<void> =>
  inStore(user, 'readwrite', async (store) => {
    const kept = (await done(store.get(paper.key))) as WaitingPaper | undefined
    await done(store.put(kept ? { ...kept, refused: null } : paper))
  })

export const refusePaper = (user: Id, key: string, refused: string): Promise<void> =>
  inStore(user, 'readwrite', async (store) => {
    const kept = (await done(store.get(key))) as WaitingPaper | undefined
    if (kept) await done(store.put({ ...kept, refused }))
  })

export const dropPaper = (user: Id, key: string): Promise<void> =>
  inStore(user, 'readwrite', async (store) => {
    await done(store.delete(key))
  })

/** With the account. */
export const forgetPapers = (user: Id): void => void indexedDB.deleteDatabase(nameOf(user))
