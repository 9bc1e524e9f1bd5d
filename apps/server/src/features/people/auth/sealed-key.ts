import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (installation: Uint8Array) => Buffer.from(hkdfSync('sha256', installation, Buffer.alloc(0), 'second factor', 32))

/** A copy of the table alone, such as a stolen backup of it, opens nothing: the key is of this installation (AES-256-GCM). */
export function sealKey(key: string, user: string, installation: Uint8Array): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(installation), iv).setAAD(Buffer.from(user))
  return Buffer.concat([iv, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws for what was sealed for somebody else, or is not whole. */
export function openKey(sealed: string, user: string, installation: Uint8Array): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, 12), bytes.subarray(-16)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(installation), iv, { authTagLength: 16 }).setAAD(Buffer.from(user)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
