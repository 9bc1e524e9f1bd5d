import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, leftOut, record } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { id, isoDate, money, requiredText, text } from '../kernel/fields.ts'
import { byDate, byId, byPart } from '../kernel/terms.ts'
import { directorStaffCalls, helper } from '../people/staff-members.ts'
import { anglerName } from '../people/users.ts'
import { bareTournament } from '../tournaments/tournaments.ts'
import { tourSettings } from './tour-settings.ts'

const MOST_RESULTS = 1000
const MOST_POINTS = 100_000

const results = z
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MOST_RESULTS, `must be at most ${MOST_RESULTS}`)
const points = z
  .number('must be a number')
  .min(0, 'must be at least 0')
  .max(MOST_POINTS, `must be at most ${MOST_POINTS}`)
  .multipleOf(0.01, 'must have at most 2 decimals')

export const seasonTieBreak = z.enum(['total-weight', 'most-wins', 'best-finish'])

/**
 * How the results of a season become its standings (N5–N9); null or missing is off. How many events were held is never
 * typed: it is the number of the season's tournaments that have given points, as the distributions of the season tell.
 */
export const seasonRules = z
  .strictObject({
    bestOf: results.nullish().meta({ description: 'Only so many of the best results count.' }),
    drop: results.nullish().meta({
      description: 'So many of the worst results do not count. Events held so far that were not fished go first; one result always counts.',
    }),
    participationPoints: points.nullish().meta({ description: 'For every event fished, also one that does not count.' }),
    perfectAttendance: points.nullish().meta({
      description: 'Once, for having fished every event held so far: every tournament of the season that has given points.',
    }),
    tieBreaks: z
      .array(seasonTieBreak)
      .max(seasonTieBreak.options.length)
      .refine((steps) => new Set(steps).size === steps.length, 'names a step twice: remove it once')
      .nullish()
      .meta({
        description:
          'What parts those level on points, asked in this order, of every event fished. Who is still level shares the place, as without it. Weights in more than one unit are not added up.',
      }),
  })
  .refine(({ bestOf, drop }) => bestOf == null || drop == null, {
    path: ['drop'],
    message: 'cannot go with bestOf: name the best results that count, or the worst that do not',
  })
  .meta({ id: 'SeasonRules' })
export type SeasonRules = z.output<typeof seasonRules>

const fields = {
  name: requiredText(120),
  startDate: isoDate,
  endDate: isoDate,
  notes: text(5000).nullish(),
  /** In words, for people; `seasonRules` are what is calculated with. */
  rules: text(20_000).nullish(),
  seasonRules: seasonRules.nullish(),
  membershipFee: money.nullish(),
  tour: id.nullish(),
  division: id.nullish(),
  director: id.optional(),
}

/** These have calls of their own: a season that is sent with them is stored without. */
export const SEASON_LISTS = ['members', 'tournaments', 'bigfishpots', 'sidepots', 'standings'] as const
/** Who made it is never typed either. */
const sent = { ...fields, createdBy: id.nullish(), ...leftOut(SEASON_LISTS) }

/** A season of a tour (2 §3). */
export const season = record({ ...fields, director: id, createdBy: id.nullish() }).meta({ id: 'Season' })
export type Season = z.output<typeof season>

const base = '/api/seasons/'
const shapes = {
  record: season,
  create: creatable(sent),
  change: changeable(sent),
  terms: { name: byPart(120), director: byId, tour: byId, division: byId, startDate: byDate, endDate: byDate },
}

/** A season with what hangs on it, as the caller may see it. */
export const seasonFull = z
  .object({
    ...season.shape,
    tourName: z.string().nullable(),
    divisionName: z.string().nullable(),
    /** The newest 500; drafts for those who run them. */
    tournaments: z.array(bareTournament),
    /** For those who edit the season; else empty. */
    members: z.array(anglerName),
    /** Those of the tour, for those who edit it. */
    settings: tourSettings.nullable(),
    directorsStaff: z.array(helper),
  })
  .meta({ id: 'SeasonFull' })
export type SeasonFull = z.output<typeof seasonFull>

export const seasonCalls = {
  ...family(base, 'seasons', shapes, { list: 'public', see: 'season.see', create: 'tour.create', edit: 'season.edit' }),
  full: endpoint({
    method: 'GET',
    path: `${base}full/{id}`,
    summary: 'A season with its tournaments, members, the settings of its tour and who helps, as far as the caller may see them.',
    policy: 'season.see',
    params: idParams,
    response: seasonFull,
  }),
  sysAdminSearch: pagedSearch(
    base,
    'seasons',
    { ...shapes, record: season.extend({ directorName: z.string().nullable() }).meta({ id: 'SeasonOfDirector' }) },
    { list: 'system-admin' },
    'sys-admin-search',
  ),
  ...directorStaffCalls(base, 'season'),
}
