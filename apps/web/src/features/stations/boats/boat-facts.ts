import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Weight } from '@ramplight/domain/kernel/units'
import { checkedInThen } from '@ramplight/domain/registration/check-ins'
import { periodAt } from '@ramplight/domain/scoring/periods'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import { dueDate, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { type CountedWeighIn, cutBefore, type Place, placeOf } from '#features/weigh-in/bag/index.ts'
import { type Due, dateThere, minutesPast, timeThere } from '#platform/values/event-time.ts'
import type { StationData } from '../frame/use-station-data.ts'

/** When a boat is due on a day: the time of its flight on that day, else the end of the fishing day. */
export function dueOf({ tournament, flights }: StationData, entry: TournamentEntry, day: number): Due | null {
  const date = tournament.tournamentDates[day]
  const times = timesOn(tournament, [...flights.values()], entry.flight, day)
  return date && times.dueTime ? { date: dueDate(date, times), dueTime: times.dueTime, zone: zoneOf(tournament) } : null
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
  if (dateThere(now, due.zone) !== due.date) return 0
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

/** Several sessions a day: a boat is weighed once in each. */
export const hasSessions = ({ settings }: Tournament): boolean => settings.weighInMode === 'intraday-multiple-sessions'

/** The period of the day at this moment, by the clock at the ramp; null where a day has none. */
export function periodByClock(tournament: Tournament, moment: number): number | null {
  const { periods } = tournament.settings
  return periods ? periodAt(periods, timeThere(moment, zoneOf(tournament))) : null
}

/** Whose fish is the biggest of a period so far; the earlier one where two weigh the same. Null before the first. */
export function periodLeader(data: StationData, day: number, period: number): { entry: TournamentEntry; bigFish: Weight } | null {
  const { settings } = data.tournament
  let best: { entry: string; bigFish: Weight } | null = null
  for (const bag of data.counted) {
    if (bag.day !== day || bag.periodIndex !== period) continue
    const { bigFish } = scoreWeighIn({ settings, weighIn: bag, day })
    if (bigFish > (best?.bigFish ?? 0)) best = { entry: bag.entry, bigFish }
  }
  const entry = best && data.entries.find(({ _id }) => _id === best.entry)
  return best && entry ? { entry, bigFish: best.bigFish } : null
}

/** What a station sees of one session of a day; the other days and the standings stay whole. `period` counts from 0. */
export function inSession(data: StationData, day: number, period: number): StationData {
  const isOther = (bag: { day: number; periodIndex?: number | null | undefined }) => bag.day === day && bag.periodIndex !== period
  return { ...data, counted: data.counted.filter((bag) => !isOther(bag)), saved: data.saved.filter((bag) => !isOther(bag)) }
}

/** The last session of a day that has a weight, from 0. */
export const lastSession = (data: StationData, day: number): number =>
  Math.max(0, ...data.counted.filter((bag) => bag.day === day).map(({ periodIndex }) => periodIndex ?? 0))

export const standingOf = (data: StationData, entry: string, day: number): Place =>
  placeOf({ tournament: data.tournament, field: data.field, entry, day })

/** When a boat came into the line; of one that was counted before the bump table noted it, when it was changed last. */
export const inLineSince = ({ bump, updatedAt }: TournamentEntry): string => bump?.at ?? updatedAt

/** Bumped for this day and not yet weighed, in the order they came; where boats weigh again, bumped since it was weighed last. */
export function queueOf(data: StationData, day: number): TournamentEntry[] {
  const isDone = (entry: TournamentEntry) => {
    const weighed = weighedOn(data, entry._id, day)
    return weighsAgain(data.tournament) ? weighed.some(({ at }) => at >= inLineSince(entry)) : weighed.length > 0
  }
  return data.entries
    .filter((entry) => entry.bump?.day === day && !isDone(entry))
    .sort((a, b) => (inLineSince(a) < inLineSince(b) ? -1 : 1))
}

/** Who fishes on a day: not disqualified, not cut. */
export function fishingOn(data: StationData, day: number): TournamentEntry[] {
  const cut = cutBefore(data.tournament, data.field, day)
  return data.entries.filter(({ _id, disqualified }) => !disqualified && !cut.has(_id))
}

/** Who still has to come to the scale, of those who fish. */
export function notWeighed(data: StationData, fishing: readonly TournamentEntry[], day: number): TournamentEntry[] {
  const weighed = new Set(data.counted.filter((weighIn) => weighIn.day === day).map(({ entry }) => entry))
  return fishing.filter(({ _id }) => !weighed.has(_id))
}
