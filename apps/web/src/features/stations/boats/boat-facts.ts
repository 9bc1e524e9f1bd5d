import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { checkedInThen } from '@ramplight/domain/registration/check-ins'
import { type CountedWeighIn, cutBefore, type Place, placeOf } from '#features/weigh-in/bag/index.ts'
import { type Due, dateThere, minutesPast } from '#platform/values/event-time.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** When a boat is due on a day: its flight's time, else the end of the fishing day. */
export function dueOf({ tournament, flights }: StationData, entry: TournamentEntry, day: number): Due | null {
  const date = tournament.tournamentDates[day]
  const dueTime = (entry.flight ? flights.get(entry.flight)?.dueTime : null) ?? tournament.endTime
  return date && dueTime ? { date, dueTime, timezone: tournament.timezone } : null
}

export const hasLateRules = ({ settings }: Tournament): boolean =>
  settings.weight?.lateArrivalMinutesTrigger != null || settings.weight?.lateDisqualificationMinutesTrigger != null

/** When a boat was checked in from the water; the line at the scale takes nothing from it. */
export function cameBack(entry: TournamentEntry, day: number): number | null {
  const moment = checkedInThen(entry, { kind: 'back', day })
  return moment === null ? null : Date.parse(moment)
}

/** What the clock says about a boat: when it was checked in at its return, else as it stands here now on its day. */
export function lateByClock(data: StationData, entry: TournamentEntry, day: number, now: number): number {
  const due = dueOf(data, entry, day)
  if (!due || !hasLateRules(data.tournament)) return 0
  const back = cameBack(entry, day)
  if (back !== null) return minutesPast(due, back)
  if (dateThere(now, due.timezone) !== due.date) return 0
  return minutesPast(due, now)
}

export const weighedOn = (data: StationData, entry: string, day: number): CountedWeighIn[] =>
  data.counted.filter((weighIn) => weighIn.entry === entry && weighIn.day === day)

/** Big-bass events weigh one fish at a time. */
export const weighsOneFish = ({ settings }: Tournament): boolean => settings.weighInMode === 'big-bass'

/** Some events weigh a boat several times a day; the others correct the one weight they have. */
export const weighsAgain = (tournament: Tournament): boolean =>
  tournament.settings.weighInMode === 'intraday-multiple-sessions' ||
  weighsOneFish(tournament) ||
  tournament.setupOptions.multipleDailyWeighIns === true

export const standingOf = (data: StationData, entry: string, day: number): Place =>
  placeOf({ tournament: data.tournament, field: data.field, entry, day })

/** When a boat came into the line; of one that was counted before the bump table noted it, when it was changed last. */
export const inLineSince = ({ bump, updatedAt }: TournamentEntry): string => bump?.at ?? updatedAt

/** Bumped for this day and not yet weighed, in the order they came. */
export function queueOf(data: StationData, day: number): TournamentEntry[] {
  return data.entries
    .filter((entry) => entry.bump?.day === day && weighedOn(data, entry._id, day).length === 0)
    .sort((a, b) => (inLineSince(a) < inLineSince(b) ? -1 : 1))
}

/** Who still has to come to the scale: not weighed, not disqualified, not cut. */
export function notWeighed(data: StationData, day: number): TournamentEntry[] {
  const weighed = new Set(data.counted.filter((weighIn) => weighIn.day === day).map(({ entry }) => entry))
  const cut = cutBefore(data.tournament, data.field, day)
  return data.entries.filter(({ _id, disqualified }) => !disqualified && !weighed.has(_id) && !cut.has(_id))
}
