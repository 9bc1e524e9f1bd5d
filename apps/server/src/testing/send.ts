import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { Person, TestServer } from '#platform/testing/test-server'
import type { OddRequest } from './odd-requests.ts'

/** Sends a request as it is, whatever the contract says about it. The text of a live stream is not waited for. */
export async function send(
  { address }: TestServer,
  call: AnyEndpoint,
  as: Person | null,
  { params, query = '', body, raw }: OddRequest,
): Promise<{ status: number; text: string }> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(address + call.path.replace('{id}', params?.id ?? '') + query, {
    method: call.method,
    headers: {
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const isStream = response.headers.get('content-type')?.includes('event-stream')
  if (isStream) await response.body?.cancel()
  return { status: response.status, text: isStream ? '' : await response.text() }
}
