import type { Id } from '@ramplight/domain/kernel/ids'
import type { Session } from '../../session.ts'
import { closeForGood } from '../store/dexie-store.ts'
import { engineTable, isNewer, type LocalDb, localDbName } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { isBeingWiped, putAway } from '../store/put-away.ts'
import type { BookNotice } from './book.ts'

/** After this long a person is told to close the other tabs. */
const BLOCKED_MS = 3000
/** In `kv`: until when the admin acts who this copy was made for; null for the person themself. */
const ACTING = 'web.acting'

/**
 * The database of whoever is signed in, open; null when this tab is too old for it. An admin who acts as somebody begins with an
 * empty one: what that person left here is parked for them, neither seen nor sent by the admin.
 */
export async function openDbOf({ user, acting }: Session, tell: (notice: BookNotice) => void): Promise<LocalDb | null> {
  const until = acting?.until ?? null
  let db = await openDb(user._id, tell)
  if (!db) return null
  const before = await madeFor(db)
  const isOfAnother = until !== null && before !== until
  if (isOfAnother || (await isBeingWiped(db))) {
    await putAway(user._id, db, 'acting')
    db = await openDb(user._id, tell)
  }
  // A full disk takes no note, and opens what is on it as it was.
  if (db && (await madeFor(db)) !== until) await engineTable(db, 'kv').put({ k: ACTING, v: until })
  return db
}

const madeFor = async (db: LocalDb) => (await engineTable(db, 'kv').get(ACTING))?.v ?? null

/** Steps aside when another tab needs the database: what was written here is on the disk by then. */
async function openDb(user: Id, tell: (notice: BookNotice) => void): Promise<LocalDb | null> {
  if (await isNewer(localDbName(user))) {
    tell('newer')
    return null
  }
  const db = localDb(user)
  let timer: ReturnType<typeof setTimeout> | undefined
  db.on('blocked', () => {
    timer ??= setTimeout(() => tell('blocked'), BLOCKED_MS)
  })
  db.on('versionchange', () => {
    closeForGood(db)
    tell('replaced')
  })
  try {
    return await db.open()
  } finally {
    clearTimeout(timer)
  }
}
