import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'

/** What push services know this installation by (VAPID, RFC 8292). Devices subscribe to its public half. */
export type Vapid = { publicKey: string; privateKey: KeyObject }

/** A new pair, as it is kept. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

/** The pair as it was kept. */
export function vapidOf(kept: string): Vapid {
  const jwk = JSON.parse(kept) as JsonWebKey & { x: string; y: string }
  // The point of the curve, whole: how browsers and push services write a public key.
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** A day is the most that push services take. */
const GOOD_SECONDS = 12 * 3600

/** Says to the push service at this address that it is us; `contact` is whom they tell when something is wrong. */
export async function vapidHeader({ publicKey, privateKey }: Vapid, endpoint: string, contact: string, now: Date): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + GOOD_SECONDS)
    .sign(privateKey)
  return `vapid t=${token}, k=${publicKey}`
}
