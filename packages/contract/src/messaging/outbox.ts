import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { isoDateTime } from '../kernel/fields.ts'

export const outboxMail = z
  .object({ key: z.string(), at: isoDateTime, to: z.string(), from: z.string(), subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.output<typeof outboxMail>

export const outboxSms = z
  .object({ key: z.string(), at: isoDateTime, to: z.string(), from: z.string(), text: z.string() })
  .meta({ id: 'OutboxSms' })
export type OutboxSms = z.output<typeof outboxSms>

export const outboxPush = z
  .object({ key: z.string(), at: isoDateTime, to: z.string(), title: z.string(), text: z.string(), link: z.string(), isQuiet: z.boolean() })
  .meta({ id: 'OutboxPush' })
export type OutboxPush = z.output<typeof outboxPush>

export const outboxCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/outbox/',
    summary:
      'Demo only: what the stand-ins of the mail and the SMS provider and of a push service were given, the newest first. Elsewhere it is not open, and empty.',
    policy: 'public',
    response: z.object({ isOpen: z.boolean(), mails: z.array(outboxMail), texts: z.array(outboxSms), pushes: z.array(outboxPush) }),
  }),
}
