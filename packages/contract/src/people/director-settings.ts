import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser } from '../kernel/family-calls.ts'
import { id, mapOf, money, moneyTotal, year } from '../kernel/fields.ts'
import { byId } from '../kernel/terms.ts'
import { stationPin } from './station-pin.ts'

/** The longest wait that is still a wait for a scale. */
const LONGEST_DELAY_SECONDS = 120

/** Years whose figure a director may set: more than anybody keeps. */
const MOST_YEARS = 30

/** When anglers may check in beside the morning of the tournament (2 §3); each is off unless said otherwise. */
const optionalCheckInTimes = {
  preTournamentMeeting: z.boolean(),
  dailyTournamentDay: z.boolean(),
  dailyWeighInCheckIn: z.boolean(),
}

const fields = {
  /** The caller, unless an admin names another director. */
  user: id.optional(),
  /** Seconds that a bag may be off the scale before its weight is taken (A54). */
  weightInBagRemovalDelay: z.number().int().min(0).max(LONGEST_DELAY_SECONDS).optional(),
  /** What is not named stays as it is. */
  optionalCheckInTimes: z.strictObject(optionalCheckInTimes).partial().optional(),
  /** Four digits that stations ask for; null takes them away. Never sent back: `stationPinCheck`. */
  stationPin: stationPin.nullable().optional(),
  /** Whether a station that nobody touches for three minutes asks for the PIN. */
  stationLock: z.boolean().optional(),
  /** From how much on winnings are reported to the tax office, by year; a year that is not named stays, null is the usual again. */
  winningsReportedFrom: mapOf(year, money.nullable(), MOST_YEARS).optional(),
  /** Whether everybody sees on the pages of their tournaments and tours how to reach them; their name is always there. */
  showEmail: z.boolean().optional(),
  showPhone: z.boolean().optional(),
}

/** How a director's weigh-ins and check-ins run. One for each director, made with defaults when it is first asked for. */
export const directorSettings = startingWith(
  record({
    user: id,
    weightInBagRemovalDelay: z.number().int(),
    optionalCheckInTimes: z.object(optionalCheckInTimes),
    /** By which a device knows the PIN of the stations without a network (`station-pin.ts`); null: there is none. */
    stationPinCheck: z.string().nullable(),
    stationLock: z.boolean(),
    winningsReportedFrom: z.record(year, moneyTotal),
    showEmail: z.boolean(),
    showPhone: z.boolean(),
  }).meta({ id: 'DirectorSettings' }),
  {
    weightInBagRemovalDelay: 3,
    optionalCheckInTimes: { preTournamentMeeting: false, dailyTournamentDay: false, dailyWeighInCheckIn: false },
    stationLock: true,
    winningsReportedFrom: {},
    showEmail: false,
    showPhone: false,
  },
)
export type DirectorSettings = z.output<typeof directorSettings>

const base = '/api/director-settings/'

export const directorSettingsCalls = {
  ...family(
    base,
    'director settings',
    { record: directorSettings, create: creatable(fields), change: changeable(fields), terms: { user: byId } },
    { list: 'director', see: 'director-settings.see', create: 'director-settings.edit', edit: 'director-settings.edit' },
  ),
  byUser: byUser(
    base,
    'The settings of a director, made with defaults when they are first asked for.',
    { see: 'director-settings.see' },
    directorSettings,
  ),
}
