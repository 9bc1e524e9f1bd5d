import { WEIGHT_UNITS } from '@ramplight/domain/kernel/units'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { doneToMany } from '../kernel/envelope.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, bulkUpdate } from '../kernel/family-calls.ts'
import { id, weightTotal } from '../kernel/fields.ts'
import { byId, byNumber } from '../kernel/terms.ts'

const MOST_POINTS = 100_000
const fields = {
  entry: id,
  tournament: id,
  season: id.nullish().meta({ description: 'The season of the tournament; that is also the default.' }),
  seasonTeam: id.nullish(),
  angler: id.nullish(),
  finishingPosition: z.number().int().min(1).max(MOST_POINTS).nullish(),
  points: z
    .number()
    .min(-MOST_POINTS)
    .max(MOST_POINTS)
    .multipleOf(0.01, 'must have at most 2 decimals')
    .nullish()
    .meta({ description: 'Below 0 takes points away; null is held back and counts nowhere.' }),
}

/**
 * The points one angler of an entry earned in one tournament of a season: written when results are finalized, or by hand
 * for a tournament without final results. Both count alike.
 */
export const seasonEventPointDistribution = record({
  ...fields,
  finishingPosition: z.number().int().nullable(),
  points: z.number().nullable(),
  weight: weightTotal.nullable().meta({ description: 'What the entry weighed, as the final result has it; null for points by hand.' }),
  weightUnit: z.enum(WEIGHT_UNITS).nullable().meta({ description: 'What the tournament weighs in.' }),
}).meta({ id: 'SeasonEventPointDistribution' })
export type SeasonEventPointDistribution = z.output<typeof seasonEventPointDistribution>

const base = '/api/season-event-point-distributions/'
const noun = 'points of a season'
const shapes = {
  record: seasonEventPointDistribution,
  create: creatable(fields),
  change: changeable(fields),
  terms: { season: byId, tournament: byId, angler: byId, entry: byId, seasonTeam: byId, finishingPosition: byNumber },
  sorts: ['season', 'tournament', 'angler', 'finishingPosition', 'points'],
}
const common = family(base, noun, shapes, {
  list: 'public',
  see: 'tournament.see',
  create: 'tournament.edit',
  edit: 'tournament.edit',
})

/** Whose points: what is changed must be named among what is searched for, so that nobody is given what they did not earn. */
const whose = { angler: id, seasonTeam: id }

export const seasonEventPointDistributionCalls = {
  ...common,
  bulkCreate: bulkCreate(base, noun, shapes),
  bulkUpdate: bulkUpdate(base, noun, shapes),
  bulkDelete: bulkDelete(base, noun, 'bulk-delete'),
  removeAllForTournament: endpoint({
    method: 'POST',
    path: `${base}remove-all-for-tournament`,
    summary: 'Take back the points of a tournament whose results are not final; final ones are taken back by reopening.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    body: z.strictObject({ tournamentId: id }),
    response: doneToMany,
  }),
  removeAllForSeasonTeam: endpoint({
    method: 'POST',
    path: `${base}remove-all-for-season-team`,
    summary: 'Take back the points of a team in a season; refused as a whole when some are of final results.',
    policy: 'season.edit',
    see: 'season.see',
    body: z.strictObject({ seasonTeamId: id, seasonId: id }),
    response: doneToMany,
  }),
  reassignPoints: endpoint({
    method: 'POST',
    path: `${base}reassign-points`,
    summary: 'Give the points of one angler or team to another, in the tournaments that the caller may edit; figures stay.',
    policy: 'signed-in',
    body: z.strictObject({
      search: z.strictObject({ ...whose, season: id, tournament: id, entry: id }).partial(),
      updates: z.strictObject(whose).partial(),
    }),
    response: doneToMany,
  }),
}
