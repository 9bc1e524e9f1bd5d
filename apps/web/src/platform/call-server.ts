import { type AnyEndpoint, type BodyOf, type ParamsOf, type QueryOf, type ResponseOf, takesKey } from '@ramplight/contract/kernel/endpoint'
import type { ErrorEnvelope } from '@ramplight/contract/kernel/envelope'
import { newId } from '@ramplight/contract/kernel/new-id'
import { onceMore } from '@ramplight/contract/kernel/once-more'
import { z } from 'zod'
import { CallError } from './call-error.ts'
import { deviceName } from './device.ts'
import { isAlone } from './local/work-alone.ts'
import { currentSession, freshToken, sessionEnded } from './session.ts'

export type Given<E extends AnyEndpoint> = (E['params'] extends z.ZodUndefined | undefined ? unknown : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodUndefined | undefined ? unknown : { query: QueryOf<E> }) &
  (E['body'] extends z.ZodUndefined | undefined ? unknown : { body: BodyOf<E> }) & { signal?: AbortSignal; timeoutMs?: number }

/** Longer than any answer takes; a ramp with one bar must not wait for ever. */
const TIMEOUT_MS = 15_000

const pathOf = (endpoint: AnyEndpoint, params: unknown): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))

/** What stands between may answer a page of its own. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The token, unless the call ends first: renewing it waits for the same network. */
const tokenBefore = (ends: AbortSignal): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const give = () => reject(CallError.offline())
    if (ends.aborted) give()
    ends.addEventListener('abort', give, { once: true })
    void freshToken().then(resolve, reject)
  })

/**
 * One call of the contract, answered by the server. Takes and answers what the contract decodes to (integers for weights and
 * money); the wire has ounces and dollars. Refusals and lost networks are thrown as `CallError`.
 */
export async function callServer<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  if (isAlone()) throw CallError.offline()
  const { params, query, body, signal, timeoutMs } = given as {
    params?: unknown
    query?: Record<string, string>
    body?: unknown
    signal?: AbortSignal
    timeoutMs?: number
  }
  const wire = endpoint.body && body !== undefined ? JSON.stringify(z.encode(endpoint.body, body as never)) : undefined
  const timeout = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout
  const token = await tokenBefore(ends)
  const isKeyed = takesKey(endpoint)
  const request: RequestInit = {
    method: endpoint.method,
    headers: {
      ...(wire === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      // The same for a second attempt: what the server did before the answer was lost counts once.
      ...(isKeyed ? { 'idempotency-key': newId() } : {}),
      'x-device': deviceName(),
    },
    ...(wire === undefined ? {} : { body: wire }),
    signal: ends,
  }
  const send = async () => {
    const response = await fetch(pathOf(endpoint, params) + (query ? `?${new URLSearchParams(query)}` : ''), request)
    return { response, text: await response.text() }
  }
  const { response, text } = await onceMore(isKeyed, send, () => !ends.aborted && navigator.onLine).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw CallError.offline()
  })
  const answer = read(text)
  if (response.ok) return z.decode(endpoint.response, answer as never) as ResponseOf<E>
  // A session that was renewed, or began, after this was sent is another one.
  if (response.status === 401 && token && currentSession()?.token === token) sessionEnded('refused')
  throw CallError.of(response.status, answer as ErrorEnvelope | undefined)
}
