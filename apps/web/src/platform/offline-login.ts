import type { User } from '@ramplight/contract/people/users'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { secondsToWait, waitMsAfter } from './wrong-tries.ts'

/**
 * Signing in without a network (1 §4, A11): a device keeps, per e-mail, who signed in here and what a slow hash of the password
 * must come to. The password itself is nowhere; the session lies sealed by it. It opens only what is on this device already, and
 * the server asks again when it can be reached.
 */
type Kept = {
  userId: string
  email: string
  role: User['userType']
  salt: string
  verifier: string
  /** The user, AES-GCM, under a key that only the password gives. */
  sealed: { iv: string; data: string }
  /** When the server last let this person in; counts until the days of the role are over. */
  signedInAt: string
  /** Wrong passwords since the last right one, and until when nobody may try. */
  tries: number
  waitUntil: number
}

export type OfflineAnswer =
  | { kind: 'in'; user: User }
  /** Nobody with this e-mail signed in here, or too long ago. */
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }

const KEY = 'rl-offline-logins'
export const ROUNDS = 600_000
const DAY_MS = 86_400_000
/** A season of events a month apart for those at the ramp; an administrator has nothing to do without a server. */
const DAYS: Record<User['userType'], number> = { Director: 60, Angler: 60, 'System Admin': 1 }

const keyOf = (email: string) => email.trim().toLowerCase()
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const bytesOf = (text: string) => new TextEncoder().encode(text)

const all = () => readStored<Record<string, Kept>>(KEY) ?? {}
const keep = (email: string, kept: Kept) => noteStored(KEY, { ...all(), [keyOf(email)]: kept })
function drop(isGone: (kept: Kept) => boolean): void {
  noteStored(KEY, Object.fromEntries(Object.entries(all()).filter(([, kept]) => !isGone(kept))))
}

/** A clock that runs before the last sign-in is wrong; a wrong clock locks nobody out. */
const isOver = ({ role, signedInAt }: Kept, now: number) => now - Date.parse(signedInAt) > (DAYS[role] ?? 0) * DAY_MS

function recordOf(email: string, now: number): Kept | null {
  const kept = all()[keyOf(email)]
  return kept?.verifier && !isOver(kept, now) && globalThis.crypto?.subtle ? kept : null
}

/** One slow hash; what is compared and what unseals come apart from it, so that the one says nothing of the other. */
async function secretsOf(password: string, salt: string): Promise<{ verifier: string; key: CryptoKey }> {
  const typed = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits'])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: ROUNDS }
  const root = await crypto.subtle.importKey('raw', await crypto.subtle.deriveBits(slow, typed, 256), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ])
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) })
  const verifier = toHex(new Uint8Array(await crypto.subtle.deriveBits(part('verifier'), root, 256)))
  const key = await crypto.subtle.deriveKey(part('seal'), root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return { verifier, key }
}

/** Browsers give no cryptography to pages without https; such a device has no offline login. */
export async function keepOfflineLogin(email: string, password: string, user: User, now = Date.now()): Promise<void> {
  if (!globalThis.crypto?.subtle) return
  const salt = toHex(random(16))
  const { verifier, key } = await secretsOf(password, salt)
  const iv = random(12)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify({ user })))
  keep(email, {
    userId: user._id,
    email: keyOf(email),
    role: user.userType,
    salt,
    verifier,
    sealed: { iv: toHex(iv), data: toHex(new Uint8Array(data)) },
    signedInAt: new Date(now).toISOString(),
    tries: 0,
    waitUntil: 0,
  })
}

export async function offlineLogin(email: string, password: string, now = Date.now()): Promise<OfflineAnswer> {
  const kept = recordOf(email, now)
  if (!kept) return { kind: 'none' }
  const seconds = secondsToWait(kept.waitUntil, now)
  if (seconds > 0) return { kind: 'wait', seconds }
  const { verifier, key } = await secretsOf(password, kept.salt)
  if (verifier !== kept.verifier) {
    const tries = kept.tries + 1
    const wait = waitMsAfter(tries)
    keep(email, { ...kept, tries, waitUntil: wait ? now + wait : 0 })
    return { kind: 'wrong' }
  }
  keep(email, { ...kept, tries: 0, waitUntil: 0 })
  const { iv, data } = kept.sealed
  const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromHex(iv) }, key, fromHex(data))
  return { kind: 'in', user: (JSON.parse(new TextDecoder().decode(open)) as { user: User }).user }
}

/** The server refused what this device would have let in: the password was changed, or the account closed. */
export async function dropRefusedLogin(email: string, password: string): Promise<void> {
  const kept = all()[keyOf(email)]
  if (!kept?.verifier || !globalThis.crypto?.subtle) return
  if ((await secretsOf(password, kept.salt)).verifier === kept.verifier) drop(({ email: other }) => other === kept.email)
}

/** This person's sign-in leaves the device with their data. */
export const forgetOfflineLogin = (userId: string): void => drop((kept) => kept.userId === userId)

/** Whether anybody, or whoever has this e-mail, could sign in here without a network. */
export const hasOfflineLogin = (now = Date.now(), of?: string): boolean =>
  Object.values(all()).some(({ email }) => email && (of === undefined || email === keyOf(of)) && recordOf(email, now) !== null)
