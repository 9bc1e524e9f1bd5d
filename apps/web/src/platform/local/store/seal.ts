/**
 * Seals what a device keeps for somebody who is not there, with the public half of a key whose other half only the server has
 * (ECDH on P-256 with a pair of its own each time, HKDF, AES-GCM: as in HPKE, RFC 9180). The device itself cannot open it again.
 */
export type Sealed = { from: ArrayBuffer; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** Browsers give no cryptography to pages without https. */
export const canSeal = (): boolean => Boolean(globalThis.crypto?.subtle)

async function sharedKey(own: CryptoKey, other: CryptoKey, iv: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256)
  const root = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const part = { name: 'HKDF', hash: 'SHA-256', salt: iv, info: new TextEncoder().encode('ramplight parking') }
  return crypto.subtle.deriveKey(part, root, { name: 'AES-GCM', length: 256 }, false, [use])
}

/** `publicKey`: SPKI, base64url. */
export async function seal(publicKey: string, value: unknown): Promise<Sealed> {
  const other = await crypto.subtle.importKey('spki', bytesOf(publicKey), CURVE, false, [])
  const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await sharedKey(own.privateKey, other, iv, 'encrypt')
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(value)))
  return { from: await crypto.subtle.exportKey('raw', own.publicKey), iv, data }
}

/** `privateKey`: PKCS 8, base64url. Rejects for a key of somebody else. */
export async function unseal(privateKey: string, { from, iv, data }: Sealed): Promise<unknown> {
  const own = await crypto.subtle.importKey('pkcs8', bytesOf(privateKey), CURVE, false, ['deriveBits'])
  const other = await crypto.subtle.importKey('raw', from, CURVE, false, [])
  const key = await sharedKey(own, other, iv, 'decrypt')
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)))
}
