import { fullName } from '@ramplight/domain/registration/full-name'
import type { EngineState } from '@ramplight/sync/types'
import { isSealedFor, noteSealed } from '../../borrowed.ts'
import { deviceName } from '../../device.ts'
import { askParkingKey } from '../../parking-key.ts'
import { renew, type Session } from '../../session.ts'
import { localOf } from '../answers/local-rows.ts'
import { engineIn } from '../sending/engine-in.ts'
import { isSignedIn, personToken } from '../sending/person-token.ts'
import { shareEngine } from '../sending/shared-engine.ts'
import { forgetForWorker, keepForWorker } from '../sending/worker-session.ts'
import { closeForGood } from '../store/dexie-store.ts'
import { askToKeepStorage, storageKept } from '../store/keep-storage.ts'
import { countParked, hasParked, takeParked } from '../store/parking.ts'
import { copyHere, forgetCopy, noteCopy, rememberPerson } from '../store/people-here.ts'
import type { Book, BookNotice } from './book.ts'
import { bookOf } from './book-of.ts'
import { countUnsent } from './count-unsent.ts'
import { refreshQueries, watchTables } from './freshness.ts'
import { openDbOf } from './open-db.ts'
import { isAlone, onAlone } from './work-alone.ts'

type Door = {
  /** Registers what the features answer here. */
  loadCalls: () => Promise<unknown>
  tell: (notice: BookNotice) => void
}

/** In-flight work is safe wherever it is cut off; a login must not wait for a dead line. */
const LEAVE_WITHIN_MS = 3000

/**
 * Opens the book of whoever is signed in: their database, an engine that fetches and sends in the background from now on, and
 * what calls are answered with. Null when this tab is too old for the database.
 */
export async function openLocal(session: Session, { loadCalls, tell }: Door): Promise<Book | null> {
  const { user } = session
  let leave = async () => {}
  const db = await openDbOf(session, (notice) => {
    tell(notice)
    if (notice === 'replaced' || notice === 'lost') void leave()
  })
  if (!db) return null
  await loadCalls()
  rememberPerson(user._id, fullName(user))
  const token = personToken(user._id)
  const own = await engineIn(db, { user: user._id, deviceName: deviceName(), token })
  const takeBack = async () => {
    if (session.acting) return
    await takeParked(user._id, own, askParkingKey)
    noteSealed(user._id, (await hasParked(user._id)) ? await countParked(user._id) : null)
  }
  await takeBack()
  const shared = shareEngine(own, { user: user._id, token })
  const { engine } = shared
  const { state } = engine

  const isReady = () => state().isReady
  // Told once: the database is new, and nobody has put the one before away.
  const clearedSince = isReady() ? null : copyHere(user._id)
  if (clearedSince) forgetCopy(user._id)
  const noteContact = ({ isReady: complete, lastContact }: EngineState) => {
    if (complete && lastContact && !session.acting) noteCopy(user._id, lastContact)
  }
  noteContact(state())
  const unwatch = watchTables(db, (tables) => isReady() && refreshQueries(tables))
  const uncount = countUnsent(db, user._id)
  const askAgain = () => void askToKeepStorage()
  window.addEventListener('appinstalled', askAgain)
  if (!storageKept()) askAgain()

  // Sealed work waits for the server to give the key.
  let isTaking = false
  const takeLater = () => {
    if (isTaking || !isSealedFor(user._id)) return
    isTaking = true
    void takeBack().finally(() => {
      isTaking = false
    })
  }

  // As with any other call the cookie says whether the session lives; if not, the person signs in again and what waits goes on then.
  let { phase, lastContact: contact } = state()
  const unheard = engine.onState((next) => {
    if (next.phase === 'auth-needed' && phase !== 'auth-needed' && isSignedIn(user._id)) void renew('refused')
    phase = next.phase
    if (next.lastContact !== contact) takeLater()
    contact = next.lastContact
    noteContact(next)
  })

  let current = session
  const follow = (next: Session) => {
    current = next
    if (state().phase === 'auth-needed') void engine.syncNow()
    const forWorker = { user: user._id, deviceName: deviceName() }
    // The worker would send in this tab's stead.
    void (isAlone() ? forgetForWorker(db) : keepForWorker(db, forWorker)).catch(() => undefined)
  }
  follow(session)
  const unheed = onAlone(() => follow(current))
  leave = async () => {
    unheard()
    unheed()
    unwatch()
    uncount()
    window.removeEventListener('appinstalled', askAgain)
    await Promise.race([shared.leave(), new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS))])
    await forgetForWorker(db).catch(() => undefined)
    closeForGood(db)
  }

  const local = localOf({ db, engine, user: () => current.user, state })
  return bookOf({ db, engine, local, state }, { clearedSince, follow, close: () => leave() })
}
