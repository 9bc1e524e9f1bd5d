import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams, record } from '../kernel/family.ts'
import { id } from '../kernel/fields.ts'
import { pagingFields } from '../kernel/paging.ts'

/** The points one entry earned in one tournament of a season; written when results are finalized. */
export const seasonEventPointDistribution = record({
  entry: id,
  tournament: id,
  season: id.nullish(),
  seasonTeam: id.nullish(),
  angler: id.nullish(),
  finishingPosition: z.number().int().nullable(),
  points: z.number().nullable(),
}).meta({ id: 'SeasonEventPointDistribution' })
export type SeasonEventPointDistribution = z.output<typeof seasonEventPointDistribution>

export const seasonEventPointDistributionCalls = {
  get: endpoint({
    method: 'GET',
    path: '/api/season-event-point-distributions/{id}',
    summary: 'One distribution.',
    policy: 'tournament.see',
    params: idParams,
    response: seasonEventPointDistribution,
  }),
  search: endpoint({
    method: 'POST',
    path: '/api/season-event-point-distributions/search',
    summary: 'The points of a season, a tournament or an angler.',
    policy: 'public',
    body: z.strictObject({ season: id.optional(), tournament: id.optional(), angler: id.optional(), ...pagingFields }),
    response: z.array(seasonEventPointDistribution),
  }),
}
