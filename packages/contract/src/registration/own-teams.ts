import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { id, requiredText, text } from '../kernel/fields.ts'
import { anglerName } from '../people/users.ts'
import { team } from './team-record.ts'

const base = '/api/teams/own/'
/** What a link into a team carries: told once, to the captain. A new one ends the one before. */
const link = z.strictObject({ code: requiredText(100) })

/**
 * Teams that anglers make themselves. Nobody is put into one: who comes in opens the link of its captain. Fishing an event is signed up
 * for with the team that is meant; a team alone is in none.
 */
export const ownTeamCalls = {
  startOwn: endpoint({
    method: 'POST',
    path: base,
    summary: 'Make a team of one’s own and be its captain. The same `_id` twice is one team.',
    policy: 'team.start',
    body: z.strictObject({ _id: id, name: requiredText(120) }),
    response: team,
  }),
  changeOwn: endpoint({
    method: 'PUT',
    path: `${base}{id}`,
    summary: 'What a team is called and who is what in it, by its captain. `without` takes anglers out.',
    policy: 'team.lead',
    params: idParams,
    body: z.strictObject({
      _rev: z.number().int(),
      name: requiredText(120).optional(),
      club_name: text(80).nullish(),
      captain: id.optional(),
      boatCaptain: id.nullish(),
      sub: id.nullish(),
      without: z.array(id).max(20).optional(),
    }),
    response: team,
  }),
  leaveOwn: endpoint({
    method: 'POST',
    path: `${base}{id}/leave`,
    summary: 'Leave a team that anglers made. After a captain the next one leads; the last one takes the team along.',
    policy: 'team.leave',
    params: idParams,
    response: done,
  }),
  linkOwn: endpoint({
    method: 'POST',
    path: `${base}{id}/link`,
    summary: 'Make the link by which somebody comes into this team. Its code is told once; the link before is not good any more.',
    policy: 'team.lead',
    params: idParams,
    response: link,
    secret: true,
  }),
  unlinkOwn: endpoint({
    method: 'POST',
    path: `${base}{id}/unlink`,
    summary: 'Take the link into this team back. Who came in by it stays in.',
    policy: 'team.lead',
    params: idParams,
    response: done,
  }),
  invitedToOwn: endpoint({
    method: 'POST',
    path: `${base}invited`,
    summary: 'Which team a link leads into, and who is in it: what somebody reads before they come in.',
    policy: 'team.start',
    body: link,
    response: z.object({ _id: id, name: z.string(), anglers: z.array(anglerName), isIn: z.boolean() }),
    reads: true,
  }),
  joinOwn: endpoint({
    method: 'POST',
    path: `${base}join`,
    summary: 'Come into the team of a link. Coming twice is once.',
    policy: 'team.start',
    body: link,
    response: team,
  }),
}
