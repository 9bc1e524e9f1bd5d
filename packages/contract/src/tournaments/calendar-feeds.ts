import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { isoDateTime } from '../kernel/fields.ts'

const path = '/api/calendar-feeds/'
/** Nobody asks for the address, or ends it, as somebody else: who has it reads where a person will be. */
const own = 'export' as const

/** A calendar of one’s own tournaments for a phone, under an address that nobody else knows. It is told once, and kept hashed. */
export const calendarFeedCalls = {
  own: endpoint({
    method: 'GET',
    path,
    summary: 'Since when the caller has an address for their calendar; null without one.',
    policy: 'signed-in',
    own,
    response: z.object({ since: isoDateTime.nullable() }),
  }),
  renew: endpoint({
    method: 'POST',
    path,
    summary: 'Make the address of the caller’s calendar. It is told once; the one before ends.',
    policy: 'signed-in',
    own,
    response: z.object({ path: z.string() }),
    secret: true,
  }),
  end: endpoint({
    method: 'DELETE',
    path,
    summary: 'End the address of the caller’s calendar. Twice is once.',
    policy: 'signed-in',
    own,
    response: done,
  }),
}
