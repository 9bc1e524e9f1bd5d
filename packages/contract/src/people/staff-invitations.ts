import { z } from 'zod'
import { asksForProof, endpoint } from '../kernel/endpoint.ts'
import { idParams, record, startingWith } from '../kernel/family.ts'
import { id, isoDateTime } from '../kernel/fields.ts'
import { staffMay } from './staff-members.ts'

/** `over`: nobody answered in time; the director may send it again. */
export const invitationState = z.enum(['pending', 'accepted', 'declined', 'revoked', 'over'])
export type InvitationState = z.output<typeof invitationState>

/** That a director would like somebody on their staff. It gives no rights: they come with the answer "yes". */
export const staffInvitation = startingWith(
  record({
    user: id,
    first_name: z.string(),
    last_name: z.string(),
    director: id,
    directorName: z.string(),
    /** What they are asked to help on. */
    tours: z.array(z.object({ _id: id, name: z.string() })),
    /** All that an assistant does there, or weigh-in only. */
    may: staffMay,
    state: invitationState,
    sentAt: isoDateTime,
    goodUntil: isoDateTime,
    answeredAt: isoDateTime.nullish(),
  }).meta({ id: 'StaffInvitation' }),
  { may: 'all' },
)
export type StaffInvitation = z.output<typeof staffInvitation>

const base = '/api/staff-invitations/'

export const staffInvitationCalls = {
  list: endpoint({
    method: 'GET',
    path: base,
    summary: 'The invitations to a staff that the caller has made or was sent, newest first.',
    policy: 'signed-in',
    response: z.array(staffInvitation),
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}{id}`,
    summary: 'One invitation, for its director and for the person it was sent to; nobody else learns that there is one.',
    policy: 'staff.see',
    params: idParams,
    response: staffInvitation,
  }),
  answer: endpoint({
    method: 'POST',
    path: `${base}{id}/answer`,
    summary: 'Say yes or no to an invitation. Yes gives the rights of an assistant on its tours. The same answer twice is one.',
    policy: 'staff.answer',
    see: 'staff.see',
    params: idParams,
    body: z.strictObject({ accepts: z.boolean() }),
    response: staffInvitation,
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${base}{id}/revoke`,
    summary: 'Take an invitation back before it is answered. Twice is once.',
    policy: 'staff.edit',
    see: 'staff.see',
    params: idParams,
    response: staffInvitation,
  }),
  ...asksForProof({
    create: endpoint({
      method: 'POST',
      path: base,
      summary: 'Invite a person whom the director knows to their staff: leaves them a message with a link. Again changes the open one.',
      policy: 'tour.create',
      body: z.strictObject({
        _id: id.optional(),
        user: id,
        /** Tours of one director. */
        tours: z.array(id).min(1).max(200),
        may: staffMay.optional(),
      }),
      response: staffInvitation,
    }),
    sendAgain: endpoint({
      method: 'POST',
      path: `${base}{id}/send-again`,
      summary: 'Send the message of an open invitation once more; it is good for another 30 days.',
      policy: 'staff.edit',
      see: 'staff.see',
      params: idParams,
      response: staffInvitation,
    }),
  }),
}
