import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys that a browser made for one device, as it gives them out: base64url. */
export type PushKeys = { publicKey: string; secret: string }

export const CURVE = 'prime256v1'
const SALT_BYTES = 16
/** One record is the whole message; more no push service takes. */
const RECORD_SIZE = 4096
/** The end of the last record. */
const LAST = Buffer.from([2])

/** `salt` and `privateKey`: for the example of the standard alone. */
export type Chance = { salt: Buffer; privateKey: Buffer }

/**
 * A message that only this device can read (RFC 8291 over RFC 8188): the push service in between sees how long it is, and when.
 * It is the whole body of the request.
 */
export function encryptForDevice(text: string, device: PushKeys, chance?: Chance): Buffer {
  const ours = createECDH(CURVE)
  if (chance) ours.setPrivateKey(chance.privateKey)
  else ours.generateKeys()
  const salt = chance?.salt ?? randomBytes(SALT_BYTES)
  const theirKey = Buffer.from(device.publicKey, 'base64url')
  const shared = ours.computeSecret(theirKey)
  const { key, nonce } = contentKeys({
    shared,
    secret: Buffer.from(device.secret, 'base64url'),
    theirKey,
    ourKey: ours.getPublicKey(),
    salt,
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  const ourKey = ours.getPublicKey()
  return Buffer.concat([salt, size, Buffer.from([ourKey.length]), ourKey, sealed])
}

type Agreed = { shared: Buffer; secret: Buffer; theirKey: Buffer; ourKey: Buffer; salt: Buffer }

function contentKeys({ shared, secret, theirKey, ourKey, salt }: Agreed): { key: Buffer; nonce: Buffer } {
  const derive = (from: Buffer, salted: Buffer, info: Buffer, bytes: number) => Buffer.from(hkdfSync('sha256', from, salted, info, bytes))
  const agreed = derive(shared, secret, Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]), 32)
  return {
    key: derive(agreed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derive(agreed, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}
