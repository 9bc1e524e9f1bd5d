import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { demandKey, type FileStore } from './file-store.ts'

export type S3Settings = {
  /** Of the service, without the bucket: https://s3.us-east-1.amazonaws.com */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const TRIES = 2
const ANSWER_MS = 15_000
/** A hundred megabytes over a slow line. */
const SEND_MS = 300_000

/** Files in a bucket of any service that speaks the protocol of S3, addressed by its path. */
export function filesOnS3({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const ask = async (path: string, init: RequestInit = {}, ms = ANSWER_MS): Promise<Response> => {
    const answer = await client.fetch(`${root}${path}`, { ...init, signal: AbortSignal.timeout(ms) })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    // Its words may quote what was asked for.
    throw new Error(`the file store answered ${answer.status} to a ${init.method ?? 'GET'}`)
  }
  const at = (key: string) => `/${demandKey(key)}`

  return {
    async put(key, from, type) {
      const body = 'file' in from ? await openAsBlob(from.file) : new Blob([new Uint8Array(from)])
      const headers = { 'content-type': type, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
      const answer = await ask(at(key), { method: 'PUT', body, headers }, SEND_MS)
      if (answer.status === 404) throw new Error('the file store has no such bucket')
    },
    async open(key) {
      const answer = await ask(at(key), {}, SEND_MS)
      if (answer.status !== 404) return Readable.fromWeb(answer.body as unknown as ReadableStream)
      await answer.body?.cancel()
      return null
    },
    async move(key, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}${at(key)}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
      const answer = await ask(at(to), { method: 'PUT', headers }, SEND_MS)
      const said = await answer.text()
      if (answer.status === 404) return false
      // A copy may also fail after the service has answered 200.
      if (said.includes('<Error>')) throw new Error('the file store did not copy')
      await (await ask(at(key), { method: 'DELETE' })).body?.cancel()
      return true
    },
    async remove(keys) {
      for (const key of keys) await (await ask(at(key), { method: 'DELETE' })).body?.cancel()
    },
    async *list() {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const from: string = next ? `&continuation-token=${encodeURIComponent(next)}` : ''
        const text: string = await (await ask(`/?list-type=2${from}`)).text()
        for (const [, one] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { key: unescaped(tag(one!, 'Key') ?? ''), at: new Date(tag(one!, 'LastModified') ?? 0) }
        next = tag(text, 'NextContinuationToken')
        if (next !== undefined) next = unescaped(next)
      }
    },
  }
}

const tag = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const unescaped = (text: string): string => text.replace(/&\w+;/g, (one) => ESCAPES[one] ?? one)
