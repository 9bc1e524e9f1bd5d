import { AUDIENCES, BOAT_AUDIENCES } from '@ramplight/domain/messaging/audience'
import { DELIVERY_STATES } from '@ramplight/domain/messaging/delivery-state'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { markDeleted } from '../kernel/family-calls.ts'
import { count, id, isoDateTime, requiredText, text } from '../kernel/fields.ts'
import { LIST_LIMIT, paged } from '../kernel/paging.ts'
import { searching } from '../kernel/search.ts'
import { byId, byPart, byTime, byValue } from '../kernel/terms.ts'

/** The words of the specification (2 §3). */
export const messageStatus = z.enum(['Sent', 'Received - Not Read', 'Received - Read'])
export const messageType = z.enum(['sms', 'email', 'note'])

const words = {
  subject: text(200).nullish(),
  message: requiredText(10_000),
  status: messageStatus.optional(),
  deleted: z.boolean().optional(),
}
/** What a director writes, to whom, and about which tournament or tour. Nothing is sent by keeping it. */
const fields = {
  ...words,
  recipients: z.array(id).min(1).max(500),
  type: messageType.optional(),
  tournament: id.nullish(),
  tour: id.nullish(),
}

/** Whom it was written to when nobody was picked by hand. */
export const audience = z.strictObject({ of: z.enum(AUDIENCES), flight: id.nullish() }).meta({ id: 'Audience' })
export type MessageAudience = z.output<typeof audience>

/** Some boats of one tournament: a flight is named. */
export const boatAudience = z
  .strictObject({ of: z.enum(BOAT_AUDIENCES), flight: id.nullish() })
  .refine(({ of, flight }) => of !== 'flight' || !!flight, { path: ['flight'], error: 'name the flight' })
  .meta({ id: 'BoatAudience' })
export type BoatsAimedAt = z.output<typeof boatAudience>

export const deliveryState = z.enum(DELIVERY_STATES)
const countsOfCopies = z.object(
  Object.fromEntries(DELIVERY_STATES.map((state) => [state, count])) as Record<(typeof DELIVERY_STATES)[number], typeof count>,
)

/** A recipient sees no other ones, nor who has read it; its status is whether they have read it themselves. */
export const message = startingWith(
  record({
    ...fields,
    status: messageStatus,
    type: messageType,
    sender: id.nullish(),
    recipients: z.array(id),
    readBy: z.array(id).optional(),
    season: id.nullish(),
    audience: audience.nullish(),
    /** It goes out at this moment, and is nobody's before. */
    sendAfter: isoDateTime.nullish(),
    /** What became of the copies of who was written to by mail or SMS, for who wrote it. */
    copies: countsOfCopies.nullish(),
  }).meta({ id: 'Message' }),
  { recipients: [], readBy: [], type: 'note', status: 'Sent' },
)
export type Message = z.output<typeof message>

const base = '/api/messages/'
const noun = 'messages'
const shapes = {
  record: message,
  create: creatable(fields),
  /** To whom and about what stays as it was written. */
  change: changeable(words),
  terms: {
    subject: byPart(),
    message: byPart(),
    status: byValue(messageStatus),
    type: byValue(messageType),
    sender: byId,
    tournament: byId,
    tour: byId,
    season: byId,
    createdAt: byTime,
    deleted: z.literal(false),
  },
  /** Messages have no name; the specification sorts by it, and then it is createdAt (A61). */
  sorts: ['name', 'subject', 'status', 'type'],
}
const policy = { list: 'signed-in', see: 'message.see', create: 'message.create', edit: 'message.mark' } as const
const calls = family(base, noun, shapes, policy)
const search = searching(shapes)

export const messageCalls = {
  ...calls,
  remove: { ...calls.remove, policy: 'message.edit' as const },
  markDeleted: markDeleted(base, noun, shapes, { see: 'message.see', edit: 'message.edit' }),
  pagedSearch: endpoint({
    method: 'POST',
    path: '/api/messages/paged-search',
    summary: 'A page of the messages that match every given term; the first so many of them, or their ids alone, when asked for.',
    policy: 'signed-in',
    search: search.search,
    body: z.strictObject({
      ...search.body.shape,
      /** The first so many of the whole list, instead of a page. */
      selectNumberOfRecords: z.number().int().min(1).max(LIST_LIMIT).nullish(),
      /** The answer's list holds ids. */
      idsOnly: z.boolean().nullish(),
    }),
    response: paged(z.union([message, id])),
  }),
}
