import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { count, countTotal, id, isoDateTime, text } from '../kernel/fields.ts'
import { byFlag, byId, byNumber } from '../kernel/terms.ts'
import { weighInCalls } from './weigh-ins.ts'

const fields = {
  tournament: id,
  /** 0 is the first day of the tournament. */
  day: count,
  note: text(2000).nullish(),
  /** A closed day takes no new bags until somebody opens it again; corrections stay possible. */
  closed: z.boolean().optional(),
}

/** What one station has handed in: weigh-ins that count, by where they were first weighed. */
const station = z.object({ station: z.string().nullable(), bags: countTotal, lastAt: isoDateTime })

/** One day of a tournament's weigh-in (2 §7): open or closed, by whom, and what has come in. One for each day. */
export const weighInDay = startingWith(
  record({
    ...fields,
    closed: z.boolean(),
    openedAt: isoDateTime,
    openedBy: id,
    closedAt: isoDateTime.nullish(),
    closedBy: id.nullish(),
    bags: countTotal,
    stations: z.array(station),
  }).meta({ id: 'WeighInDay' }),
  { closed: false },
)
export type WeighInDay = z.output<typeof weighInDay>

const create = creatable(fields)
const base = '/api/weigh-in-day/'
const MOST_BAGS = 200
const { tournament: _t, tournamentId: _i, day: _d, _id: _own, ...bag } = weighInCalls.create.body!.shape

/** A bag as the weigh-in takes it. It may repeat the tournament and the day, which must be the chunk's. */
const bagOfChunk = z.strictObject({ ...bag, _id: id, tournament: id.optional(), tournamentId: id.optional(), day: count.optional() })

const policy = { list: 'signed-in', see: 'tournament.weigh', create: 'tournament.run', edit: 'tournament.run' } as const

export const weighInDayCalls = {
  ...family(
    base,
    'days of weigh-ins',
    {
      record: weighInDay,
      create,
      change: changeable(fields),
      terms: { tournament: byId, day: byNumber, closed: byFlag },
    },
    policy,
  ),
  createOrUpdate: endpoint({
    method: 'POST',
    path: `${base}create-or-update`,
    summary: 'Open, close or annotate a day of a weigh-in. The record of the day is made once and keeps its id.',
    policy: 'tournament.run',
    body: z.strictObject({ ...create.shape, _rev: z.number().int().optional() }),
    response: weighInDay,
  }),
  createOrUpdateDayChunk: endpoint({
    method: 'POST',
    path: `${base}create-or-update-day-chunk`,
    summary: 'Hand in what a station has weighed. Each bag answers for itself; a repeat of the chunk changes nothing.',
    policy: 'tournament.run',
    body: z.strictObject({ tournament: id, day: count, weighIns: z.array(bagOfChunk).max(MOST_BAGS) }),
    response: bulkOutcome,
    /** Each bag is kept as soon as it is taken, and its id makes a repeat harmless: no station waits for another's whole chunk. */
    inSteps: true,
  }),
}
