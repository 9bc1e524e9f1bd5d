import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkUpdate } from '../kernel/family-calls.ts'
import { id } from '../kernel/fields.ts'
import { byId } from '../kernel/terms.ts'
import { anglerName } from '../people/users.ts'

const fields = {
  season: id,
  /** Either a team or one angler. */
  team: id.nullish(),
  angler: id.nullish(),
  /** Who has fished, or may fish, in their place. */
  substitutions: z.array(id).max(50).optional(),
}

const ONE = { path: ['angler'], message: 'name a team or an angler, and not both' }
const isOne = ({ team, angler }: { team?: string | null | undefined; angler?: string | null | undefined }) => !team !== !angler

/** Who competes in a season: a team, or an angler alone (2 §3). */
export const seasonTeam = startingWith(
  record({
    ...fields,
    substitutions: z.array(id),
    /** The team's alias or name; null for an angler alone. */
    teamName: z.string().nullish(),
    /** Everybody who is named: of the team, the angler, the substitutes. */
    anglers: z.array(anglerName),
  }).meta({ id: 'SeasonTeam' }),
  { substitutions: [], anglers: [] },
)
export type SeasonTeam = z.output<typeof seasonTeam>

const base = '/api/season-teams/'
const noun = 'season teams'
const shapes = {
  record: seasonTeam,
  create: creatable(fields).refine(isOne, ONE),
  change: changeable(fields).refine(({ team, angler }) => !team || !angler, ONE),
  terms: { season: byId, team: byId, angler: byId },
}

export const seasonTeamCalls = {
  ...family(base, noun, shapes, {
    list: 'public',
    see: 'season-team.see',
    create: 'season-team.edit',
    edit: 'season-team.edit',
  }),
  addSub: endpoint({
    method: 'POST',
    path: `${base}add-sub`,
    summary: 'Name a substitute for a team of a season. Naming the same one twice changes nothing.',
    policy: 'season-team.edit',
    see: 'season-team.see',
    body: z.strictObject({ seasonTeamId: id, userIdToAdd: id }),
    response: seasonTeam,
  }),
  bulkCreate: bulkCreate(base, noun, shapes),
  bulkUpdate: bulkUpdate(base, noun, shapes),
  bulkCreateUpdate: endpoint({
    method: 'POST',
    path: `${base}bulk-create-update`,
    summary: 'Change those that are there and create the others: by their id, else by season and team or angler. Each answers for itself.',
    policy: 'signed-in',
    body: z.array(z.strictObject({ ...fields, _id: id.optional(), _rev: z.number().int().optional() }).refine(isOne, ONE)).max(500),
    response: bulkOutcome,
  }),
}
