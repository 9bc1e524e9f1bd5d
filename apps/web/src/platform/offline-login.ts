import type { User } from '@ramplight/contract/people/users'
import { readStored, writeStored } from '@ramplight/ui/stored-state'

/**
 * Signing in without a network (1 §4): a device keeps, per e-mail, who signed in here and a slow hash of the password.
 * It opens only what is on this device already; the server asks again when it can be reached.
 */
type Kept = { salt: string; hash: string; user: User; token: string }

const KEY = 'rl-offline-logins'
const ROUNDS = 600_000
const keyOf = (email: string) => email.trim().toLowerCase()
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function slowHash(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS }, key, 256)
  return hex(new Uint8Array(bits))
}

/** Browsers give no cryptography to pages without https; such a device has no offline login. */
export async function keepOfflineLogin(email: string, password: string, user: User, token: string): Promise<void> {
  if (!globalThis.crypto?.subtle) return
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  const kept: Kept = { salt, hash: await slowHash(password, salt), user, token }
  writeStored(KEY, { ...readStored<Record<string, Kept>>(KEY), [keyOf(email)]: kept })
}

export async function offlineLogin(email: string, password: string): Promise<{ user: User; token: string } | null> {
  const kept = readStored<Record<string, Kept>>(KEY)?.[keyOf(email)]
  if (!kept || !globalThis.crypto?.subtle) return null
  return (await slowHash(password, kept.salt)) === kept.hash ? { user: kept.user, token: kept.token } : null
}
