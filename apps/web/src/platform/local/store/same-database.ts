import { newId } from '@ramplight/contract/kernel/new-id'
import type { KvRow } from '@ramplight/sync/types'
import { engineTable, type LocalDb } from './local-db.ts'
import { LostError } from './store-errors.ts'

/** In `kv`: which database this is. A browser that deletes it opens an empty one under the same name. */
const MADE = 'web.made'
const madeOf = new WeakMap<LocalDb, string>()

/** Remembers which database was opened. Answers whether it has no name yet: it is new, or was made before databases had names. */
export async function rememberDatabase(db: LocalDb): Promise<boolean> {
  const kv = engineTable(db, 'kv')
  const { made, isNew } = await db.transaction('rw', kv, async () => {
    const known = (await kv.get(MADE))?.v as string | undefined
    const made = known ?? newId()
    if (!known) await kv.put({ k: MADE, v: made })
    return { made, isNew: !known }
  })
  madeOf.set(db, made)
  return isNew
}

/** Is this still the database that was opened? */
export async function isSameDatabase(db: LocalDb): Promise<boolean> {
  const made = madeOf.get(db)
  return made === undefined || (await engineTable(db, 'kv').get(MADE))?.v === made
}

/** In the transaction of a write: what is kept in another database would be called saved beside what was lost. */
export async function demandSame(db: LocalDb, kv: { get: (name: string) => Promise<KvRow | undefined> }): Promise<void> {
  const made = madeOf.get(db)
  if (made !== undefined && (await kv.get(MADE))?.v !== made) throw new LostError()
}
