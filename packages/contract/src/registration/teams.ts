import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkUpdate, restore } from '../kernel/family-calls.ts'
import { id, text } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'
import { anglerName } from '../people/users.ts'

const people = z.array(id).max(20)

const fields = {
  name: text(120).nullish(),
  captain: id.nullish(),
  coanglers: people.optional(),
  boatCaptain: id.nullish(),
  /** Who fishes when one of them cannot. */
  sub: id.nullish(),
  /** What they call themselves. */
  alias: text(120).nullish(),
  users: people.optional(),
  club_name: text(80).nullish(),
  tour: id.nullish(),
  director: id.optional(),
}

/** Anglers who fish together (2 §3), in the book of a director: the tour's, else who made it. */
export const team = startingWith(
  record({
    ...fields,
    coanglers: z.array(id),
    users: z.array(id),
    director: id,
    /** Everybody who is named, with their names. */
    anglers: z.array(anglerName),
  }).meta({ id: 'Team' }),
  { coanglers: [], users: [], anglers: [] },
)
export type Team = z.output<typeof team>

const base = '/api/teams/'
const shapes = {
  record: team,
  create: creatable(fields),
  change: changeable(fields),
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
    body: z.strictObject({ ...fields, _id: id.optional(), _rev: z.number().int().optional() }),
    response: team,
  }),
}
