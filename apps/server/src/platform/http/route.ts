import { bodyLimitOf } from '@ramplight/contract/kernel/body-limit'
import { type AnyEndpoint, type ResponseOf, takesKey } from '@ramplight/contract/kernel/endpoint'
import { tooLarge } from '@ramplight/contract/kernel/too-large'
import { refused } from '@ramplight/domain/kernel/errors'
import { can, policies, type SubjectOf } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { admitsVisitors } from '@ramplight/domain/policies/visitors'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { bearerOf } from '../auth/tokens.ts'
import { wasAllowed, wasDenied } from '../security/denials.ts'
import type { Context } from './context.ts'
import { demandFresh } from './demand-fresh.ts'
import { type AppDeps, withDatabase } from './deps.ts'
import { encodeAnswer } from './encode-answer.ts'
import { keyOf, oncePerKey, type Sent } from './idempotency.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'
import { pushMarked, syncedBulkOf } from './synced-bulk.ts'
import { tellUnreadable } from './unreadable-rows.ts'

/**
 * A route is four words: parse, allow, do, present. `load` finds what is asked about (null is a 404), `subject` shows it
 * to the policy that the contract names, `handle` does the work and returns what the contract's response decodes to.
 */
export type RouteWork<E extends AnyEndpoint, Loaded> = {
  load?: (ctx: Context<E>) => Promise<Loaded | null>
  subject?: (loaded: Loaded, ctx: Context<E>) => SubjectOf<E['policy']> | null
  handle: (ctx: Context<E>, loaded: Loaded) => Promise<ResponseOf<E> | FastifyReply>
}

export function route<E extends AnyEndpoint, Loaded = undefined>(
  app: FastifyInstance,
  deps: AppDeps,
  endpoint: E,
  work: RouteWork<E, Loaded>,
): void {
  if (policies[endpoint.policy].length > 1 && !work.load)
    throw new Error(`${endpoint.method} ${endpoint.path}: policy ${endpoint.policy} asks about a record, but the route loads none`)

  /** null: the handler answered by itself. */
  const serve = async (ctx: Context<E>): Promise<Sent | null> => {
    const loaded = await allow(endpoint, ctx, work)
    const answer = ((bulk && (await pushMarked(bulk, ctx))) as ResponseOf<E> | null) ?? (await work.handle(ctx, loaded))
    return ctx.reply.sent || answer === ctx.reply
      ? null
      : { status: ctx.reply.statusCode, answer: encodeAnswer(endpoint, answer as ResponseOf<E>, (rows) => tellUnreadable(ctx, rows)) }
  }
  const isKeyed = takesKey(endpoint)
  const bulk = syncedBulkOf(endpoint)

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = parse(endpoint, deps, request, reply)
    const key = isKeyed ? keyOf(request) : null
    if (key === null) {
      const sent = await serve(ctx)
      return sent ? sent.answer : reply
    }
    const sent = await oncePerKey(deps, request, ctx.actor, key, (db) => serve({ ...ctx, deps: withDatabase(deps, db) }))
    if (!sent) return reply
    if (sent.isReplay) reply.header('idempotent-replay', 'true')
    return reply.status(sent.status).send(sent.answer)
  }
  const preParsing = (request: FastifyRequest) => askWho(endpoint, deps, request)
  const bodyLimit = bodyLimitOf(endpoint)
  const config = endpoint.form ? { arrivesSlowly: true as const } : {}
  for (const { method, path } of readings(endpoint))
    app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), bodyLimit, preParsing, handler, config })
}

const readings = (endpoint: AnyEndpoint): { method: HTTPMethods; path: string }[] => [
  { method: endpoint.method, path: endpoint.path },
  ...(endpoint.aliases ?? []).map((alias) => {
    const [method, path] = alias.split(' ') as [HTTPMethods, string]
    return { method, path }
  }),
]

const actors = new WeakMap<FastifyRequest, Actor | null>()

/**
 * Before the body is read: a call that is not for everybody ends here for who has no session, and one that asks only who, for who
 * may not in any case. Whatever they have sent is neither parsed nor looked at, nor whether there is such a record.
 */
async function askWho(endpoint: AnyEndpoint, deps: AppDeps, request: FastifyRequest): Promise<void> {
  const actor = await deps.authenticate(bearerOf(request.headers.authorization))
  actors.set(request, actor)
  if (actor?.impersonator && endpoint.own) throw refused('impersonation.account')
  const asksOnlyWho = policies[endpoint.policy].length < 2
  // Reads hide what a visitor may not have.
  const isHidden = endpoint.method === 'GET' && !asksOnlyWho
  if (!actor && !isHidden && !admitsVisitors(endpoint.policy)) throw refused('session.over')
  if (actor && asksOnlyWho && !can(actor, endpoint.policy, undefined)) {
    await wasDenied(deps, actor)
    throw refused('access.forbidden')
  }
}

function parse<E extends AnyEndpoint>(endpoint: E, deps: AppDeps, request: FastifyRequest, reply: FastifyReply): Context<E> {
  const actor = actors.get(request) ?? null
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const large = tooLarge(schema, value)
    if (large) throw large
    const decoded = z.decode(schema, value)
    // Last: what the schema refuses may be long.
    refuseUnstorable(value)
    return decoded
  }
  return {
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body: read(endpoint.body, request.body ?? {}),
    actor,
    expired: bearerOf(request.headers.authorization) !== null && actor === null,
    doer: {
      id: actor?.id ?? null,
      at: deps.now().toISOString(),
      device: request.headers['x-device']?.toString().slice(0, 80) ?? null,
      impersonator: actor?.impersonator ?? null,
    },
    deps: withDatabase(deps, deps.outside),
    request,
    reply,
  } as Context<E>
}

/** Deny by default. A visitor is asked to sign in; a stranger's record does not exist; a visible one is forbidden. */
async function allow<E extends AnyEndpoint, Loaded>(endpoint: E, ctx: Context<E>, work: RouteWork<E, Loaded>): Promise<Loaded> {
  const loaded = work.load ? await work.load(ctx) : (undefined as Loaded)
  // Reads hide what a visitor may not have; writes, and tokens that ran out, ask for a session, whether the record exists or not.
  const unseen = ctx.expired || (!ctx.actor && endpoint.method !== 'GET') ? 'session.over' : 'record.not-found'
  if (loaded === null) throw refused(unseen)
  const subject = (work.subject ? work.subject(loaded as Loaded, ctx) : loaded) as SubjectOf<E['policy']>
  if (can(ctx.actor, endpoint.policy, subject)) {
    // Who may not is not asked for a password first.
    if (endpoint.fresh) demandFresh(ctx.actor)
    wasAllowed(ctx.actor)
    return loaded as Loaded
  }
  if (!ctx.actor) throw refused(unseen)
  await wasDenied(ctx.deps, ctx.actor)
  const visible = endpoint.see ? can(ctx.actor, endpoint.see, subject) : policies[endpoint.policy].length < 2
  throw refused(visible ? 'access.forbidden' : 'record.not-found')
}
