import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'

/** What this installation signs event files with (Ed25519). `publicKey`: SPKI in base64, as it stands in the files. */
export type EventKey = { publicKey: string; privateKey: KeyObject }

/** A new key, as it is kept. */
export const newEventKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

/** The key as it was kept. */
export function eventKeyOf(kept: string): EventKey {
  const privateKey = createPrivateKey({ key: Buffer.from(kept, 'base64'), format: 'der', type: 'pkcs8' })
  return { publicKey: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64'), privateKey }
}

export const signed = (bytes: Buffer, { privateKey }: EventKey): string => sign(null, bytes, privateKey).toString('base64')

/** Did whoever has this key sign these bytes? What is no key, or no signature, is none. */
export function isSignedBy(bytes: Buffer, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** How a key is told to people: `4f2a 91c0 77de 03b8`. */
export const fingerprint = (publicKey: string): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ')
