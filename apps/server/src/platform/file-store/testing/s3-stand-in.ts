import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../on-s3.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const PER_PAGE = 2

/**
 * A bucket in memory that speaks the protocol of S3: PUT, copy, GET, DELETE of a key, lists in pages. Who has not signed as the protocol
 * says (AWS4-HMAC-SHA256) is refused. `failing`: so many next requests are answered with 503.
 */
export async function s3StandIn(bucket = 'ramp-files') {
  const kept = new Map<string, { bytes: Buffer; type: string; at: string }>()
  const state = { failing: 0, refused: 0, asked: 0 }
  const keys = { accessKeyId: 'RAMPKEY', secretAccessKey: 'ramp-secret' }

  function isSigned(request: IncomingMessage, body: Buffer): boolean {
    const said = /Credential=(\w+)\/(\d+)\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    )
    if (!said) return false
    const [, key, day, region, names, signature] = said
    const url = new URL(request.url!, 'http://s3')
    const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort()
    const headers = names!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    const hash = String(request.headers['x-amz-content-sha256'] ?? '')
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha(body)) return false
    const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, hash].join('\n')
    const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha(canonical)].join('\n')
    const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day!), region!))
    return key === keys.accessKeyId && hmac(signing, toSign).toString('hex') === signature
  }

  const list = (from: string): string => {
    const all = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).filter(([key]) => key > from)
    const page = all.slice(0, PER_PAGE)
    const more = all.length > PER_PAGE ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : ''
    const one = ([key, { at }]: [string, { at: string }]) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`
    return `<?xml version="1.0"?><ListBucketResult>${page.map(one).join('')}${more}</ListBucketResult>`
  }

  const server = createServer(async (request, answer) => {
    state.asked++
    const body = await buffer(request)
    const url = new URL(request.url!, 'http://s3')
    if (state.failing > 0) {
      state.failing--
      return answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    if (!isSigned(request, body)) {
      state.refused++
      return answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    if (!url.pathname.startsWith(`/${bucket}/`)) return answer.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    // Without its length the real one takes none either.
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) return answer.writeHead(411).end()
    const key = url.pathname.slice(bucket.length + 2)
    const source = request.headers['x-amz-copy-source']
    if (request.method === 'PUT' && source !== undefined) {
      const copied = kept.get(String(source).slice(bucket.length + 2))
      if (!copied) return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      kept.set(key, { ...copied, at: new Date().toISOString() })
      return answer.end('<CopyObjectResult></CopyObjectResult>')
    }
    if (request.method === 'PUT') {
      kept.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date().toISOString() })
      return answer.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      kept.delete(key)
      return answer.writeHead(204).end()
    }
    if (url.searchParams.get('list-type') === '2') return answer.end(list(url.searchParams.get('continuation-token') ?? ''))
    const found = kept.get(key)
    if (!found) return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return answer.writeHead(200, { 'content-type': found.type }).end(found.bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket,
    ...keys,
  }
  return { settings, kept, state, close: () => new Promise((done) => server.close(done)) }
}
