import { MESSAGE_CHANNELS } from '@ramplight/domain/messaging/topics'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, isoDateTime } from '../kernel/fields.ts'
import { paged } from '../kernel/paging.ts'
import { NEWEST_FIRST, searching } from '../kernel/search.ts'
import { byPart, byValue } from '../kernel/terms.ts'

export const outgoingKind = z.enum(MESSAGE_CHANNELS)
export const outgoingState = z.enum(['waiting', 'sending', 'sent', 'dead'])

/** A mail, an SMS or a notification that the system sends, as the admins see it: to whom and what became of it, never what it says. */
export const outgoingMessage = z
  .object({
    _id: id,
    createdAt: isoDateTime,
    kind: outgoingKind,
    /** Of a notification the id of the device. */
    to: z.string(),
    subject: z.string().nullable(),
    state: outgoingState,
    /** Not before this moment. */
    sendAfter: isoDateTime.nullable(),
    sentAt: isoDateTime.nullable(),
    tries: z.number().int(),
    /** Why the last try came to nothing: a short code. */
    lastError: z.string().nullable(),
    /** What came of it afterwards. */
    arrival: z.enum(['delivered', 'read', 'bounced', 'failed']).nullable(),
    /** It is dead, and holds no code that would be of no use now. */
    canSendAgain: z.boolean(),
  })
  .meta({ id: 'OutgoingMessage' })
export type OutgoingMessage = z.output<typeof outgoingMessage>

const ofKind = z.object({
  /** Somebody carries them. Else they wait. */
  isCarried: z.boolean(),
  waiting: z.number().int(),
  dead: z.number().int(),
})

/** So many are sent again in one go. */
export const MOST_AGAIN = 500

export const outgoingMessageCalls = {
  pagedSearch: endpoint({
    method: 'POST',
    path: '/api/outgoing-messages/paged-search',
    summary: 'A page of the mails, SMS and notifications of the last 90 days that match every given term.',
    policy: 'system-admin',
    ...searching({
      terms: { kind: byValue(outgoingKind), state: byValue(outgoingState), to: byPart(), subject: byPart() },
      sorts: ['to', 'state', 'sentAt', 'tries'],
      order: NEWEST_FIRST,
    }),
    response: paged(outgoingMessage),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/outgoing-messages/overview',
    summary: 'How many mails, SMS and notifications wait and how many were given up, and whether anybody is set up to carry them.',
    policy: 'system-admin',
    response: z.object({ mail: ofKind, sms: ofKind, push: ofKind }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/outgoing-messages/send-again',
    summary: 'Messages that were given up are tried anew. Codes are not: they are over. Answers how many are.',
    policy: 'system-admin',
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_AGAIN) }),
    response: z.object({ again: z.number().int() }),
  }),
}
