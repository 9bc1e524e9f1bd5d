import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

export type StoodInPush = {
  key: string
  device: string
  at: string
  payload: { title: string; body: string; url: string; tag: string; silent: boolean }
  headers: Record<string, string>
}
type Device = { name: string; keys: ECDH; secret: Buffer }

/**
 * A push service and the devices behind it (RFC 8030): it looks at who sends (RFC 8292), and reads what came as the browser of the
 * device would (RFC 8291), written from the standard and not from what sends here.
 */
export async function openPushStandIn({ port = 0, most = Number.POSITIVE_INFINITY } = {}) {
  const received: StoodInPush[] = []
  const devices = new Map<string, Device>()
  /** Answers this to everybody, until it is null again. */
  const mood: { answer: number | null } = { answer: null }
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(request: IncomingMessage): Promise<number> {
    const body = await bodyOf(request)
    if (mood.answer) return mood.answer
    const key = request.url?.match(/^\/push\/([\w-]+)$/)?.[1] ?? ''
    const device = devices.get(key)
    if (!device) return 410
    const { ttl, 'content-encoding': encoding } = request.headers
    if (request.method !== 'POST' || !/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm') return 400
    if (body.length > 4096) return 413
    if (!(await isSigned(request.headers.authorization ?? '', url()))) return 403
    const payload = JSON.parse(decrypt(body, device)) as StoodInPush['payload']
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    received.push({ key: randomBytes(9).toString('base64url'), device: device.name, at: new Date().toISOString(), payload, headers })
    if (received.length > most) received.shift()
    return 201
  }
  const server = createServer(async (request, response) => {
    const status = await take(request).catch(() => 400)
    response.writeHead(status, status === 201 ? { location: `${url()}/message/${randomBytes(9).toString('base64url')}` } : {}).end()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: url(),
    received,
    mood,
    /** What the browser of a new device gives out. */
    subscribe(name: string) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const [key, secret] = [randomBytes(12).toString('base64url'), randomBytes(16)]
      devices.set(key, { name, keys, secret })
      return {
        endpoint: `${url()}/push/${key}`,
        publicKey: keys.getPublicKey().toString('base64url'),
        secret: secret.toString('base64url'),
      }
    },
    /** Its owner has turned it off in the browser. */
    unsubscribe: (endpoint: string) => devices.delete(endpoint.split('/').at(-1)!),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type PushStandIn = Awaited<ReturnType<typeof openPushStandIn>>

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Whoever sends signs for this very service, with the key it names. */
async function isSigned(authorization: string, origin: string): Promise<boolean> {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const { payload } = await jwtVerify(token, signer, { algorithms: ['ES256'], audience: origin, requiredClaims: ['exp', 'sub'] })
  return /^(mailto:|https:)/.test(payload.sub ?? '')
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const sum = createHmac('sha256', key)
  for (const part of parts) sum.update(part)
  return sum.digest()
}
/** One block of HKDF is all that is needed here. */
const expanded = (key: Buffer, info: Buffer | string, bytes: number): Buffer => hmac(key, info, Buffer.from([1])).subarray(0, bytes)

/** Salt (16), size of records (4), length of the sender's key (1), that key, then the record with its tag. */
export function decrypt(body: Buffer, { keys, secret }: Pick<Device, 'keys' | 'secret'>): string {
  const [salt, length] = [body.subarray(0, 16), body[20]!]
  const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const agreed = hmac(salt, expanded(hmac(secret, keys.computeSecret(sender)), info, 32))
  const open = createDecipheriv(
    'aes-128-gcm',
    expanded(agreed, 'Content-Encoding: aes128gcm\0', 16),
    expanded(agreed, 'Content-Encoding: nonce\0', 12),
  )
  open.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
