import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@ramplight/contract/kernel/endpoint'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Doer } from '../audit/doer.ts'
import type { Deps } from './deps.ts'

/** What a request brings to its handler: what was asked, by whom, and with what it is done. */
export type Context<E extends AnyEndpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: Actor | null
  /** A token came with the request, but it no longer counts. */
  expired: boolean
  /** For audit lines. */
  doer: Doer
  deps: Deps
  request: FastifyRequest
  reply: FastifyReply
}

/** A call whose policy asks only who: the handler needs a signed-in actor. */
export const signedIn = (ctx: { actor: Actor | null }): Actor => {
  if (!ctx.actor) throw refused('session.over')
  return ctx.actor
}
