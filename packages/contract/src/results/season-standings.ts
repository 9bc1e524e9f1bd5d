import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { id, isoDateTime, text } from '../kernel/fields.ts'
import { byId, byPart, byTime } from '../kernel/terms.ts'

const place = z.number().int().min(1).max(100_000)
const points = z.number().min(-1e9).max(1e9)

/** A line of a season's standings. `id` is the season team, or the angler who fishes without one. */
export const seasonStandingRow = z
  .strictObject({
    id,
    name: text(200),
    position: place,
    tied: z.boolean(),
    points,
    events: z.number().int().min(0).max(1000),
    bestFinish: place.nullable(),
    /** What taking part and perfect attendance add; in `points` already. */
    bonus: points,
    /** By tournament; `counted` is false for one that the rules of the season leave out. */
    results: z.array(z.strictObject({ tournament: id, points, counted: z.boolean() })).max(1000),
  })
  .meta({ id: 'SeasonStandingRow' })
export type SeasonStandingRow = z.output<typeof seasonStandingRow>

const standings = z.array(seasonStandingRow).max(5000)
const fields = {
  season: id,
  standings: standings.optional(),
  asOf: isoDateTime.optional(),
  note: text(1000).nullish(),
}

/** The standings of a season as they were kept at a time (A68). Left out, they are counted, as of now. */
export const seasonStanding = record({ ...fields, standings, asOf: isoDateTime }).meta({ id: 'SeasonStanding' })
export type SeasonStanding = z.output<typeof seasonStanding>

const seen = z.object({ position: z.number().int(), points: z.number() })

/** What moved for one team or angler since the snapshot, and the results that moved it. */
export const standingMove = z
  .object({
    id,
    name: z.string(),
    /** Null for who was not in the standings. */
    before: seen.nullable(),
    /** Null for who is not in them any more. */
    after: seen.nullable(),
    results: z.array(z.object({ tournament: id, tournamentName: z.string(), before: z.number().nullable(), after: z.number().nullable() })),
    /** The same in words. */
    text: z.string(),
  })
  .meta({ id: 'StandingMove' })
export type StandingMove = z.output<typeof standingMove>

const base = '/api/season-standings/'

export const seasonStandingCalls = {
  ...family(
    base,
    'kept season standings',
    {
      record: seasonStanding,
      create: creatable(fields),
      change: changeable(fields),
      terms: { season: byId, asOf: byTime, note: byPart() },
      sorts: ['asOf', 'season'],
      order: { sortField: 'asOf', sortOrder: 'desc' },
    },
    { list: 'public', see: 'season.see', create: 'season.edit', edit: 'season.edit' },
  ),
  withCheck: endpoint({
    method: 'POST',
    path: `${base}with-check`,
    summary: 'The standings of a season counted now, compared with the newest ones that were kept. Nothing is saved.',
    policy: 'season.see',
    reads: true,
    body: z.strictObject({ seasonId: id }),
    response: z.object({
      standings: z.array(seasonStandingRow),
      /** Are they others than in the snapshot? Without a snapshot: are there any? */
      changed: z.boolean(),
      moves: z.array(standingMove),
      snapshot: seasonStanding.nullable(),
    }),
  }),
}
