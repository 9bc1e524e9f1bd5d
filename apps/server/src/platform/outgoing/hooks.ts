import { brand } from '@ramplight/domain/kernel/brand'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppDeps } from '../http/deps.ts'
import { isMailProviders, noteMailEvents } from './mail-events.ts'
import type { OutgoingRow } from './outgoing.table.ts'
import { isTwilios } from './twilio-signature.ts'
import { noteArrival, noteUnreachable } from './unreachable.ts'
import { isProved, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'

export const SMS_STATUS_PATH = '/api/hooks/sms-status'
export const SMS_REPLY_PATH = '/api/hooks/sms-reply'
/** The specification names this one (2 §7). */
export const MAIL_EVENTS_PATH = '/api/messages/process-sendgrid-email'

/** What the provider calls what became of an SMS; the rest is on its way. */
const ARRIVALS: Readonly<Record<string, NonNullable<OutgoingRow['arrival']>>> = {
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
}

/** What carriers count as a wish to hear nothing more. */
const STOP_WORDS = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'alto', 'parar']
const isStop = (text: string) => STOP_WORDS.includes(text.toLowerCase().replace(/[^a-z]/g, ''))

const formFields = z.record(z.string().max(64), z.string().max(4000))
const unsubscribing = z.object({ address: z.string().max(320), proof: z.string().max(64) })

/** Doors for machines outside: providers that tell what became of messages, and mail programs that take somebody off our lists. */
export function outgoingHooks(app: FastifyInstance, deps: AppDeps, publicUrl: string | undefined): void {
  app.register(async (hooks) => {
    hooks.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // As it came: that is what is signed.
    hooks.removeContentTypeParser('application/json')
    hooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    /** The fields of a form that the SMS provider signed; null of anybody else's. */
    const signedFields = (request: FastifyRequest): Record<string, string> | null => {
      const { data: fields } = formFields.safeParse(request.body)
      const url = (publicUrl ?? `http://${request.headers.host}`).replace(/\/$/, '') + request.url
      const isTheirs = fields && deps.carriers.sms && isTwilios(deps.carriers.sms.token, url, fields, request.headers['x-twilio-signature'])
      return isTheirs ? fields : null
    }
    const refuse = (reply: FastifyReply) => reply.status(403).send({ message: 'The signature is not right.' })

    hooks.post(SMS_STATUS_PATH, async (request, reply) => {
      const fields = signedFields(request)
      if (!fields) return refuse(reply)
      const arrival = ARRIVALS[fields.MessageStatus ?? '']
      const { message } = request.query as { message?: unknown }
      const further = arrival && typeof message === 'string' ? await noteArrival(deps.outside, message, arrival) : null
      if (further) await deps.heard.arrived(deps.outside, further)
      return reply.status(204).send()
    })

    hooks.post(SMS_REPLY_PATH, async (request, reply) => {
      const fields = signedFields(request)
      if (!fields) return refuse(reply)
      const [from, at] = [tenDigits(fields.From ?? ''), deps.now().toISOString()]
      if (fields.OptOutType === 'STOP' || isStop(fields.Body ?? '')) await noteUnreachable(deps.outside, from, 'stopped', at)
      else if (fields.MessageSid && fields.Body?.trim())
        await deps.heard.replied(deps.outside, { from, text: fields.Body.trim(), reference: fields.MessageSid, at })
      return reply.type('text/xml').send('<Response/>')
    })

    hooks.post(MAIL_EVENTS_PATH, async (request, reply) => {
      const { 'x-twilio-email-event-webhook-timestamp': moment, 'x-twilio-email-event-webhook-signature': signature } = request.headers
      const [key, body] = [deps.carriers.mailEventsKey, request.body]
      if (!key || typeof body !== 'string' || !isMailProviders(key, moment, signature, body)) return refuse(reply)
      const further = await noteMailEvents(deps.outside, body, deps.now().toISOString())
      if (!further) return reply.status(400).send({ message: 'That is no list of events.' })
      for (const message of further) await deps.heard.arrived(deps.outside, message)
      return reply.status(204).send()
    })

    hooks.get(UNSUBSCRIBE_PATH, (request, reply) => {
      const { data } = unsubscribing.safeParse(request.query)
      const isRight = data && isProved(deps.signingKey, data.address, data.proof)
      // A link that is opened changes nothing: programs that check links open them all.
      const form = '<p>Take this address off the lists?</p><form method="post"><button>Take it off</button></form>'
      return reply.type('text/html; charset=utf-8').send(page(isRight ? form : '<p>This link is not complete.</p>'))
    })

    hooks.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { data } = unsubscribing.safeParse(request.query)
      if (!data || !isProved(deps.signingKey, data.address, data.proof)) return refuse(reply)
      await noteUnreachable(deps.outside, data.address, 'unsubscribed', deps.now().toISOString())
      return reply.type('text/html; charset=utf-8').send(page('<p>Done. Mails about your account still come.</p>'))
    })
  })
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name}</title></head><body style="font:18px/1.5 Arial,sans-serif;max-width:32em;margin:3em auto;padding:0 1em"><h1>${brand.name}</h1>${body}</body></html>`
