import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { type AppDeps, withDatabase } from '#platform/http/deps'
import { doEvent, keepEvent } from './hear-event.ts'

export const CARD_HOOK_PATH = '/api/hooks/cards'
/** What was signed longer ago may be a copy that somebody sends again. */
const GOOD_FOR_S = 300

/** The door at which the card provider tells what has happened: to be believed only with its signature, and only while it is fresh. */
export function cardHook(app: FastifyInstance, deps: AppDeps): void {
  app.register(async (hook) => {
    // As it came, to the last byte: that is what is signed.
    hook.removeContentTypeParser('application/json')
    hook.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    hook.post(CARD_HOOK_PATH, async (request, reply) => {
      const { cards } = deps
      const event = cards && signedEvent(cards.webhookSecrets, request.body, request.headers['stripe-signature'], deps.now())
      if (!event) return reply.status(403).send({ message: 'The signature is not right, or too old.' })
      // Of the other mode: a test that was pointed at the live site, or the other way round.
      if (event.livemode !== cards.isLive) return reply.status(204).send()
      const work = withDatabase(deps, deps.outside)
      const kept = await keepEvent(work, event, 'hook')
      // It is written down: whatever happens now, it will be done.
      if (kept) await doEvent(work, kept)
      return reply.status(204).send()
    })
  })
}

/** Each endpoint has its own secret, and nothing says which one this is: the one that fits is right. */
function signedEvent(secrets: readonly string[], body: unknown, signature: unknown, now: Date): Stripe.Event | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null
  for (const secret of secrets)
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, GOOD_FOR_S, undefined, now.getTime())
    } catch {
      // Another one may fit.
    }
  return null
}
