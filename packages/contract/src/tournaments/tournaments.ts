import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { clockTime, id, isoDate, isoDateTime, money, moneyDelta, requiredText, text, webAddress } from '../kernel/fields.ts'
import { paged } from '../kernel/paging.ts'
import { identifier } from '../kernel/typed.ts'
import { cashLogKept } from '../payments/cash-log-kept.ts'
import { dayTimes } from './day-times.ts'
import { group, pot, tournamentSettings } from './settings.ts'
import { bareTournament, place, skinnyTournament, timezone } from './tournament-cards.ts'
import { dataSourceBody, OWN_TOURNAMENT_SEARCH, someTerms, TOURNAMENT_SEARCH, termsBody, tournamentStatus } from './tournament-terms.ts'

export { type BareTournament, bareTournament, type SkinnyTournament, skinnyTournament, timezone } from './tournament-cards.ts'
export { type TournamentTerms, tournamentStatus } from './tournament-terms.ts'

export const MOST_CO_DIRECTORS = 50

const customAd = z.strictObject({ name: text(120).optional(), image_path: text(500).optional(), url: webAddress.nullish() })

const fields = {
  name: requiredText(160),
  location: requiredText(120),
  landing: requiredText(120),
  street: requiredText(120),
  city: requiredText(80),
  state: requiredText(30),
  zip: identifier(10).min(1, 'is required'),
  /** One date in `tournamentDateForSingle`, or several in `tournamentDates` (A46). */
  dateSpanType: z.enum(['single', 'multi']),
  tournamentDateForSingle: isoDate.nullish(),
  tournamentDates: z.array(isoDate).max(30).optional(),
  startTime: clockTime,
  endTime: clockTime,
  /** Of boats without a flight, and what the public board says. */
  dayTimes: dayTimes.optional(),
  timezone: timezone.optional(),
  tour: id,
  season: id.nullish(),
  director: id.optional(),
  /** Nobody is added here: they are asked (`co-director-invitations`). A change takes out who is one. */
  coDirectors: z.array(id).max(MOST_CO_DIRECTORS).optional(),
  status: tournamentStatus.optional(),
  /** It does not take place. Its status stays, so that it can be taken back; nobody signs up, and everybody gets their money back. */
  cancelled: z.boolean().optional(),
  /** Until when anglers may protest before the results become official: a moment, also where the window is opened without a network. */
  protestsUntil: isoDateTime.nullish(),
  teamEvent: z.boolean().optional(),
  hasCuts: z.boolean().optional(),
  registrationStartDate: isoDate.nullish(),
  entryFee: money.nullish(),
  notes: text(5000).nullish(),
  rules: text(20_000).nullish(),
  marketing_text: text(20_000).nullish(),
  /** Beside what the director arranged with the product's own sponsors. */
  custom_ads: z.array(customAd).max(20).optional(),
  /** Where anglers sign up when not here. */
  registrationUrl: webAddress.nullish(),
  /** Run elsewhere: listed here, with a link. */
  externalTournament: z.boolean().optional(),
  externalLink: webAddress.nullish(),
  customRegistrationMessage: text(5000).nullish(),
  tags: z.array(text(40).min(1)).max(30).optional(),
  division: id.nullish(),
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
  zip: identifier(10).nullish(),
  dateSpanType: fields.dateSpanType.or(z.literal('')).nullish(),
  tournamentDateForSingle: isoDate.or(z.literal('')).nullish(),
  startTime: clockTime.or(z.literal('')).nullish(),
  endTime: clockTime.or(z.literal('')).nullish(),
}

const create = creatable(formFields)
/** What is sent to create one. */
export const createTournamentFields = create
export type CreateTournament = z.output<typeof create>
export const changeTournament = changeable(formFields)
export type ChangeTournament = z.output<typeof changeTournament>

/** What a tour brings to its tournaments (`TourSettings`). */
export const PARENT_FIELDS = [
  'settings',
  'startTime',
  'endTime',
  'timezone',
  'teamEvent',
  'entryFee',
  'location',
  'landing',
  'street',
  'city',
  'state',
  'zip',
  'bigfishpots',
  'sidepots',
] as const
export type ParentField = (typeof PARENT_FIELDS)[number]

export const tournament = startingWith(
  record({
    ...fields,
    director: id,
    coDirectors: z.array(id),
    /** Who made it; for those who run it. */
    createdBy: id.nullish(),
    /**
     * What the ledger has in each place that no entry of the event explains: of deleted entries, and of payments that name none. For those
     * who run it. Every visitor loads this schema: it does not list the places.
     */
    moneyBesides: z.array(z.object({ place: z.string(), left: moneyDelta, back: money.optional(), out: money.optional() })).nullish(),
    /** What was said of its cash box; for those who run it. */
    cashLog: cashLogKept.nullish(),
    status: tournamentStatus,
    timezone,
    /** The first date; for sorting and search. */
    startDate: isoDate,
    /** Every date, also for a single day. */
    tournamentDates: z.array(isoDate),
    dayTimes,
    teamEvent: z.boolean(),
    hasCuts: z.boolean(),
    settings: tournamentSettings,
    bigfishpots: z.array(pot),
    sidepots: z.array(pot),
    groups: z.array(group),
    setupOptions: z.strictObject({ multipleDailyWeighIns: z.boolean().optional(), openTournament: z.boolean().optional() }),
    custom_ads: z.array(customAd),
    externalTournament: z.boolean(),
    tags: z.array(z.string()),
    ...place,
    /** Counts up with everything that can move the board. */
    resultsRevision: z.number().int(),
  }).meta({ id: 'Tournament' }),
  {
    coDirectors: [],
    status: 'Draft',
    cancelled: false,
    dayTimes: [],
    timezone: 'CST',
    teamEvent: false,
    hasCuts: false,
    settings: {},
    setupOptions: {},
    bigfishpots: [],
    sidepots: [],
    groups: [],
    custom_ads: [],
    externalTournament: false,
    tags: [],
    resultsRevision: 0,
  },
  PARENT_FIELDS,
)
export type Tournament = z.output<typeof tournament>

const { search: _equalitySearch, ...commonCalls } = family(
  '/api/tournaments/',
  'tournaments',
  { record: tournament, create, change: changeTournament, terms: {} },
  { list: 'director', see: 'tournament.see', create: 'tour.create', edit: 'tournament.edit' },
)

/** What one call may change in many: never who directs, dates, protests and rules of one event, or money that was played for. */
const { director: _director, coDirectors: _co, tour: _tour, name: _name, dateSpanType: _span, cancelled: _cancelled, ...open } = fields
const {
  tournamentDateForSingle: _single,
  tournamentDates: _dates,
  dayTimes: _dayTimes,
  settings: _settings,
  bigfishpots: _big,
  sidepots: _side,
  groups: _groups,
  protestsUntil: _protests,
  ...many
} = open
const changeOfMany = z
  .strictObject(z.object({ ...many, status: tournamentStatus.exclude(['Completed']) }).partial().shape)
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), 'name at least one field to change')

/** The most tournaments one call changes. */
export const MOST_CHANGED = 500

const fromParent = z
  .strictObject({
    tournament: id.optional(),
    ids: z.array(id).max(MOST_CHANGED).optional(),
    fields: z.array(z.enum(PARENT_FIELDS)).min(1).max(PARENT_FIELDS.length).optional(),
  })
  .refine(({ tournament, ids }) => tournament !== undefined || !!ids?.length, 'name a tournament, or several in ids')

/** The most addresses that are offered for one city. */
export const MOST_ADDRESSES = 20
/** As many as somebody looks through while they type. */
export const MOST_NAMES = 8

const addressTerms = z
  .strictObject({ zip: identifier(10).optional(), city: text(120).optional(), state: text(120).optional() })
  .refine(({ zip, city, state }) => !!zip || (!!city && !!state), 'name a zip, or a city and its state')
  .meta({ example: { zip: '75410' } })

const COUNTING = 'totalItemCount is exact up to 10,000 and an estimate above.'

export const tournamentCalls = {
  ...commonCalls,
  search: endpoint({
    method: 'POST',
    path: '/api/tournaments/search',
    summary: `A page of tournaments; visitors find public ones only. Default: starting after yesterday, soonest first, ten. ${COUNTING}`,
    policy: 'public',
    body: termsBody,
    search: TOURNAMENT_SEARCH,
    response: paged(tournament),
  }),
  skinnySearch: endpoint({
    method: 'POST',
    path: '/api/tournaments/skinny-search',
    summary: 'The same search, answering only what a card needs.',
    policy: 'public',
    body: termsBody,
    search: TOURNAMENT_SEARCH,
    response: paged(skinnyTournament),
  }),
  bareSearch: endpoint({
    method: 'POST',
    path: '/api/tournaments/bare-search',
    summary: 'The same search, answering the least: for a list that shows while full data loads, and for a map.',
    policy: 'public',
    body: termsBody,
    search: TOURNAMENT_SEARCH,
    response: paged(bareTournament),
  }),
  dataSourceSearch: endpoint({
    method: 'POST',
    path: '/api/tournaments/dataSourceSearch',
    summary: `A page of the tournaments that the caller runs, drafts included, newest first, whenever they begin. ${COUNTING}`,
    policy: 'director',
    body: dataSourceBody,
    search: OWN_TOURNAMENT_SEARCH,
    response: paged(tournament),
  }),
  addressSearch: endpoint({
    method: 'POST',
    path: '/api/tournaments/address-search',
    summary: `City and state of a ZIP code, or the ZIP codes of a city: what fills the address of a new ramp. At most ${MOST_ADDRESSES}; nothing for what is not known.`,
    policy: 'director',
    body: addressTerms,
    response: z.array(z.object({ zip: z.string(), city: z.string(), state: z.string() })),
  }),
  placeNames: endpoint({
    method: 'GET',
    path: '/api/tournaments/place-names',
    summary: `Cities with their state that begin with what somebody has typed, the largest first. At most ${MOST_NAMES}.`,
    policy: 'public',
    query: z.object({ typed: requiredText(60) }),
    response: z.array(z.string()),
  }),
  updateByTerms: endpoint({
    method: 'POST',
    path: '/api/tournaments/update-by-terms',
    summary: `Make the same change to every tournament that matches and that the caller may edit, at most ${MOST_CHANGED}; each answers for itself.`,
    policy: 'signed-in',
    body: z.strictObject({ search: someTerms, updates: changeOfMany }),
    response: bulkOutcome,
  }),
  updateSettingsFromParent: endpoint({
    method: 'POST',
    path: '/api/tournaments/update-settings-from-parent',
    summary: "Bring the tour's settings anew into tournaments whose results are not final; each answers for itself.",
    policy: 'signed-in',
    body: fromParent,
    response: bulkOutcome,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/tournaments/restore/{id}',
    summary: 'Bring a deleted tournament back. Restoring twice is harmless.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: tournament,
  }),
}
