import { MESSAGE_CHANNELS } from '@ramplight/domain/messaging/topics'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { count, id, isoDateTime, money, requiredText, text } from '../kernel/fields.ts'
import { audience, deliveryState, message, messageStatus } from './messages.ts'

/** How it comes. A note comes into the inbox alone. */
export const channel = z.enum(['email', 'sms'])

/** The longest text that is sent as SMS: six parts of the phone alphabet or less. */
export const LONGEST_SMS = 900

const isShortEnough = ({ type, message }: { type: string; message: string }) => type !== 'sms' || message.length <= LONGEST_SMS
const TOO_LONG = { path: ['message'], error: `must be at most ${LONGEST_SMS} characters as a text message` }

type Aimed = {
  audience: { of: string; flight?: string | null | undefined }
  tournament?: string | null | undefined
  season?: string | null | undefined
}
/** What an audience is of has to be named. */
const hasPlace = ({ audience, tournament, season }: Aimed) => !!(audience.of === 'season-members' ? season : tournament)
const hasFlight = ({ audience }: Aimed) => audience.of !== 'flight' || !!audience.flight
const NO_PLACE = { path: ['audience'], error: 'needs a tournament, or a season for its members' }
const NO_FLIGHT = { path: ['audience', 'flight'], error: 'name the flight' }

/** What a director writes: an SMS has no subject. */
const words = { type: channel, subject: text(200).nullish(), message: requiredText(10_000) }

const composed = {
  ...words,
  audience,
  /** Of a tournament its boats; of a season its members. */
  tournament: id.nullish(),
  season: id.nullish(),
  /** Not before this moment. */
  sendAfter: isoDateTime.nullish(),
  /** A text goes out although it is night where the tournament is. */
  evenAtNight: z.boolean().optional(),
}

const aimed = <T extends z.ZodType<Aimed & { type: string; message: string }>>(body: T): T =>
  body.refine(isShortEnough, TOO_LONG).refine(hasPlace, NO_PLACE).refine(hasFlight, NO_FLIGHT)

/** Somebody whom a message does not reach by the way that was chosen. It stands in their inbox all the same. */
const unreached = z.object({ _id: id, name: z.string(), why: z.enum(['no-address', 'stopped', 'bounced', 'turned-off']) })

export const reach = z
  .object({
    people: count,
    /** So many get it by the way that was chosen. */
    reached: count,
    unreached: z.array(unreached),
    /** SMS: the parts of one, of all, and what all cost; null when no price is set. */
    partsEach: count,
    parts: z.number().int(),
    cost: money.nullable(),
    /** When it goes out: later than asked for when it is night there. */
    goesAt: isoDateTime,
    isHeldForNight: z.boolean(),
    /** SMS: the words as they arrive. */
    asSent: z.string(),
  })
  .meta({ id: 'MessageReach' })
export type MessageReach = z.output<typeof reach>

const inboxMessage = z
  .object({
    _id: id,
    _rev: z.number().int(),
    createdAt: isoDateTime,
    /** When it was sent; later than it was written when it waited. */
    sentAt: isoDateTime,
    type: message.shape.type,
    subject: z.string().nullable(),
    message: z.string(),
    from: z.string().nullable(),
    tournament: z.object({ _id: id, name: z.string() }).nullable(),
    status: messageStatus,
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.output<typeof inboxMessage>

export const composeCalls = {
  reach: endpoint({
    method: 'POST',
    path: '/api/messages/reach',
    summary: 'Whom a message would reach, whom not and why, when it would go out, and what it would cost. Sends nothing.',
    policy: 'message.create',
    body: aimed(z.strictObject({ ...composed, message: text(10_000) })),
    response: reach,
    reads: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/messages/send',
    summary:
      'Writes to everybody of an audience, by mail or SMS. A repeat with the same _id answers the stored message and sends nothing; with other words, for others or for another time it is refused.',
    policy: 'message.create',
    body: aimed(z.strictObject({ _id: id, ...composed })),
    response: message,
  }),
  testToMe: endpoint({
    method: 'POST',
    path: '/api/messages/test-to-me',
    summary: 'Sends the words to who writes them, and to nobody else.',
    policy: 'message.create',
    body: z.strictObject({ ...words, tournament: id.nullish(), season: id.nullish() }).refine(isShortEnough, TOO_LONG),
    response: z.object({ to: z.string() }),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/messages/deliveries/{id}',
    summary: 'What became of a message, person by person.',
    policy: 'message.edit',
    see: 'message.see',
    params: idParams,
    response: z.array(
      z.object({ _id: id, name: z.string(), kind: z.enum(MESSAGE_CHANNELS).nullable(), state: deliveryState, at: isoDateTime.nullable() }),
    ),
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/api/messages/inbox',
    summary: 'The newest 200 messages that were written to the caller, and whether they have read them.',
    policy: 'signed-in',
    response: z.array(inboxMessage),
  }),
}
