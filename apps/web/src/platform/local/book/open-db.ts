import type { Id } from '@ramplight/domain/kernel/ids'
import type { Session } from '../../session.ts'
import { closeForGood, whenLost } from '../store/dexie-store.ts'
import { engineTable, isNewer, type LocalDb, localDbName } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { copyHere } from '../store/people-here.ts'
import { isBeingWiped, putAway } from '../store/put-away.ts'
import { isSameDatabase, rememberDatabase } from '../store/same-database.ts'
import { noteLost, unsentNoted } from '../store/unsent-note.ts'
import type { BookNotice } from './book.ts'

/** After this long a person is told to close the other tabs. */
const BLOCKED_MS = 3000
/** In `kv`: until when the admin acts who this copy was made for; null for the person themself. */
const ACTING = 'web.acting'

type Telling = (notice: BookNotice) => void

/**
 * The database of whoever is signed in, open; null when this tab is too old for it. An admin who acts as somebody begins with an
 * empty one: what that person left here is parked for them, neither seen nor sent by the admin.
 */
export async function openDbOf(session: Session, tell: Telling): Promise<LocalDb | null> {
  const patience = patienceOf(tell)
  try {
    return await openWith(session, tell, patience.blocked)
  } finally {
    patience.over()
  }
}

/** A database that another part of this page lets go a moment later is no reason to ask anybody for anything. */
function patienceOf(tell: Telling) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  return {
    blocked: () => {
      if (!isOver) timer ??= setTimeout(() => tell('blocked'), BLOCKED_MS)
    },
    over: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

async function openWith({ user, acting }: Session, tell: Telling, onBlocked: () => void): Promise<LocalDb | null> {
  const until = acting?.until ?? null
  let db = await openDb(user._id, tell, onBlocked)
  if (!db) return null
  const before = await madeFor(db)
  const isOfAnother = until !== null && before !== until
  if (isOfAnother || (await isBeingWiped(db))) {
    await putAway(user._id, db, 'acting')
    db = await openDb(user._id, tell, onBlocked)
  }
  // A full disk takes no note, and opens what is on it as it was.
  if (db && (await madeFor(db)) !== until) await engineTable(db, 'kv').put({ k: ACTING, v: until })
  return db
}

const madeFor = async (db: LocalDb) => (await engineTable(db, 'kv').get(ACTING))?.v ?? null

/** Steps aside when another tab needs the database: what was written here is on the disk by then. */
async function openDb(user: Id, tell: Telling, onBlocked: () => void): Promise<LocalDb | null> {
  if (await isNewer(localDbName(user))) {
    tell('newer')
    return null
  }
  const db = localDb(user)
  db.on('blocked', onBlocked)
  let isLost = false
  const lose = () => {
    if (isLost) return
    isLost = true
    closeForGood(db)
    tell('lost')
  }
  // A newer version, or another tab that puts it away: that one has forgotten that a copy is here.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion === null && isExpected(user)) return lose()
    closeForGood(db)
    tell('replaced')
  })
  // Nobody here has closed it: the browser has, alone or with all that is in it.
  db.on(
    'close',
    () =>
      void isSameDatabase(db).then(
        (isSame) => !isSame && lose(),
        () => undefined,
      ),
  )
  whenLost(db, lose)
  await db.open()
  // A full disk takes no note, and opens what is on it as it was.
  const isNew = await rememberDatabase(db).catch(() => false)
  if (isNew) noteLost(user)
  return db
}

/** Something of this person should be here: nobody has put it away. */
function isExpected(user: Id): boolean {
  const { bags, others } = unsentNoted(user)
  return copyHere(user) !== null || bags + others > 0
}
