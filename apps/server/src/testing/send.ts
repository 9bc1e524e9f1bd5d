import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { Person, TestServer } from '#platform/testing/test-server'
import type { OddRequest } from './odd-request.ts'

/** Whoever makes the server think longer than this has found a way to stop it. */
const PATIENCE_MS = 20_000

/** Sends a request as it is, whatever the contract says about it. The text of a live stream is not waited for. */
export async function send(
  { address }: Pick<TestServer, 'address'>,
  call: AnyEndpoint,
  as: Person | null,
  { params = {}, query = '', body, raw, type = 'application/json', headers = {} }: OddRequest,
): Promise<{ status: number; text: string }> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const hasBody = sent !== undefined && call.method !== 'GET'
  const response = await fetch(address + call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query, {
    method: call.method,
    // A page that sends on is an answer of its own.
    redirect: 'manual',
    headers: {
      ...(hasBody ? { 'content-type': type } : {}),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...headers,
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(hasBody ? { body: sent } : {}),
  })
  const isStream = response.headers.get('content-type')?.includes('event-stream')
  if (isStream) await response.body?.cancel()
  return { status: response.status, text: isStream ? '' : await response.text() }
}
