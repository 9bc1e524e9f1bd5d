import { PLACES, PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { countTotal, id, isoDate, moneyDelta, year } from '../kernel/fields.ts'
import { tournamentStatus } from '../tournaments/tournament-terms.ts'

/** The money of a director's events in a year, each as its own money page has it, and of the memberships of their seasons. */
export const moneyYear = z
  .object({
    year,
    /** Every year with events, and this one; the newest first. */
    years: z.array(year),
    /** By day. */
    events: z.array(
      z.object({
        tournament: id,
        name: z.string(),
        day: isoDate,
        status: tournamentStatus,
        cancelled: z.boolean(),
        boats: countTotal,
        anglers: countTotal,
        ...{ in: moneyDelta, out: moneyDelta, kept: moneyDelta, owed: moneyDelta },
        purposes: z.array(z.object({ purpose: z.enum(PURPOSE_NAMES), side: z.enum(['in', 'out']), amount: moneyDelta })),
        places: z.array(z.object({ place: z.enum(PLACES), left: moneyDelta })),
      }),
    ),
    /** Of each season whose members paid something in the year. */
    memberships: z.array(z.object({ season: id, name: z.string(), members: countTotal, in: moneyDelta })),
    /** What of the money that came in is shared, by the setting of the platform: 0 unless a system admin has turned it on. */
    revenueShare: z.object({ percent: z.number(), amount: moneyDelta }),
  })
  .meta({ id: 'MoneyYear' })
export type MoneyYear = z.output<typeof moneyYear>

export const moneyYearCalls = {
  year: endpoint({
    method: 'GET',
    path: '/api/money/year/{year}',
    summary: 'What each event that the caller directs took in, paid out, kept and is owed in a year, and what memberships brought.',
    policy: 'signed-in',
    params: z.object({ year }),
    response: moneyYear,
  }),
}
