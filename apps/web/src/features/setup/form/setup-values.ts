import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'

const SETUP_FIELDS = [
  'name',
  'tour',
  'season',
  'division',
  'location',
  'landing',
  'street',
  'city',
  'state',
  'zip',
  'timezone',
  'dateSpanType',
  'tournamentDates',
  'startTime',
  'endTime',
  'dayTimes',
  'teamEvent',
  'hasCuts',
  'registrationStartDate',
  'entryFee',
  'notes',
  'rules',
  'marketing_text',
  'tags',
  'coDirectors',
  'custom_ads',
  'externalTournament',
  'externalLink',
  'registrationUrl',
  'customRegistrationMessage',
  'setupOptions',
  'settings',
  'bigfishpots',
  'sidepots',
  'groups',
] as const satisfies (keyof Tournament)[]

export type SetupValues = Pick<Tournament, (typeof SETUP_FIELDS)[number]>

/** The part of a tournament that its setup changes; the status has its own steps. */
export const setupValues = (tournament: Tournament): SetupValues =>
  Object.fromEntries(SETUP_FIELDS.map((field) => [field, tournament[field] ?? null])) as SetupValues

/** Which settings of a tour stand behind each section; used to say where a value comes from. */
export const SECTION_PATHS = {
  fees: ['entryFee', 'settings.payout'],
  scoring: ['settings.weighInMode', 'settings.weight', 'settings.tieBreaks', 'settings.periods'],
  points: ['settings.pointsScoring'],
  boats: ['settings.flightOptions'],
  pots: ['bigfishpots', 'sidepots'],
} as const

export type InheritedSection = keyof typeof SECTION_PATHS

/** A tour, in the shape its tournaments have. */
export type TourValues = {
  entryFee?: number | null | undefined
  settings: TournamentSettings
  bigfishpots?: SetupValues['bigfishpots'] | undefined
  sidepots?: SetupValues['sidepots'] | undefined
}

const FIRST_DAY_ONLY = ['tournamentDates', 'dateSpanType'] as const

/** What a save sends. Dates go together, in the field their span wants. */
export function setupChange(changed: Partial<SetupValues>, values: SetupValues) {
  const touchesDates = FIRST_DAY_ONLY.some((field) => field in changed)
  const { tournamentDates: _dates, dateSpanType: _span, ...rest } = changed
  if (!touchesDates) return rest
  const dates = values.tournamentDates.toSorted()
  return values.dateSpanType === 'single'
    ? { ...rest, dateSpanType: 'single' as const, tournamentDateForSingle: dates[0] ?? null, tournamentDates: dates.slice(0, 1) }
    : { ...rest, dateSpanType: 'multi' as const, tournamentDates: dates }
}
