import { z } from 'zod'
import { asksForProof, endpoint } from '../kernel/endpoint.ts'
import { idParams, record } from '../kernel/family.ts'
import { id, isoDate, isoDateTime } from '../kernel/fields.ts'
import { invitationState } from './staff-invitations.ts'

/** That somebody is asked to direct one event too. It gives no rights, and shows nothing of the event but what it is. */
export const coDirectorInvitation = record({
  user: id,
  /** Of whom the caller knows, or who said yes. */
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  tournament: id,
  tournamentName: z.string(),
  startDate: isoDate.nullish(),
  /** Who invited. */
  createdBy: id,
  fromName: z.string(),
  state: invitationState,
  sentAt: isoDateTime,
  goodUntil: isoDateTime,
  answeredAt: isoDateTime.nullish(),
}).meta({ id: 'CoDirectorInvitation' })
export type CoDirectorInvitation = z.output<typeof coDirectorInvitation>

const base = '/api/co-director-invitations/'

export const coDirectorInvitationCalls = {
  list: endpoint({
    method: 'GET',
    path: base,
    summary: 'The events that the caller is asked to direct too, and has not answered, newest first.',
    policy: 'signed-in',
    response: z.array(coDirectorInvitation),
  }),
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'Who was asked to direct this event too, and what they have said, newest first.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: z.array(coDirectorInvitation),
  }),
  get: endpoint({
    method: 'GET',
    path: `${base}{id}`,
    summary: 'One invitation, for who directs its event and for the person it was sent to; nobody else learns that there is one.',
    policy: 'co-director.see',
    params: idParams,
    response: coDirectorInvitation,
  }),
  answer: endpoint({
    method: 'POST',
    path: `${base}{id}/answer`,
    summary: 'Say yes or no. Yes makes the caller a co-director of the event. The same answer twice is one.',
    policy: 'staff.answer',
    see: 'co-director.see',
    params: idParams,
    body: z.strictObject({ accepts: z.boolean() }),
    response: coDirectorInvitation,
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${base}{id}/revoke`,
    summary: 'Revoke an invitation before it is answered. Twice is once.',
    policy: 'tournament.edit',
    params: idParams,
    response: coDirectorInvitation,
  }),
  ...asksForProof({
    create: endpoint({
      method: 'POST',
      path: `${base}by-tournament/{id}`,
      summary: 'Ask another director to direct this event too: leaves them a message with a link. Again sends the open one once more.',
      policy: 'tournament.edit',
      see: 'tournament.see',
      params: idParams,
      body: z.strictObject({ _id: id.optional(), user: id }),
      response: coDirectorInvitation,
    }),
    sendAgain: endpoint({
      method: 'POST',
      path: `${base}{id}/send-again`,
      summary: 'Send the message of an open invitation once more; it is good for another 30 days.',
      policy: 'tournament.edit',
      params: idParams,
      response: coDirectorInvitation,
    }),
  }),
}
