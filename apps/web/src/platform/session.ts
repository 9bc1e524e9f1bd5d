import type { LoginAnswer, RefreshAnswer } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'
import { noteStoredText } from '@ramplight/ui/values/stored-text'
import { askServer } from './ask-server.ts'
import { CallError } from './call-error.ts'
import { isAlone } from './local/book/work-alone.ts'
import { oweSignOut, signOutIsOff } from './owed-sign-out.ts'
import { askForToken, inTurn } from './renew-token.ts'
import { SESSION_KEY, STATION_LOCK_KEY } from './session-key.ts'
import { hearTokens, shareToken, untilHeard } from './shared-token.ts'

/**
 * Who is signed in on this device. The token lives 15 minutes and in the memory of pages alone; it is renewed by a cookie that no
 * script can read (docs/decisions/0015). Local storage says who it is and when the token runs out. Without a token a person is
 * still signed in: at a ramp without a network, with what is on this device. The server can end it at any time.
 */
export type Session = { user: User; token: string | null; acting?: Acting }
/** The admin who acts as this user, and when the server ends it at the latest. */
export type Acting = { admin: User; until: string }
/**
 * `expired`: found by the check; `refused`: a request was answered 401; `idle`: nobody was there; `acting-over`: an admin who
 * acted as somebody is themself again.
 */
export type EndReason = 'expired' | 'refused' | 'logged-out' | 'idle' | 'acting-over'

const ACTING_KEY = 'rl-acting'
const EXPIRES_KEY = 'rl-expires'
/** Where earlier versions kept the token. */
const OLD_TOKEN_KEY = 'rl-token'
const KEYS: (string | null)[] = [SESSION_KEY, ACTING_KEY]
const PING_PATH = '/api/auth/authenticated'
/** Renew when less than this is left. */
const RENEW_MS = 60_000

let current: Session | null = read()
/** By this device's clock, right or wrong: when the token was taken, and how long it lives. */
let goodUntil = 0
/** Whose records this tab may still hold, signed in or not. */
let shownTo = current?.user._id
/** `by`: this tab (us), or another one of this browser. */
type SessionListener = (by: 'us' | 'others') => void
const listeners = new Set<SessionListener>()
const endListeners = new Set<(reason: EndReason) => void>()

function read(): Session | null {
  try {
    localStorage.removeItem(OLD_TOKEN_KEY)
    const user = localStorage.getItem(SESSION_KEY)
    const acting = localStorage.getItem(ACTING_KEY)
    return user ? { user: JSON.parse(user) as User, token: null, ...(acting ? { acting: JSON.parse(acting) as Acting } : {}) } : null
  } catch {
    return null
  }
}

/** A storage that is full or closed costs what the next page would know: this one goes on with what is in its memory. */
const keep = noteStoredText

function set(session: Session | null): void {
  if (session?.token !== current?.token) goodUntil = session?.token ? Date.now() + lifeMs(session.token) : 0
  current = session
  shownTo = session?.user._id ?? shownTo
  keep(ACTING_KEY, session?.acting ? JSON.stringify(session.acting) : null)
  if (session?.token) keep(EXPIRES_KEY, String(goodUntil))
  else if (!session) keep(EXPIRES_KEY, null)
  if (!session) keep(STATION_LOCK_KEY, null)
  keep(SESSION_KEY, session ? JSON.stringify(session.user) : null)
  for (const listener of listeners) listener('us')
}

export const currentSession = (): Session | null => current
export const onSessionChange = (listener: SessionListener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** An end that came before anybody listened: a page asks for its token while it is still being drawn. */
let untold: EndReason | null = null

/** Told once each time a session ends, with why; at once if one has ended since the page was opened. */
export const onSessionEnd = (listener: (reason: EndReason) => void): (() => void) => {
  endListeners.add(listener)
  const reason = untold
  untold = null
  if (reason) listener(reason)
  return () => void endListeners.delete(listener)
}
const tellEnd = (reason: EndReason) => {
  if (endListeners.size === 0) untold = reason
  for (const listener of endListeners) listener(reason)
}

/** Without a token: somebody who signed in without a network. */
export function startSession({ user, token }: LoginAnswer): void {
  if (!user) return
  signOutIsOff(user._id, token !== undefined)
  set({ user, token: token ?? null })
}

/** What is known of who is signed in has changed: their name, their way to be reached. */
export function sessionUserIs(user: User): void {
  if (current?.user._id === user._id) set({ ...current, user: { ...current.user, ...user } })
}

export function sessionEnded(reason: EndReason): void {
  if (!current) return
  const isOver = reason === 'expired' || reason === 'refused'
  // The quarter of an hour is over: the admin goes on as themself.
  const isBack = isOver && actingEnded()
  if (!isOver) oweSignOut((current.acting?.admin ?? current.user)._id)
  if (!isBack) set(null)
  tellEnd(isBack ? 'acting-over' : reason)
}

/** The server ends it after this long, whatever is done (see the contract of `setUserImpersonating`). */
const ACTING_MS = 15 * 60_000

/** The session of an admin becomes one as somebody else. */
export function startActing({ user, token }: LoginAnswer, now: number = Date.now()): void {
  if (!current || current.acting || !user || !token) return
  set({ user, token, acting: { admin: current.user, until: new Date(now + ACTING_MS).toISOString() } })
}

/** The admin is themself again on this device. False when nobody acted. */
export function actingEnded(token: string | null = null): boolean {
  if (!current?.acting) return false
  set({ user: current.acting.admin, token })
  return true
}

/** How long a token lives from when it is given. */
function lifeMs(token: string): number {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { iat?: number; exp?: number }
    return (payload.exp ?? 0) * 1000 - (payload.iat ? payload.iat * 1000 : Date.now())
  } catch {
    return 0
  }
}

/** Milliseconds until the token runs out, in whichever tab it is; negative when it has. */
export const sessionLeftMs = (now: number = Date.now()): number => Number(localStorage.getItem(EXPIRES_KEY) ?? 0) - now
const hasFresh = () => current !== null && current.token !== null && goodUntil - Date.now() >= RENEW_MS
const isSame = (one: Session, other: Session | null) => one.user._id === other?.user._id && one.acting?.until === other.acting?.until

let renewing: Promise<void> | null = null

/**
 * Takes a fresh token, or hears that the session is over (`reason` is what is told then). Without a network nothing changes. One
 * tab asks; the others hear of its token.
 */
export function renew(reason: 'expired' | 'refused' = 'expired'): Promise<void> {
  const asked = current
  if (!asked || isAlone()) return Promise.resolve()
  const left = sessionLeftMs()
  renewing ??= inTurn(async () => {
    if (sessionLeftMs() > left) await untilHeard(() => current?.token !== asked.token)
    if (current?.token !== asked.token) return
    const answer = await askForToken()
    if (answer && isSame(asked, current)) take(answer, reason)
  }).finally(() => {
    renewing = null
  })
  return renewing
}

function take({ authenticated, user, token, impersonator }: RefreshAnswer, reason: 'expired' | 'refused'): void {
  if (!current) return
  if (!authenticated || !user || !token) sessionEnded(reason)
  else if (user._id === current.user._id && !impersonator === !current.acting) {
    set({ ...current, user, token })
    shareToken({ user: user._id, until: current.acting?.until ?? null, token })
  } else if (user._id === current.acting?.admin._id) {
    actingEnded(token)
    tellEnd('acting-over')
    // The cookie of this device is somebody else's: who signed in without a network needs the password now.
  } else sessionEnded('expired')
}

/** Asks the server whether the session lives; `reason` is what is told when it does not. Offline, nothing changes. */
export async function ping(reason: 'expired' | 'refused' = 'expired'): Promise<void> {
  const session = current
  if (!session || isAlone()) return
  if (!hasFresh()) return renew(reason)
  const headers = { authorization: `Bearer ${session.token}` }
  const heard = await askServer(PING_PATH, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const isOver = heard?.status === 401 || (heard?.ok && (heard.answer as { authenticated?: unknown } | null)?.authenticated === false)
  if (isOver && current?.token === session.token) await renew(reason)
}

/**
 * The token to send now; null for a visitor. Rejects when somebody is signed in and there is none: without a network it cannot be
 * renewed, and nobody may be taken for a visitor, or signed out, because of that.
 */
export async function freshToken(): Promise<string | null> {
  if (current && !hasFresh()) await renew()
  if (!current) return null
  if (!current.token || goodUntil <= Date.now()) throw CallError.offline()
  return current.token
}

/** Our server does not take a token that should be good: a fresh one of the same session, or null when that is over. */
export async function tokenAfter(refused: string, asked: Session | null): Promise<string | null> {
  if (current?.token === refused) await renew('refused')
  return asked && isSame(asked, current) && current?.token !== refused ? (current?.token ?? null) : null
}

if (typeof window !== 'undefined') {
  // Another tab signed in or out, or became somebody else: then nothing of the one before may stay on this screen.
  window.addEventListener('storage', (event) => {
    if (!KEYS.includes(event.key)) return
    const [before, now] = [current, read()]
    current = now && before && isSame(now, before) ? { ...now, token: before.token } : now
    if (shownTo && current && current.user._id !== shownTo) location.reload()
    shownTo = current?.user._id ?? shownTo
    for (const listener of listeners) listener('others')
  })
  hearTokens(({ user, until, token }) => {
    if (current?.user._id === user && (current.acting?.until ?? null) === until) set({ ...current, token })
  })
}
