import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family } from '../kernel/family.ts'
import { bulkCreate, bulkUpdate, restore } from '../kernel/family-calls.ts'
import { id } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'
import { ownTeamCalls } from './own-teams.ts'
import { people, team, teamFields } from './team-record.ts'

export { type Team, team } from './team-record.ts'

const base = '/api/teams/'
const shapes = {
  record: team,
  create: creatable(teamFields),
  change: changeable(teamFields),
  terms: {
    name: byPart(120),
    alias: byPart(120),
    captain: byId,
    tour: byId,
    director: byId,
    /** Teams in which all of these are named. */
    allUsers: people,
  },
  sorts: ['name', 'alias', 'club_name'],
}

export const teamCalls = {
  ...family(base, 'teams', shapes, { list: 'signed-in', see: 'team.see', create: 'team.create', edit: 'team.edit' }),
  restore: restore(base, 'teams', shapes, { edit: 'team.run' }),
  bulkCreate: bulkCreate(base, 'teams', shapes),
  bulkUpdate: bulkUpdate(base, 'teams', shapes),
  createOrUpdate: endpoint({
    method: 'POST',
    path: `${base}create-or-update`,
    summary: 'Change the team with this id, else the one of the same book and tour with exactly these users; without one, create it.',
    policy: 'signed-in',
    body: z.strictObject({ ...teamFields, _id: id.optional(), _rev: z.number().int().optional() }),
    response: team,
  }),
  ...ownTeamCalls,
}
