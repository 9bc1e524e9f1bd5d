import type { LoginAnswer } from '@ramplight/contract/people/auth'
import type { User } from '@ramplight/contract/people/users'

/**
 * Who is signed in on this device. The token lies in local storage (decisions 9), lives 15 minutes and is renewed by the
 * 120-second ping, or just before a call when it is about to run out. The server can end it at any time.
 */
export type Session = { user: User; token: string }
/** `expired`: found by the check; `refused`: a request was answered 401; `idle`: nobody was there. */
export type EndReason = 'expired' | 'refused' | 'logged-out' | 'idle'

const TOKEN_KEY = 'rl-token'
const USER_KEY = 'rl-user'
const PING_PATH = '/api/auth/authenticated'
/** Renew when less than this is left. */
const RENEW_MS = 60_000

let current: Session | null = read()
const listeners = new Set<() => void>()
const endListeners = new Set<(reason: EndReason) => void>()

function read(): Session | null {
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    const user = localStorage.getItem(USER_KEY)
    return token && user ? { token, user: JSON.parse(user) as User } : null
  } catch {
    return null
  }
}

function set(session: Session | null): void {
  current = session
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
  set(null)
  for (const listener of endListeners) listener(reason)
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
    if (!session) return
    const response = await fetch(PING_PATH, {
      headers: { authorization: `Bearer ${session.token}` },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (response?.status === 401 && current === session) sessionEnded('expired')
    if (!response?.ok) return
    const answer = (await response.json()) as { authenticated: boolean; token?: string }
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

// Another tab signed in or out.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== USER_KEY) return
    current = read()
    for (const listener of listeners) listener()
  })
