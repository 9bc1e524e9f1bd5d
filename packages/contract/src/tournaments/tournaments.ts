import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record } from '../kernel/family.ts'
import { clockTime, count, id, isoDate, money, requiredText, text } from '../kernel/fields.ts'
import { paged, pagingFields } from '../kernel/paging.ts'
import { group, pot, tournamentSettings } from './settings.ts'

export const tournamentStatus = z.enum(['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'])
export const timezone = z.enum(['EST', 'CST', 'MST', 'PST'])

const fields = {
  name: requiredText(160),
  location: requiredText(120),
  landing: requiredText(120),
  street: requiredText(120),
  city: requiredText(80),
  state: requiredText(30),
  zip: requiredText(10),
  /** One date in `tournamentDateForSingle`, or several in `tournamentDates` (A46). */
  dateSpanType: z.enum(['single', 'multi']),
  tournamentDateForSingle: isoDate.nullish(),
  tournamentDates: z.array(isoDate).max(30).optional(),
  startTime: clockTime,
  endTime: clockTime,
  timezone: timezone.optional(),
  tour: id,
  season: id.nullish(),
  director: id.optional(),
  coDirectors: z.array(id).max(50).optional(),
  status: tournamentStatus.optional(),
  teamEvent: z.boolean().optional(),
  hasCuts: z.boolean().optional(),
  registrationStartDate: isoDate.nullish(),
  entryFee: money.nullish(),
  notes: text(5000).nullish(),
  rules: text(20_000).nullish(),
  marketing_text: text(20_000).nullish(),
  setupOptions: z.strictObject({ multipleDailyWeighIns: z.boolean().optional(), openTournament: z.boolean().optional() }).optional(),
  settings: tournamentSettings.optional(),
  bigfishpots: z.array(pot).max(50).optional(),
  sidepots: z.array(pot).max(50).optional(),
  groups: z.array(group).max(50).optional(),
}

/** A form may leave these out: the tour's settings fill them, and the missing-field check names what is still missing (A47). */
const formFields = {
  ...fields,
  name: text(160).nullish(),
  location: text(120).nullish(),
  landing: text(120).nullish(),
  street: text(120).nullish(),
  city: text(80).nullish(),
  state: text(30).nullish(),
  zip: text(10).nullish(),
  dateSpanType: fields.dateSpanType.or(z.literal('')).nullish(),
  tournamentDateForSingle: isoDate.or(z.literal('')).nullish(),
  startTime: clockTime.or(z.literal('')).nullish(),
  endTime: clockTime.or(z.literal('')).nullish(),
}

const create = creatable(formFields)
export type CreateTournament = z.output<typeof create>
export const changeTournament = changeable(formFields)
export type ChangeTournament = z.output<typeof changeTournament>

export const tournament = record({
  ...fields,
  director: id,
  coDirectors: z.array(id),
  status: tournamentStatus,
  timezone,
  /** The first date; for sorting and search. */
  startDate: isoDate,
  /** Every date, also for a single day. */
  tournamentDates: z.array(isoDate),
  teamEvent: z.boolean(),
  hasCuts: z.boolean(),
  settings: tournamentSettings,
  bigfishpots: z.array(pot),
  sidepots: z.array(pot),
  groups: z.array(group),
  setupOptions: z.strictObject({ multipleDailyWeighIns: z.boolean().optional(), openTournament: z.boolean().optional() }),
  /** Counts up with everything that can move the board. */
  resultsRevision: z.number().int(),
}).meta({ id: 'Tournament' })
export type Tournament = z.output<typeof tournament>

/** The search of 1 §3; unknown terms are refused. */
export const tournamentTerms = {
  tours: z.array(id).max(200),
  name: text(120),
  startDate: isoDate,
  startDateEnd: isoDate,
  startDateRange: z.enum(['Before', 'After', 'Between']),
  state: text(30),
  teamEvent: z.boolean(),
  entryFeeRanges: z.strictObject({ min: money.optional(), max: money.optional() }),
  liveMode: z.boolean(),
  publicSearch: z.boolean(),
  director: id,
  season: id,
  status: z.array(tournamentStatus),
}
const termsBody = z.strictObject({ ...z.object(tournamentTerms).partial().shape, ...pagingFields })
export type TournamentTerms = z.output<typeof termsBody>

/** What a card, a picker or the dashboard needs; also for visitors. */
export const skinnyTournament = z
  .object({
    _id: id,
    name: z.string(),
    status: tournamentStatus,
    startDate: isoDate,
    tournamentDates: z.array(isoDate),
    startTime: z.string(),
    endTime: z.string(),
    timezone,
    location: z.string(),
    landing: z.string(),
    city: z.string(),
    state: z.string(),
    entryFee: money.nullish(),
    teamEvent: z.boolean(),
    tour: id,
    tourName: z.string().nullish(),
    season: id.nullish(),
    director: id,
    entryCount: count,
    weighedCount: count,
  })
  .meta({ id: 'SkinnyTournament' })
export type SkinnyTournament = z.output<typeof skinnyTournament>

const { search: _equalitySearch, ...commonCalls } = family(
  '/api/tournaments/',
  'tournaments',
  { record: tournament, create, change: changeTournament, terms: {} },
  { list: 'director', see: 'tournament.see', create: 'tour.create', edit: 'tournament.edit' },
)

export const tournamentCalls = {
  ...commonCalls,
  search: endpoint({
    method: 'POST',
    path: '/api/tournaments/search',
    summary: 'A page of tournaments; visitors find public ones only. Default: starting after yesterday, soonest first.',
    policy: 'public',
    body: termsBody,
    response: paged(tournament),
  }),
  skinnySearch: endpoint({
    method: 'POST',
    path: '/api/tournaments/skinny-search',
    summary: 'The same search, answering only what a card needs.',
    policy: 'public',
    body: termsBody,
    response: paged(skinnyTournament),
  }),
}
