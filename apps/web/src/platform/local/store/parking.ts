import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Engine, RescueFile } from '@ramplight/sync/engine-api'
import { Dexie, type Table } from 'dexie'
import { type Sealed, seal, unseal } from './seal.ts'

/** Where unsent work of a person lies while their database is gone: beside it, until they sign in here again. */
export const parkedName = (user: Id): string => `parked_${user}`

/** What else this person left here unfinished: rows of local storage, such as a bag that is half typed. */
export type LeftRows = Record<string, string>

/** On a device of their own a file lies open; on a borrowed one everything is sealed. `waiting`: how many changes are in it. */
type Parked = (RescueFile & { n?: number }) | { n?: number; sealed: Sealed; of: 'file' | 'rows'; waiting: number }

/** The half of the person's key that opens; null while the server cannot be asked. */
export type AskKey = () => Promise<string | null>

async function withParked<T>(user: Id, work: (files: Table<Parked, number>, db: Dexie) => Promise<T>): Promise<T> {
  const db = new Dexie(parkedName(user), { chromeTransactionDurability: 'strict' })
  db.version(SYNC_SCHEMA).stores({ files: '++n' })
  try {
    return await work(db.table('files'), db)
  } finally {
    db.close()
  }
}

const isSealed = (parked: Parked): parked is Extract<Parked, { sealed: Sealed }> => 'sealed' in parked

/** What of a rescue file waits for the server or for a person. */
const unsyncedIn = ({ outbox, quarantine }: RescueFile): number => outbox.length + quarantine.length
const waitingIn = (parked: Parked): number => (isSealed(parked) ? parked.waiting : unsyncedIn(parked))

/** Durable when it resolves. Nothing to park leaves nothing behind. */
export async function park(user: Id, file: RescueFile): Promise<number> {
  const unsynced = unsyncedIn(file)
  if (unsynced > 0) await withParked(user, (files) => files.add(file))
  return unsynced
}

/** From now on nothing of it can be read on this device, not even by this page. */
export async function sealParked(user: Id, publicKey: string): Promise<void> {
  if (!(await Dexie.exists(parkedName(user)))) return
  await withParked(user, async (files) => {
    for (const parked of await files.toArray()) {
      if (isSealed(parked)) continue
      const { n, ...file } = parked
      await files.put({ n: n!, sealed: await seal(publicKey, file), of: 'file', waiting: unsyncedIn(parked) })
    }
  })
}

/** `waiting`: how many bags among them have not reached the server. */
export async function parkRows(user: Id, publicKey: string, rows: LeftRows, waiting: number): Promise<void> {
  if (Object.keys(rows).length === 0) return
  const sealed = await seal(publicKey, rows)
  await withParked(user, (files) => files.add({ sealed, of: 'rows', waiting }))
}

/**
 * Gives each parked thing of one kind to `take`, which keeps it, and lets go of it then. What is sealed stays while the server
 * cannot be asked for the key, or when it is not this person's.
 */
async function takeEach<T>(user: Id, of: 'file' | 'rows', askKey: AskKey, take: (content: T) => Promise<void>): Promise<void> {
  if (!(await Dexie.exists(parkedName(user)))) return
  await withParked(user, async (files, db) => {
    const wanted = (await files.toArray()).filter((parked) => (isSealed(parked) ? parked.of : 'file') === of)
    const key = wanted.some(isSealed) ? await askKey() : null
    for (const parked of wanted) {
      const { n } = parked
      if (isSealed(parked) && !key) continue
      const content = isSealed(parked) ? await unseal(key!, parked.sealed).catch(() => null) : withoutPlace(parked)
      if (content === null) continue
      await take(content as T)
      await files.delete(n!)
    }
    if ((await files.count()) === 0) await db.delete()
  })
}

const withoutPlace = ({ n, ...file }: RescueFile & { n?: number }): RescueFile => file

/** Nobody who is asked: what is sealed stays. */
const noKey: AskKey = async () => null

/**
 * Everything parked goes back into the person's outbox; what is settled already is known by its id and left alone. `as`: how
 * somebody else takes it.
 */
export async function takeParked(user: Id, engine: Engine, askKey = noKey, as = (file: RescueFile) => file): Promise<number> {
  let taken = 0
  await takeEach<RescueFile>(user, 'file', askKey, async (file) => {
    taken += (await engine.takeIn(as(file))).taken
  })
  return taken
}

/** What they left unfinished on this device, once. `restore` puts it back; false: there was no room, and it stays parked. */
export async function takeRows(user: Id, askKey: AskKey, restore: (rows: LeftRows) => boolean = () => true): Promise<LeftRows> {
  const rows: LeftRows = {}
  await takeEach<LeftRows>(user, 'rows', askKey, async (left) => {
    if (!restore(left)) throw new Error('There is no room for what was left on this device.')
    Object.assign(rows, left)
  })
  return rows
}

export const hasParked = (user: Id): Promise<boolean> => Dexie.exists(parkedName(user))

export const countParked = async (user: Id): Promise<number> =>
  (await Dexie.exists(parkedName(user)))
    ? withParked(user, async (files) => (await files.toArray()).reduce((sum, parked) => sum + waitingIn(parked), 0))
    : 0
