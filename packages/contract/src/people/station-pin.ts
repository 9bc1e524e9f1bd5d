import { z } from 'zod'

/** A PIN is exactly 4 digits (rule `pin`). */
export const STATION_PIN = /^\d{4}$/
export const stationPin = z.string().max(4).regex(STATION_PIN)

/** Ten thousand PINs are soon tried by whoever holds the check; as slow as a tablet at the scale allows. */
const ROUNDS = 200_000

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function slowHash(pin: string, salt: string, rounds: number): Promise<string> {
  const typed = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds }
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, typed, 256)))
}

/** What is stored of a PIN: `rounds.salt.hash` (PBKDF2, SHA-256), so that devices can ask for it without a network. */
export async function checkOfPin(pin: string): Promise<string> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return `${ROUNDS}.${salt}.${await slowHash(pin, salt, ROUNDS)}`
}

/** Whether this is the PIN of that check. Browsers give no cryptography to pages without https: `canCheckPins`. */
export async function pinMatches(check: string, pin: string): Promise<boolean> {
  const [rounds = '', salt = '', hash = ''] = check.split('.')
  return STATION_PIN.test(pin) && hash !== '' && (await slowHash(pin, salt, Number(rounds))) === hash
}

export const canCheckPins = (): boolean => globalThis.crypto?.subtle !== undefined
