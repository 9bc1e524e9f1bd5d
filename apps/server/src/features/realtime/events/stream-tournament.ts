import { LIVE_PROTOCOL, type LiveMessage } from '@ramplight/contract/realtime/live-channel'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { toFrame } from '#platform/realtime/event-stream'
import type { Frame } from '#platform/realtime/live-hub'
import { openStream } from '#platform/realtime/open-stream'
import { findTournament } from '../../tournaments/tournaments/index.ts'

/**
 * Opens a viewer's stream: hello with the current revision, a change at once if the browser missed one, then whatever is
 * newer. Subscribed before the revision is read, so what is committed in between is heard.
 */
export async function streamTournament(
  deps: Deps,
  tournament: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const early: Frame[] = []
  let hear = (frame: Frame): void => void early.push(frame)
  const subscription = deps.live.subscribe(tournament, (frame) => hear(frame))
  let known = await currentRevision(deps, tournament).catch((error: unknown) => {
    subscription.leave()
    throw error
  })
  reply.hijack()
  const stream = openStream(reply.raw, { ...reply.getHeaders(), 'x-request-id': request.id }, subscription.leave)
  const tell = (message: LiveMessage) => stream.send(toFrame(message).bytes)

  tell({ type: 'hello', protocol: LIVE_PROTOCOL, tournament, revision: known })
  if (missedSomething(request.headers['last-event-id'], known)) tell({ type: 'standings-changed', tournament, revision: known })
  hear = ({ bytes, revision }) => {
    if (revision !== null && revision <= known) return
    known = revision ?? known
    stream.send(bytes)
  }
  early.forEach(hear)
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
