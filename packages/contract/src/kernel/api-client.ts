import { z } from 'zod'
import { type AnyEndpoint, type ParamsOf, type QueryOf, type ResponseOf, takesKey, type WireBodyOf } from './endpoint.ts'
import type { ErrorEnvelope } from './envelope.ts'
import { newId } from './new-id.ts'
import { onceMore } from './once-more.ts'

/** Takes what the wire carries (ounces, dollars) and answers what the contract decodes to (integers). */
export type Given<E extends AnyEndpoint> = {
  token?: string | null | undefined
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: WireBodyOf<E>
  /** Of a call that takes a form: its fields and files. */
  form?: FormData
  headers?: Record<string, string>
}
/** `wire` is the answer as sent; `body` is only there when the call went through, `error` only when it did not. */
export type Answer<E extends AnyEndpoint> = { status: number; body: ResponseOf<E>; wire: unknown; error: ErrorEnvelope; headers: Headers }

export type ApiClient = ReturnType<typeof apiClient>

/** A client of the public API, from the same contract as the server: for tests and tools. */
export function apiClient(address: string) {
  /** Sends one call over HTTP, whatever the answer. */
  async function send<E extends AnyEndpoint>(
    endpoint: E,
    { token, params, query, body, form, headers }: Given<E> = {},
  ): Promise<Answer<E>> {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name]!))
    // One key for all attempts, so that an effect whose answer was lost is not repeated.
    const key = takesKey(endpoint) ? { 'idempotency-key': newId() } : undefined
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
    const response = await onceMore(takesKey(endpoint), () =>
      fetch(`${address}${path}${search}`, {
        method: endpoint.method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...key,
          ...headers,
        },
        ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    const wire: unknown = text ? JSON.parse(text) : undefined
    return {
      status: response.status,
      wire,
      body: (response.ok ? z.decode(endpoint.response, wire) : undefined) as ResponseOf<E>,
      error: wire as ErrorEnvelope,
      headers: response.headers,
    }
  }

  /** Sends one call that must go through; a refusal is thrown with its words. */
  async function must<E extends AnyEndpoint>(endpoint: E, given: Given<E> = {}): Promise<ResponseOf<E>> {
    const answer = await send(endpoint, given)
    if (answer.status >= 300)
      throw new Error(
        `${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.error?.code} ${answer.error?.message} ${JSON.stringify(answer.error?.details ?? '')}`,
      )
    return answer.body
  }

  return { address, send, must }
}
