import { type AnyEndpoint, type BodyOf, type ParamsOf, type QueryOf, type ResponseOf, takesKey } from '@ramplight/contract/kernel/endpoint'
import type { InvalidField } from '@ramplight/contract/kernel/envelope'
import { newId } from '@ramplight/contract/kernel/new-id'
import { onceMore } from '@ramplight/contract/kernel/once-more'
import { API_VERSION, OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { clientWords } from '@ramplight/domain/kernel/client-words'
import { wantedLanguage } from '@ramplight/ui/language/language'
import type { z } from 'zod'
import { askServer } from './ask-server.ts'
import { CallError } from './call-error.ts'
import { deviceName } from './device.ts'
import { isAlone } from './local/book/work-alone.ts'
import { askForProof } from './proof.ts'
import { currentSession, freshToken, ping, tokenAfter } from './session.ts'
import type { WireSchema } from './wire-shape.ts'

/** By its change, and the record it is about. */
export type Replaced = { opId: string; id: string }

export type Given<E extends AnyEndpoint> = (E['params'] extends z.ZodUndefined | undefined ? unknown : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodUndefined | undefined ? unknown : { query: QueryOf<E> }) &
  (E['body'] extends z.ZodUndefined | undefined ? unknown : { body: BodyOf<E> }) & {
    /** Of a call that takes a form: its fields and files. */
    form?: FormData
    signal?: AbortSignal
    /** How long the server may take for its answer. */
    timeoutMs?: number
    /** How long the screen waits for the server's word on what is safe on this device already; 0: not at all. */
    waitMs?: number
    /** A change of this device that was refused: it is put away in the moment in which this one is kept, and not before. */
    replaces?: Replaced | undefined
  }

/** Longer than any answer takes; a ramp with one bar must not wait for ever. */
const TIMEOUT_MS = 15_000

const pathOf = (endpoint: AnyEndpoint, params: unknown): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))

/** The token, unless the call ends first: renewing it waits for the same network. What is open to everybody goes without one. */
const tokenBefore = (endpoint: AnyEndpoint, ends: AbortSignal): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const give = () => reject(CallError.unreached())
    if (ends.aborted) give()
    ends.addEventListener('abort', give, { once: true })
    void freshToken().then(resolve, (error) => (endpoint.policy === 'public' ? resolve(null) : reject(error)))
  })

/**
 * A call of the contract, answered by the server (`callOnce`). Where the server asks for a proof that it is still the same person,
 * the password is asked for here, in one dialog, and the call goes out again.
 */
export async function callServer<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  try {
    return await callOnce(endpoint, given)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'session.stale') throw error
    if (!(await askForProof())) throw error
    return callOnce(endpoint, given)
  }
}

/**
 * One call of the contract, answered by the server. Takes and answers what the contract decodes to (integers for weights and
 * money); the wire has ounces and dollars. Refusals and lost networks are thrown as `CallError`.
 */
async function callOnce<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> {
  if (isAlone()) throw CallError.offline()
  const { params, query, body, form, signal, timeoutMs } = given as {
    params?: unknown
    query?: Record<string, string>
    body?: unknown
    form?: FormData
    signal?: AbortSignal
    timeoutMs?: number
  }
  const wire = endpoint.body && body !== undefined ? JSON.stringify(encoded(endpoint.body, body)) : undefined
  const timeout = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout
  const token = await tokenBefore(endpoint, ends)
  const asked = currentSession()
  const isKeyed = takesKey(endpoint)
  const key = newId()
  const request = (bearer: string | null): RequestInit => ({
    method: endpoint.method,
    headers: {
      ...(wire === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      // The cookie of this device counts only with it.
      [OUR_HEADER]: API_VERSION,
      // The same for a second attempt: what the server did before the answer was lost counts once.
      ...(isKeyed ? { 'idempotency-key': key } : {}),
      'x-device': deviceName(),
      // What the server sends because of it, such as a code by mail, comes in the language that was chosen on this device.
      'accept-language': wantedLanguage(),
    },
    body: form ?? wire ?? null,
    signal: ends,
  })
  const address = pathOf(endpoint, params) + (query ? `?${new URLSearchParams(query)}` : '')
  const mayGoOn = () => !ends.aborted && navigator.onLine
  const ask = (bearer: string | null) =>
    onceMore(isKeyed, () => askServer(address, request(bearer)), mayGoOn).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw CallError.unreached()
    })
  let heard = await ask(token)
  // Who is refused may have slept for too long, or have a clock that was put right: the cookie says whether the session lives.
  const fresh = heard.status === 401 && token ? await tokenAfter(token, asked) : null
  if (fresh) heard = await ask(fresh)
  if (heard.ok) {
    const decoded = (endpoint.response as WireSchema).safeDecode(heard.answer)
    if (decoded.success) return decoded.data as ResponseOf<E>
    // Whatever it was, it does not say what became of this call.
    console.error(`${endpoint.method} ${endpoint.path}: an answer of another shape.`, decoded.error.issues.slice(0, 3))
    throw CallError.unreached()
  }
  // Mostly one button that is not theirs; should the session be over, the server says so now (A13).
  if (heard.status === 403 && heard.refusal.code !== 'session.stale' && token) void ping('refused')
  throw CallError.of(heard.status, heard.refusal)
}

/** What was typed, as it crosses the wire. A field that no contract takes is told in words, not as the schema tells it. */
function encoded(schema: WireSchema, body: unknown): unknown {
  const encoded = schema.safeEncode(body)
  if (encoded.success) return encoded.data
  const { error } = encoded
  const fields: InvalidField[] = error.issues.map(({ path, message }) => ({ path: path.join('.') || 'body', message }))
  const names = [...new Set(fields.map((field) => field.path))].join(', ')
  throw new CallError(
    400,
    'request.invalid',
    clientWords['request.invalid'].replace('{fields}', () => names),
    fields,
    { fields: names },
  )
}
