import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Engine, RescueFile } from '@ramplight/sync/engine-api'
import { Dexie, type Table } from 'dexie'

/** Where unsent work of a person lies while their database is gone: beside it, until they sign in here again. */
export const parkedName = (user: Id): string => `parked_${user}`

type Parked = RescueFile & { n?: number }

async function withParked<T>(user: Id, work: (files: Table<Parked, number>, db: Dexie) => Promise<T>): Promise<T> {
  const db = new Dexie(parkedName(user), { chromeTransactionDurability: 'strict' })
  db.version(SYNC_SCHEMA).stores({ files: '++n' })
  try {
    return await work(db.table('files'), db)
  } finally {
    db.close()
  }
}

/** What of a rescue file waits for the server or for a person. */
const unsyncedIn = ({ outbox, quarantine }: RescueFile): number => outbox.length + quarantine.length

/** Durable when it resolves. Nothing to park leaves nothing behind. */
export async function park(user: Id, file: RescueFile): Promise<number> {
  const unsynced = unsyncedIn(file)
  if (unsynced > 0) await withParked(user, (files) => files.add(file))
  return unsynced
}

/** Everything parked goes back into the person's outbox; what is settled already is known by its id and left alone. */
export async function takeParked(user: Id, engine: Engine): Promise<number> {
  if (!(await Dexie.exists(parkedName(user)))) return 0
  return withParked(user, async (files, db) => {
    let taken = 0
    for (const { n, ...file } of await files.toArray()) {
      taken += (await engine.takeIn(file)).taken
      await files.delete(n!)
    }
    await db.delete()
    return taken
  })
}

export const countParked = async (user: Id): Promise<number> =>
  (await Dexie.exists(parkedName(user)))
    ? withParked(user, async (files) => (await files.toArray()).reduce((sum, file) => sum + unsyncedIn(file), 0))
    : 0
