import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import type { FastifyInstance } from 'fastify'
import { answersOf } from './answer-schema.ts'

export type WatchedAnswers = {
  /** In words: which operation answered what the document does not say. */
  mismatches: string[]
  /** `operation status` of every answer whose status the document does not list. */
  unlisted: Set<string>
}

const MOST = 20

/**
 * Holds every JSON answer of a documented operation against the OpenAPI document, and every answer at all against what our own
 * screens ask of it: that it says whose it is, and that no cache keeps a refusal. To be called before the application listens.
 */
export function watchAnswers(app: FastifyInstance): WatchedAnswers {
  const watched: WatchedAnswers = { mismatches: [], unlisted: new Set() }
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader(OUR_HEADER)) watched.mismatches.push(`${request.method} ${request.url}: the answer does not say that it is ours`)
    if (reply.statusCode >= 400 && reply.getHeader('cache-control') !== 'no-store')
      watched.mismatches.push(`${request.method} ${request.url}: a cache may keep the refusal ${reply.statusCode}`)
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).includes('json')) return
    const answers = answersOf(`${request.method} ${request.routeOptions.url?.replace(/:(\w+)/g, '{$1}')}`)
    const { statusCode } = reply
    if (answers && !answers.lists(statusCode)) watched.unlisted.add(`${answers.operationId} ${statusCode}`)
    const fits = answers?.schemaFor(statusCode)
    if (!fits || fits(JSON.parse(payload)) || watched.mismatches.length >= MOST) return
    const faults = fits.errors!.map(
      ({ instancePath, message, params }) => `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
    )
    watched.mismatches.push(`${answers!.operationId} ${statusCode}: ${faults.join('; ')} in ${payload.slice(0, 300)}`)
  })
  return watched
}
