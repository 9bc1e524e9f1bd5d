import { TIMEZONES } from '@ramplight/domain/tournament/zones'
import { z } from 'zod'
import { count, id, imagePath, isoDate, isoDateTime, money } from '../kernel/fields.ts'
import { dayTimes } from './day-times.ts'
import { tournamentStatus } from './tournament-terms.ts'

export const timezone = z.enum(TIMEZONES)

/** Degrees, from the ZIP code, else from city and state; null when neither is known. */
export const place = {
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  /** As the crow flies, to a tenth; only in a search near a place. */
  miles: z.number().nullish(),
}

/** The least a list or a map needs while the rest is on its way (1 §7). */
export const bareTournament = z
  .object({
    _id: id,
    name: z.string(),
    status: tournamentStatus,
    cancelled: z.boolean().optional(),
    startDate: isoDate,
    location: z.string(),
    city: z.string(),
    state: z.string(),
    tour: id,
    ...place,
  })
  .meta({ id: 'BareTournament' })
export type BareTournament = z.output<typeof bareTournament>

/** How full a field is. Where it has a limit and is not over it: `entered + held + left = most`. */
export const spots = z
  .object({
    /** The limit; null: the field has none. */
    most: count.nullable(),
    /** Boats. */
    entered: count,
    /** Teams that have a spot and are no boat yet. */
    held: count,
    /** Teams on the waiting list. */
    waiting: count,
    left: count.nullable(),
  })
  .meta({ id: 'Spots' })

/** What a card, a picker or the dashboard needs; also for visitors. */
export const skinnyTournament = z
  .object({
    _id: id,
    name: z.string(),
    status: tournamentStatus,
    /** It does not take place. */
    cancelled: z.boolean().optional(),
    startDate: isoDate,
    tournamentDates: z.array(isoDate),
    startTime: z.string(),
    endTime: z.string(),
    /** Days at other times than these. */
    dayTimes,
    /** On day 2, 4 … the last flight leaves first. */
    reverseOnDayTwo: z.boolean(),
    timezone,
    location: z.string(),
    landing: z.string(),
    city: z.string(),
    state: z.string(),
    entryFee: money.nullish(),
    teamEvent: z.boolean(),
    tour: id,
    tourName: z.string().nullish(),
    tourIcon: imagePath.nullish(),
    season: id.nullish(),
    director: id,
    entryCount: count,
    weighedCount: count,
    /** Where the field has a limit. */
    spots: spots.nullish(),
    externalTournament: z.boolean().optional(),
    externalLink: z.string().nullish(),
    /** Where anglers sign up when not here. */
    registrationUrl: z.string().nullish(),
    registrationStartDate: isoDate.nullish(),
    registrationClosesAt: isoDateTime.nullish(),
    /** Teams can sign up and pay at the ramp. */
    allowPreRegistration: z.boolean(),
    /** Entries are paid by card. A device alone does not know, and says no. */
    takesCards: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
    ...place,
  })
  .meta({ id: 'SkinnyTournament' })
export type SkinnyTournament = z.output<typeof skinnyTournament>
