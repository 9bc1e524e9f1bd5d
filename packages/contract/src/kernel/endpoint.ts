import type { OwnMatter } from '@ramplight/domain/policies/impersonation'
import type { PolicyName } from '@ramplight/domain/policies/policies'
import type { z } from 'zod'
import type { SearchRule } from './search.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call, written once: the server validates with it, the client calls through it, the documentation is made from it.
 * Schemas must be reversible (codecs, no transforms): bodies are decoded, responses encoded.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Policy extends PolicyName = PolicyName,
> = {
  method: Method
  /** With `{id}` for parameters, as the specification writes it. Served with and without a trailing slash. */
  path: `/${string}`
  /** One sentence for the documentation. */
  summary: string
  /** Who may; required, so a call without a policy does not compile. */
  policy: Policy
  /** Who may see the record at all. Refused by `policy` but allowed here: 403, else 404 (other tenants do not exist). */
  see?: PolicyName
  params?: Params
  query?: Query
  body?: Body
  /** Sent as multipart/form-data, with files beside these fields (A60); such a call has no `body`. */
  form?: z.ZodObject
  response: Response
  /** Of a search: what it means (`searching`). */
  search?: SearchRule
  /** The answer holds a token or a password: it is never kept, so an Idempotency-Key is ignored. */
  secret?: true
  /** Changes nothing although it is no GET, such as a preview; there is nothing to do once. Searches need not say so. */
  reads?: true
  /**
   * Works in steps that are each kept, because somebody outside is asked in between (a card provider). One transaction
   * would forget the question, so an Idempotency-Key is ignored and the call makes itself repeatable.
   */
  inSteps?: true
  /** About something that everybody does for themself alone: refused to an admin who acts as somebody else. */
  own?: OwnMatter
  /** Asks who is signed in to have proved lately that it is them (`authCalls.prove`), else `session.stale`. */
  fresh?: true
  /** Other readings of the same call, as `METHOD path`. */
  aliases?: readonly `${Method} /${string}`[]
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, for tables of endpoints
export type AnyEndpoint = Endpoint<any, any, any, any, PolicyName>

export function endpoint<
  Response extends z.ZodType,
  Policy extends PolicyName,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(e: Endpoint<Params, Query, Body, Response, Policy>): Endpoint<Params, Query, Body, Response, Policy> {
  return e
}

/** The same calls, for those who have proved lately that it is them: they change what an account or its rights hang on. */
export const asksForProof = <Calls extends Record<string, AnyEndpoint>>(calls: Calls): Calls =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, fresh: true }])) as Calls

/** The same calls, refused to an admin who acts as somebody else. */
export const ownMatter = <Calls extends Record<string, AnyEndpoint>>(own: OwnMatter, calls: Calls): Calls =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, own }])) as Calls

/** Does the call change records? */
export const writes = ({ method, path, reads }: AnyEndpoint): boolean => method !== 'GET' && !reads && !/search\/?$/i.test(path)

/** Does an Idempotency-Key count here? Senders give one, and the server does the work once per key. */
export const takesKey = (call: AnyEndpoint): boolean => writes(call) && !call.secret && !call.inSteps

/** What a handler receives and a screen works with (integers for weights and money). */
export type ParamsOf<E extends AnyEndpoint> = z.output<NonNullable<E['params']>>
export type QueryOf<E extends AnyEndpoint> = z.output<NonNullable<E['query']>>
export type BodyOf<E extends AnyEndpoint> = z.output<NonNullable<E['body']>>
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>
/** What crosses the wire (ounces, dollars). */
export type WireBodyOf<E extends AnyEndpoint> = z.input<NonNullable<E['body']>>
export type WireResponseOf<E extends AnyEndpoint> = z.input<E['response']>
