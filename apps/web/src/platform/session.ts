import type { LoginAnswer } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'
import { askServer } from './ask-server.ts'
import { isAlone } from './local/work-alone.ts'

/**
 * Who is signed in on this device. The token lies in local storage (decisions 9), lives 15 minutes and is renewed by the
 * 120-second ping, or just before a call when it is about to run out. The server can end it at any time.
 */
export type Session = { user: User; token: string; acting?: Acting }
/** The admin who acts as this user, with the session they go back to, and when the server ends it at the latest. */
export type Acting = { admin: User; token: string; until: string }
/**
 * `expired`: found by the check; `refused`: a request was answered 401; `idle`: nobody was there; `acting-over`: an admin who
 * acted as somebody is themself again.
 */
export type EndReason = 'expired' | 'refused' | 'logged-out' | 'idle' | 'acting-over'

const TOKEN_KEY = 'rl-token'
const USER_KEY = 'rl-user'
const ACTING_KEY = 'rl-acting'
const KEYS: (string | null)[] = [TOKEN_KEY, USER_KEY, ACTING_KEY]
const PING_PATH = '/api/auth/authenticated'
/** Renew when less than this is left. */
const RENEW_MS = 60_000

let current: Session | null = read()
/** Whose records this tab may still hold, signed in or not. */
let shownTo = current?.user._id
const listeners = new Set<() => void>()
const endListeners = new Set<(reason: EndReason) => void>()

function read(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    const user = localStorage.getItem(USER_KEY)
    const acting = localStorage.getItem(ACTING_KEY)
    if (!token || !user) return null
    return { token, user: JSON.parse(user) as User, ...(acting ? { acting: JSON.parse(acting) as Acting } : {}) }
  } catch {
    return null
  }
}

function set(session: Session | null): void {
  current = session
  shownTo = session?.user._id ?? shownTo
  if (session?.acting) localStorage.setItem(ACTING_KEY, JSON.stringify(session.acting))
  else localStorage.removeItem(ACTING_KEY)
  if (session) {
    localStorage.setItem(TOKEN_KEY, session.token)
    localStorage.setItem(USER_KEY, JSON.stringify(session.user))
  } else {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(USER_KEY)
  }
  for (const listener of listeners) listener()
}

export const currentSession = (): Session | null => current
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Told once each time a session ends, with why. */
export const onSessionEnd = (listener: (reason: EndReason) => void): (() => void) => {
  endListeners.add(listener)
  return () => void endListeners.delete(listener)
}

export function startSession(answer: LoginAnswer): void {
  if (answer.user && answer.token) set({ user: answer.user, token: answer.token })
}

export function sessionEnded(reason: EndReason): void {
  if (!current) return
  // The quarter of an hour is over: the admin goes on as themself.
  const isBack = (reason === 'expired' || reason === 'refused') && actingEnded()
  if (!isBack) set(null)
  for (const listener of endListeners) listener(isBack ? 'acting-over' : reason)
}

/** The server ends it after this long, whatever is done (see the contract of `setUserImpersonating`). */
const ACTING_MS = 15 * 60_000

/** The session of an admin becomes one as somebody else; theirs is kept beside it. */
export function startActing({ user, token }: LoginAnswer, now: number = Date.now()): void {
  if (!current || current.acting || !user || !token) return
  const acting = { admin: current.user, token: current.token, until: new Date(now + ACTING_MS).toISOString() }
  set({ user, token, acting })
}

/** The admin is themself again on this device. False when nobody acted. */
export function actingEnded(): boolean {
  if (!current?.acting) return false
  const { admin, token } = current.acting
  set({ user: admin, token })
  return true
}

/** Milliseconds until the token runs out; negative when it has. */
export function tokenLeftMs(token: string, now: number = Date.now()): number {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number }
    return (payload.exp ?? 0) * 1000 - now
  } catch {
    return -1
  }
}

let renewing: Promise<void> | null = null

/** Asks the server whether the session lives and takes the fresh token. Offline, nothing changes. */
export function ping(): Promise<void> {
  renewing ??= (async () => {
    const session = current
    if (!session || isAlone()) return
    const heard = await askServer(PING_PATH, {
      headers: { authorization: `Bearer ${session.token}` },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (heard?.status === 401 && current === session) sessionEnded('expired')
    if (!heard?.ok) return
    const answer = heard.answer as { authenticated?: boolean; token?: string } | null
    if (typeof answer?.authenticated !== 'boolean') return
    if (current !== session) return
    if (!answer.authenticated) sessionEnded('expired')
    else if (answer.token) set({ ...session, token: answer.token })
  })().finally(() => {
    renewing = null
  })
  return renewing
}

/** The token to send now; null for a visitor. */
export async function freshToken(): Promise<string | null> {
  if (current && tokenLeftMs(current.token) < RENEW_MS) await ping()
  return current?.token ?? null
}

// Another tab signed in or out, or became somebody else: then nothing of the one before may stay on this screen.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (!KEYS.includes(event.key)) return
    current = read()
    if (shownTo && current && current.user._id !== shownTo) location.reload()
    shownTo = current?.user._id ?? shownTo
    for (const listener of listeners) listener()
  })
