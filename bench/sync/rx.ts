import { createRxDatabase, removeRxDatabase } from 'rxdb'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { boatOf, type Contender } from './contender.ts'

const idOf = (index: number) => `boat-${String(index).padStart(8, '0')}`
const text = { type: 'string' }
const yes = { type: 'boolean' }
const SCHEMA = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40 },
    tour: text,
    season: text,
    users: { type: 'array', items: text },
    status: text,
    boatNumber: { type: 'number' },
    flight: text,
    disqualified: yes,
    freeEntry: yes,
    paidOnline: yes,
    creditsUsed: { type: 'number' },
    groups: { type: 'array', items: text },
    inBigFishPot: yes,
    inSidePot: yes,
    anglers: { type: 'array', items: { type: 'object' } },
  },
  required: ['id'],
}

const ask = async (path: string, body: unknown) =>
  (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()

/** RxDB with its Dexie storage against the smallest server its replication asks for. */
export function rx(): Contender {
  // biome-ignore lint/suspicious/noExplicitAny: its types are not installed with the project
  let db: any
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  let boats: any
  const storage = getRxStorageDexie()
  const replicate = async (what: object) => {
    const replication = replicateRxCollection({ collection: boats, replicationIdentifier: `bench-${db.name}`, live: false, ...what })
    await replication.awaitInitialReplication()
    await replication.cancel()
  }
  return {
    open: async (name, fresh) => {
      if (fresh) await removeRxDatabase(name, storage)
      db = await createRxDatabase({ name, storage, multiInstance: false })
      boats = (await db.addCollections({ boats: { schema: SCHEMA } })).boats
    },
    close: () => db.close(),
    save: async (index) => void (await boats.insert({ id: idOf(index), ...boatOf(index) })),
    saveMany: async (from, count) =>
      void (await boats.bulkInsert(Array.from({ length: count }, (_, i) => ({ id: idOf(from + i), ...boatOf(from + i) })))),
    push: async () => {
      await replicate({ push: { batchSize: 100, handler: (rows: unknown) => ask('/rx/push', rows) } })
      return boats.count().exec()
    },
    pull: async () => {
      await replicate({
        pull: { batchSize: 1000, handler: (checkpoint: unknown, limit: number) => ask('/rx/pull', { checkpoint, limit }) },
      })
      return boats.count().exec()
    },
    list: async () => (await boats.find().exec()).length,
  }
}
