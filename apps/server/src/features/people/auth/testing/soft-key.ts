import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

type Asked = { challenge: string; rpId: string }
type Odd = { origin?: string; isVerified?: boolean; counter?: number; rpId?: string }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** A security key in software: it makes one passkey and signs with it, as WebAuthn says (ES256, no attestation). */
export function aSoftKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(jwk.x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(jwk.y!, 'base64url'),
  ])
  const clientData = (type: string, { challenge }: Asked, { origin: at = origin }: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authData = ({ rpId }: Asked, odd: Odd, more?: Buffer) => {
    const flags = USER_PRESENT | (odd.isVerified === false ? 0 : USER_VERIFIED) | (more ? HAS_KEY : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(odd.counter ?? ++counter)
    return Buffer.concat([sha(odd.rpId ?? rpId), Buffer.from([flags]), counted, more ?? Buffer.alloc(0)])
  }
  return {
    make(asked: Asked, odd: Odd = {}) {
      const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authData(asked, odd, held)
      // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
      const attestation = Buffer.concat([
        ...[Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), Buffer.from([0x58, data.length]), data],
      ])
      return { credential: b64(id), clientDataJSON: b64(clientData('webauthn.create', asked, odd)), attestationObject: b64(attestation) }
    },
    sign(asked: Asked, odd: Odd = {}) {
      const [client, data] = [clientData('webauthn.get', asked, odd), authData(asked, odd)]
      const signature = sign('sha256', Buffer.concat([data, sha(client)]), privateKey)
      return { credential: b64(id), clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) }
    },
  }
}
