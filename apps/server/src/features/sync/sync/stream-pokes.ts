import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '#platform/auth/tokens'
import type { Deps } from '#platform/http/deps'
import { openStream } from '#platform/realtime/open-stream'
import type { PokeHub } from '#platform/sync/poke-hub'
import { feedOf } from '#platform/sync/scope-views'
import { scopesOf } from './scopes-of.ts'

/**
 * Opens a device's stream: it hears that something changed, never what. With each poke it is asked anew who this is, so that a
 * session that is over ends the stream, and a tour that was given or taken away is watched or not from then on.
 */
export async function streamPokes(deps: Deps, pokes: PokeHub, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const scopesNow = async () => {
    const actor = await deps.authenticate(bearerOf(request.headers.authorization))
    return actor && (await scopesOf(deps.db, actor)).map(feedOf)
  }
  const scopes = await scopesNow()
  if (!scopes) throw refused('session.over')
  const early: Buffer[] = []
  let send = (bytes: Buffer): void => void early.push(bytes)
  const watching = await pokes.subscribe(scopes, (bytes) => send(bytes))
  reply.hijack()
  const stream = openStream(reply.raw, { ...reply.getHeaders(), 'x-request-id': request.id }, watching.leave)
  const renew = async () => {
    const now = await scopesNow()
    if (now) watching.watch(now)
    else reply.raw.end()
  }
  send = (bytes) => {
    stream.send(bytes)
    renew().catch((error: unknown) => request.log.warn({ err: error }, 'a stream goes on with the scopes it had'))
  }
  early.forEach(send)
  return reply
}
