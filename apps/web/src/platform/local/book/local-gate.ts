import type { User } from '@ramplight/contract/people/users'
import { currentSession, onSessionChange, type Session } from '../../session.ts'
import type { Book, BookNotice } from './book.ts'
import { workAlone } from './work-alone.ts'

/**
 * Whose book is open on this device: the signed-in director's or assistant's, else nobody's. All that belongs to it is loaded
 * when the first of them signs in; a visitor, an angler and the board load this file alone.
 */
export const keepsBook = ({ userType, isAssistant }: User): boolean => userType === 'Director' || isAssistant

/** A call waits this long for a book that is being opened, then it asks the server alone. */
const OPEN_WITHIN_MS = 3000

/** What only the book can answer waits this long: beside a server that is there, a disk that never answers must not stop all work. */
const OPEN_AT_LAST_MS = 30_000

/** What could not be opened is tried again: somebody may have made room. */
const AGAIN_AFTER_MS = 15_000

let loadCalls: () => Promise<unknown> = async () => {}
let held = 0
let wanted: string | null = null
let book: Book | null = null
let notice: BookNotice | null = null
let work: Promise<void> = Promise.resolve()
let ready: Promise<void> = Promise.resolve()
let known: Promise<unknown> = Promise.resolve()
let atLast: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** The shell says where the features register what they answer here: the platform does not know them. */
export const registerLocalCalls = (loader: () => Promise<unknown>): void => {
  loadCalls = loader
}

/** The open book; null while there is none. */
export const openBook = (): Book | null => book
/** This person's book is on its way: what waits in it is not known yet. */
export const isOpening = (): boolean => wanted !== null && book === null && notice === null
/** What is wrong with the book itself, for a banner. */
export const bookNotice = (): BookNotice | null => notice
/** Told when a book is opened, complete or closed, and when there is something to say about it. */
export const onBook = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The book that calls go to now. One that is just being opened is waited for, for a moment; `isOnlyHere`: it is waited for longer. That
 * is asked when it is known what this device answers by itself.
 */
export async function answeringBook(isOnlyHere: () => boolean = () => false): Promise<Book | null> {
  if (wanted === null) return null
  await ready
  if (!isOpening()) return book
  await Promise.race([known, atLast])
  if (isOnlyHere()) await atLast
  return book
}

/** The book, however long its opening takes, unless there is something wrong with it: for who leaves, and is asked about what waits in it. */
export async function openedBook(): Promise<Book | null> {
  let stop = () => {}
  const isWrong = new Promise<void>((resolve) => {
    stop = onBook(() => notice !== null && resolve())
  })
  if (notice === null) await Promise.race([work, isWrong])
  stop()
  return book
}

/** From now on the book follows the session, in this tab. */
export function keepBook(): () => void {
  follow()
  return onSessionChange(follow)
}

/** The book is closed while `task` runs, and opened again afterwards if somebody is signed in: for who puts it away. */
export async function withoutBook<T>(task: () => Promise<T>): Promise<T> {
  held++
  try {
    await become('', null)
    return await task()
  } finally {
    held--
    follow()
  }
}

function follow(): void {
  if (held > 0) return
  const session = currentSession()
  // The next person signs in with the server.
  if (!session) workAlone(false)
  const key = session && keepsBook(session.user) ? [session.user._id, session.acting?.until].join(' ') : null
  if (key !== wanted) void become(key, session)
  else if (session) book?.follow(session)
}

function become(key: string | null, session: Session | null): Promise<void> {
  wanted = key
  work = work.then(async () => {
    const before = book
    say(null, key && notice === 'failed' ? notice : null)
    await before?.close()
    if (!key || !session || wanted !== key) return
    try {
      const { openLocal } = await import('./open-local.ts')
      const opened = await openLocal(session, { loadCalls, tell: (next) => say(next === 'blocked' ? book : null, next) })
      if (wanted !== key) return await opened?.close()
      say(opened, opened ? null : notice)
      if (opened && !opened.isReady()) tellWhenReady(opened)
    } catch (error) {
      console.error('The local copy couldn’t be opened.', error)
      if (wanted !== key) return
      wanted = ''
      say(null, 'failed')
      setTimeout(() => wanted === '' && follow(), AGAIN_AFTER_MS)
    }
  })
  ready = Promise.race([work, after(OPEN_WITHIN_MS)])
  // Before the database: a screen has to know what it can save here, however slow the disk is.
  known = key ? loadCalls().catch(() => undefined) : Promise.resolve()
  atLast = Promise.race([openedBook(), after(OPEN_AT_LAST_MS)])
  return work
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function tellWhenReady(opened: Book): void {
  const stop = opened.onState(() => {
    if (!opened.isReady()) return
    stop()
    if (book === opened) say(opened, notice)
  })
}

function say(nextBook: Book | null, nextNotice: BookNotice | null): void {
  book = nextBook
  notice = nextNotice
  for (const listener of listeners) listener()
}
