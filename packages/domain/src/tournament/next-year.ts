import type { Id } from '../kernel/ids.ts'

/**
 * What becomes of each field of a tournament when it is copied to next year. `as it is`: set up by a director. `moved`: a date of the
 * plan, so many days later. `anew`: said for the copy. `left`: what happened, who said yes to this event alone, or what the server counts.
 */
type OnCopy = 'as it is' | 'moved' | 'anew' | 'left'

export const TOURNAMENT_ON_COPY = {
  _id: 'anew',
  name: 'anew',
  season: 'anew',
  status: 'anew',
  tournamentDates: 'anew',
  tournamentDateForSingle: 'anew',
  dateSpanType: 'anew',

  tour: 'as it is',
  division: 'as it is',
  location: 'as it is',
  landing: 'as it is',
  street: 'as it is',
  city: 'as it is',
  state: 'as it is',
  zip: 'as it is',
  timezone: 'as it is',
  startTime: 'as it is',
  endTime: 'as it is',
  teamEvent: 'as it is',
  hasCuts: 'as it is',
  entryFee: 'as it is',
  notes: 'as it is',
  rules: 'as it is',
  marketing_text: 'as it is',
  custom_ads: 'as it is',
  registrationUrl: 'as it is',
  externalTournament: 'as it is',
  externalLink: 'as it is',
  customRegistrationMessage: 'as it is',
  tags: 'as it is',
  setupOptions: 'as it is',

  registrationStartDate: 'moved',
  /** Of an event of several days: a shorter last day. Of one day it was fog. */
  dayTimes: 'moved',
  /** But for its dates as it is. */
  settings: 'moved',
  /** With ids of their own, and without the money that an earlier event carried over. */
  bigfishpots: 'moved',
  sidepots: 'moved',
  groups: 'moved',

  /** Of its tour, as of every new event. */
  director: 'left',
  /** They said yes to the other event. */
  coDirectors: 'left',
  cancelled: 'left',
  protestsUntil: 'left',
  createdBy: 'left',
  moneyBesides: 'left',
  cashLog: 'left',
  startDate: 'left',
  latitude: 'left',
  longitude: 'left',
  miles: 'left',
  resultsRevision: 'left',
  createdAt: 'left',
  updatedAt: 'left',
  _rev: 'left',
} as const satisfies Record<string, OnCopy>

export const FLIGHT_ON_COPY = {
  _id: 'anew',
  tournament: 'anew',
  name: 'as it is',
  order: 'as it is',
  startTime: 'as it is',
  dueTime: 'as it is',
  dayTimes: 'moved',
  createdAt: 'left',
  updatedAt: 'left',
  _rev: 'left',
} as const satisfies Record<string, OnCopy>

export const SEASON_ON_COPY = {
  _id: 'anew',
  name: 'anew',
  startDate: 'anew',
  endDate: 'anew',
  tour: 'as it is',
  division: 'as it is',
  notes: 'as it is',
  rules: 'as it is',
  seasonRules: 'as it is',
  membershipFee: 'as it is',
  /** Of its tour, as of every new season. */
  director: 'left',
  createdBy: 'left',
  createdAt: 'left',
  updatedAt: 'left',
  _rev: 'left',
} as const satisfies Record<string, OnCopy>

type Kept<Table> = { [Field in keyof Table]: Table[Field] extends 'as it is' ? Field : never }[keyof Table]

/** The fields that a copy has as they are; a record has no more than those of them that it holds. */
function kept<T extends object, Table extends Record<string, OnCopy>>(record: T, table: Table): Pick<T, Kept<Table> & keyof T> {
  const fields = Object.entries(record).filter(([field, value]) => table[field] === 'as it is' && value !== undefined && value !== null)
  return Object.fromEntries(fields) as Pick<T, Kept<Table> & keyof T>
}

const DAY_MS = 86_400_000
const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
const dateOf = (day: number): string => new Date(Math.round(day * DAY_MS)).toISOString().slice(0, 10)
const later = (date: string, days: number): string => dateOf(dayNumber(date) + days)
/** How many days it is from one date to another. */
const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

const WEEK = 7
const YEAR = 365.25

/** Day 0 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % WEEK) + WEEK) % WEEK

/** The same weekday of the same month so many years later: the first Saturday of June stays it, and a fifth one may become the last. */
export function weekdayYearsLater(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const monthThere = `${String(year + years).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  const first = dayNumber(`${monthThere}-01`)
  const ahead = (weekdayOf(dayNumber(date)) - weekdayOf(first) + WEEK) % WEEK
  const there = dateOf(first + ahead + WEEK * Math.floor((day - 1) / WEEK))
  return there.startsWith(monthThere) ? there : later(there, -WEEK)
}

/** The days of an event so many years later: as far apart as they were. */
export function datesYearsLater(dates: readonly string[], years: number): string[] {
  const [first] = dates
  if (!first) return []
  const days = daysBetween(first, weekdayYearsLater(first, years))
  return dates.map((date) => later(date, days))
}

/** The same date so many years later; February 29 becomes the 28th where there is none. */
export function dateYearsLater(date: string, years: number): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const there = `${String(Number(year) + years).padStart(4, '0')}-${month}`
  return month === '02' && day === '29' && later(`${there}-28`, 1) !== `${there}-29` ? `${there}-28` : `${there}-${day}`
}

/** How many years on: one, or as many as it takes until the first day is not over. */
export function yearsToCome(firstDay: string, today: string): number {
  let years = 1
  while (weekdayYearsLater(firstDay, years) < today) years++
  return years
}

/** How many years on a copy is that begins on another day. */
export const yearsOn = (from: string, to: string): number => Math.round(daysBetween(from, to) / YEAR)

/**
 * `Lake Fork Open 2026` → `Lake Fork Open 2027`, `2026-27 Trail` → `2027-28 Trail`. Only years of about the time of the event move on:
 * `Class of 1998` stays.
 */
export function nameYearsLater(name: string, firstDay: string, years: number): string {
  const held = Number(firstDay.slice(0, 4))
  const isNear = (year: number) => Math.abs(year - held) <= 1
  const two = (year: number) => String(year % 100).padStart(2, '0')
  return name.replace(/(?<![\d#$])(\d{4})(?:([-–/])(\d{2}))?(?!\d)/g, (all, year: string, dash?: string, end?: string) => {
    if (!isNear(Number(year))) return all
    const next = String(Number(year) + years)
    if (!dash || !end) return next
    return `${next}${dash}${Number(end) === (Number(year) + 1) % 100 ? two(Number(end) + years) : end}`
  })
}

type DayTimes = readonly { date: string }[]
type Pot = { _id: Id; carriedIn?: number | undefined }
type Group = { _id?: Id | undefined }
type Refunds = { steps?: readonly { until: string }[] | undefined }
type Settings = {
  payout?: { registrationClosesAt?: string | undefined; bonusPayouts?: readonly { parentId: Id | null }[] | undefined } | undefined
  registration?: { refunds?: Refunds | undefined } | undefined
}
type Copied = {
  tournamentDates: readonly string[]
  dayTimes: DayTimes
  registrationStartDate?: string | null | undefined
  settings: Settings
  bigfishpots: readonly Pot[]
  sidepots: readonly Pot[]
  groups: readonly Group[]
}

/** What is said for the copy. `dates`: at least one, in order. */
type Anew = { _id: Id; name: string; dates: readonly string[]; season: Id | null; status: 'Draft' | 'Scheduled' | 'Open' }
type Means = {
  /** The id of what takes the place of a pot or a group; asked twice, the same. */
  idFor: (old: Id) => Id
  /** A moment, so many days later at the same time of the clock at the ramp. */
  movedMoment: (moment: string, days: number) => string
}

/** Times of single days go with their day; a day that the copy does not have takes its times along. One day alone was an exception. */
function movedDayTimes<D extends DayTimes>(times: D, from: readonly string[], to: readonly string[]): D[number][] {
  if (from.length < 2 || to.length < 2) return []
  return times.flatMap((one) => {
    const date = to[from.indexOf(one.date)]
    return date ? [{ ...one, date }] : []
  })
}

/**
 * A tournament of next year made from one of last year: everything that a director set up, nothing of what happened. What is
 * answered can be sent to be created.
 */
export function tournamentNextYear<T extends Copied>(tournament: T, anew: Anew, { idFor, movedMoment }: Means) {
  const { tournamentDates, dayTimes, registrationStartDate, settings } = tournament
  const days = daysBetween(tournamentDates[0]!, anew.dates[0]!)
  const pots = (list: readonly Pot[]) => list.map(({ carriedIn: _, ...pot }) => ({ ...pot, _id: idFor(pot._id) }))
  const replaced = new Set([...tournament.bigfishpots, ...tournament.sidepots, ...tournament.groups].map(({ _id }) => _id))
  const move = { days, movedMoment, parentOf: (id: Id) => (replaced.has(id) ? idFor(id) : id) }
  const single = anew.dates.length === 1
  return {
    ...kept(tournament, TOURNAMENT_ON_COPY),
    _id: anew._id,
    name: anew.name,
    season: anew.season,
    status: anew.status,
    dateSpanType: single ? ('single' as const) : ('multi' as const),
    ...(single ? { tournamentDateForSingle: anew.dates[0]! } : { tournamentDates: [...anew.dates] }),
    ...(registrationStartDate ? { registrationStartDate: later(registrationStartDate, days) } : {}),
    dayTimes: movedDayTimes(dayTimes as T['dayTimes'], tournamentDates, anew.dates),
    settings: movedSettings(settings, move) as T['settings'],
    bigfishpots: pots(tournament.bigfishpots) as T['bigfishpots'][number][],
    sidepots: pots(tournament.sidepots) as T['sidepots'][number][],
    groups: tournament.groups.map((group) => (group._id ? { ...group, _id: idFor(group._id) } : group)) as T['groups'][number][],
  }
}

type Move = { days: number; movedMoment: Means['movedMoment']; parentOf: (id: Id) => Id }

/** Dates move along, and money on top of a pot is on top of the pot that took its place. */
function movedSettings(settings: Settings, { days, movedMoment, parentOf }: Move): Settings {
  const { payout, registration } = settings
  const { registrationClosesAt: closes, bonusPayouts: bonus } = payout ?? {}
  const steps = registration?.refunds?.steps
  return {
    ...settings,
    ...(payout && {
      payout: {
        ...payout,
        ...(closes && { registrationClosesAt: movedMoment(closes, days) }),
        ...(bonus && { bonusPayouts: bonus.map((one) => ({ ...one, parentId: one.parentId && parentOf(one.parentId) })) }),
      },
    }),
    ...(steps && {
      registration: {
        ...registration,
        refunds: { ...registration.refunds, steps: steps.map((step) => ({ ...step, until: later(step.until, days) })) },
      },
    }),
  }
}

type Flight = { dayTimes: DayTimes }

/** A flight of last year's tournament for its copy: same name, same order, same times, and no boats. */
export const flightNextYear = <F extends Flight>(
  flight: F,
  { _id, tournament, from, to }: { _id: Id; tournament: Id; from: readonly string[]; to: readonly string[] },
) => ({
  ...kept(flight, FLIGHT_ON_COPY),
  _id,
  tournament,
  dayTimes: movedDayTimes(flight.dayTimes as F['dayTimes'], from, to),
})

/** A season of next year: its rules and its fee, and nobody in it yet. */
export const seasonNextYear = <S extends object>(season: S, anew: { _id: Id; name: string; startDate: string; endDate: string }) => ({
  ...kept(season, SEASON_ON_COPY),
  ...anew,
})

/** Money that last year's event got from an earlier one, which its copy does not have. */
export const carriedInOf = ({ bigfishpots, sidepots }: Pick<Copied, 'bigfishpots' | 'sidepots'>): number =>
  [...bigfishpots, ...sidepots].reduce((total, { carriedIn = 0 }) => total + carriedIn, 0)
