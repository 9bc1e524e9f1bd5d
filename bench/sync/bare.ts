import { newId } from '@ramplight/contract/kernel/new-id'
import { Dexie } from 'dexie'
import { type LocalDb, localDbName } from '../../apps/web/src/platform/local/store/local-db.ts'
import { localDb } from '../../apps/web/src/platform/local/store/make-local-db.ts'
import { bagOf, boatOf, type Contender } from './contender.ts'

type Bare = Pick<Contender, 'open' | 'close' | 'save'> & {
  weigh: (index: number) => Promise<void>
  /** Only the records, a thousand in each transaction. */
  putMany: (count: number) => Promise<void>
}

/**
 * What the browser itself takes: one strict transaction that puts the record and its line of the outbox into the same two tables,
 * with the same indexes, and asks nothing. Nothing that is found again is cheaper.
 */
export function bare(): Bare {
  let db: LocalDb
  const write = (tbl: string, from: number, count: number, docOf: (index: number) => object, isQueued = true) =>
    new Promise<void>((resolve, reject) => {
      const tx = db.backendDB().transaction([tbl, 'outbox'], 'readwrite', { durability: 'strict' })
      for (let index = from; index < from + count; index++) {
        const [_id, tournament] = [newId(), globalThis.given.tournament]
        const doc = { ...docOf(index), tournament }
        tx.objectStore(tbl).put({ _id, _rev: 0, _scopes: [`dir:${globalThis.given.user}`], ...doc })
        const line = { opId: newId(), tbl, id: _id, kind: 'up', devSeq: index, prio: 1, rank: 20, state: 'pending', tries: 0, set: doc }
        if (isQueued) tx.objectStore('outbox').put(line)
      }
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error)
    })
  return {
    open: async (name, fresh) => {
      if (fresh) await Dexie.delete(localDbName(name))
      db = await localDb(name).open()
    },
    close: async () => db.close(),
    save: (index) => write('tournament-entries', index, 1, boatOf),
    weigh: (index) => write('weigh-in-events', index, 1, bagOf),
    putMany: async (count) => {
      for (let from = 0; from < count; from += 1000) await write('tournament-entries', from, Math.min(1000, count - from), boatOf, false)
    },
  }
}
