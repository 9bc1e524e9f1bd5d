import { z } from 'zod'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, isoDate, money, requiredText, text } from '../kernel/fields.ts'

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

/**
 * How the results of a season become its standings (N5–N8); null or missing is off. How many events were held is never
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

/** A season of a tour (2 §3). Lists such as members and standings have their own calls and are never stored here. */
export const season = record({ ...fields, director: id }).meta({ id: 'Season' })
export type Season = z.output<typeof season>

export const seasonCalls = family(
  '/api/seasons/',
  'seasons',
  { record: season, create: creatable(fields), change: changeable(fields), terms: { name: text(120), director: id, tour: id } },
  { list: 'public', see: 'season.see', create: 'tour.create', edit: 'season.edit' },
)
