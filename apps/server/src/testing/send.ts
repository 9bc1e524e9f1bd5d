import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { Person, TestServer } from '#platform/testing/test-server'
import type { OddRequest } from './odd-request.ts'

/** Whoever makes the server think longer than this has found a way to stop it. */
const PATIENCE_MS = 20_000

/** One line per request under way, used again. `fetch` would cost a tenth of all that these tests compute. */
const agent = new Agent({ keepAlive: true })

/** Sends a request as it is, whatever the contract says about it. The text of a live stream is not waited for. */
export async function send(
  { address }: Pick<TestServer, 'address'>,
  call: AnyEndpoint,
  as: Person | null,
  { params = {}, query = '', body, raw, type = 'application/json', headers = {} }: OddRequest,
): Promise<{ status: number; text: string }> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const hasBody = sent !== undefined && call.method !== 'GET'
  const url = new URL(address + call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query)
  const answer = await ask(url, call.method, hasBody ? sent : undefined, {
    // The length is said here, because node leaves it out of a DELETE.
    ...(hasBody ? { 'content-type': type, 'content-length': Buffer.byteLength(sent) } : {}),
    ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    ...headers,
  })
  const status = answer.statusCode!
  if (!answer.headers['content-type']?.includes('event-stream')) return { status, text: await text(answer) }
  answer.destroy()
  return { status, text: '' }
}

/** The beginning of the answer. A page that sends on is an answer of its own. */
const ask = (url: URL, method: string, body: string | Uint8Array | undefined, headers: OutgoingHttpHeaders) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    request(url, { agent, method, headers, signal }, resolve).on('error', reject).end(body)
  })
