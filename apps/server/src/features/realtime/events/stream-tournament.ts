import { LIVE_PROTOCOL } from '@ramplight/contract/realtime/live-channel'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { toFrame } from '#platform/realtime/event-stream'
import type { Frame } from '#platform/realtime/live-hub'
import { openStream } from '#platform/realtime/open-stream'
import { findTournament } from '../../tournaments/tournaments/index.ts'

/**
 * Opens a viewer's stream: hello with the current revision, a change at once if the browser missed one, then whatever
 * comes. Subscribed before the revision is read, so what is committed in between is heard, at worst twice.
 */
export async function streamTournament(
  deps: Deps,
  tournament: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const early: Frame[] = []
  let send = (frame: Frame): void => void early.push(frame)
  const subscription = deps.live.subscribe(tournament, (frame) => send(frame))
  const revision = await currentRevision(deps, tournament).catch((error: unknown) => {
    subscription.leave()
    throw error
  })
  reply.hijack()
  const stream = openStream(reply.raw, { ...reply.getHeaders(), 'x-request-id': request.id }, subscription.leave)
  stream.send(toFrame({ type: 'hello', protocol: LIVE_PROTOCOL, tournament, revision }))
  if (missedSomething(request.headers['last-event-id'], revision)) stream.send(toFrame({ type: 'standings-changed', tournament, revision }))
  early.forEach(stream.send)
  send = stream.send
  return reply
}

async function currentRevision(deps: Deps, tournament: string): Promise<number> {
  const row = await findTournament(deps.db, tournament)
  if (!row) throw refused('record.not-found')
  return row.resultsRevision
}

/** The browser says which revision it saw last; any other than the current one means that it missed something. */
const missedSomething = (lastEventId: string | string[] | undefined, revision: number): boolean =>
  typeof lastEventId === 'string' && /^\d+$/.test(lastEventId) && Number(lastEventId) !== revision
