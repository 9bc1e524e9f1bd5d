import { divideHalfAway } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import { byText } from '../kernel/text-order.ts'
import type { Weight, WeightUnit } from '../kernel/units.ts'
import type { Nullish } from '../scoring/types.ts'
import { scaledPoints } from './points-units.ts'

export type PointDistribution = Nullish<{
  tournament: Id
  season?: Id
  seasonTeam?: Id
  angler?: Id
  finishingPosition?: number
  points?: number
  /** What the entry weighed; missing: points by hand. */
  weight?: Weight
  /** What `weight` is counted in; missing: pounds. */
  weightUnit?: WeightUnit
}>

/** N9: the steps that may part teams level on points, asked in the order of the list. */
export type SeasonTieBreak = 'total-weight' | 'most-wins' | 'best-finish'

/** How the results of a season become a total; missing or 0 is off. */
export type SeasonRules = Nullish<{
  /** N5: only so many of the best results count. */
  bestOf?: number
  /** N6: so many of the worst do not count; missed events go first where `events` is known; one result always stays. */
  drop?: number
  /** Events held so far. */
  events?: number
  /** N7: for every event fished, also one that does not count. */
  participationPoints?: number
  /** N8: once, for having fished all of `events`. */
  perfectAttendance?: number
  /** N9: missing or empty: who is level on points shares the place. */
  tieBreaks?: SeasonTieBreak[]
}>

/** Points in ten-thousandths. */
export type Result = { tournament: Id; points: number; finish: number; weight: Weight }

export type DropReason = 'drop' | 'best-of'

/** One team's season. Points in ten-thousandths. */
export type SeasonParts = {
  /** Best first. */
  counted: Result[]
  /** Worst first. */
  dropped: (Result & { reason: DropReason })[]
  events: number
  /** 0 where the number of events is not known. */
  missed: number
  participation: number
  perfectAttendance: number
}

export const NO_FINISH = Number.POSITIVE_INFINITY

export const byFinish = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Best first; the last key only names which of two equal results is left out. */
const byWorth = (a: Result, b: Result): number => b.points - a.points || byFinish(a.finish, b.finish) || byText(a.tournament, b.tournament)

/** N1, N3, N4: one result per tournament for every team (or angler without a team): the higher, then the better finish. */
export function resultsByTeam(season: Id, distributions: readonly PointDistribution[]): Map<Id, Result[]> {
  const byTeam = new Map<Id, Map<Id, Result>>()
  for (const row of distributions) {
    const id = row.seasonTeam ?? row.angler
    if (row.season !== season || row.points == null || id == null) continue
    const events = byTeam.get(id) ?? new Map<Id, Result>()
    const result = {
      tournament: row.tournament,
      points: scaledPoints(row.points),
      finish: row.finishingPosition ?? NO_FINISH,
      weight: row.weight ?? 0,
    }
    const counted = events.get(row.tournament)
    if (!counted || byWorth(result, counted) < 0) events.set(row.tournament, result)
    byTeam.set(id, events)
  }
  return new Map([...byTeam].map(([id, events]) => [id, [...events.values()].sort(byWorth)]))
}

/** Events held so far: the tournaments that have given points to anybody. One that gives none is no event (N3). */
export const eventsHeld = (distributions: readonly Pick<PointDistribution, 'tournament' | 'points'>[]): number =>
  new Set(distributions.filter(({ points }) => points != null).map(({ tournament }) => tournament)).size

/** A typed number of events; missing, odd or below 1 is 0. */
export const countOf = (value: number | null | undefined): number => Math.max(0, Math.floor(value ?? 0)) || 0

const bonusOf = (value: number | null | undefined): number => Math.max(0, scaledPoints(value))

/** N5–N8 of one team; `results` best first. */
export function seasonParts(results: readonly Result[], rules: SeasonRules): SeasonParts {
  const fished = results.length
  const events = countOf(rules.events)
  const missed = Math.max(0, events - fished)
  const afterDrop = Math.max(1, fished - Math.max(0, countOf(rules.drop) - missed))
  const kept = Math.min(afterDrop, countOf(rules.bestOf) || fished)
  const reasonOf = (index: number): DropReason => (index < afterDrop ? 'best-of' : 'drop')
  return {
    counted: results.slice(0, kept),
    dropped: results
      .map((result, index) => ({ ...result, reason: reasonOf(index) }))
      .slice(kept)
      .reverse(),
    events: fished,
    missed,
    participation: fished * bonusOf(rules.participationPoints),
    perfectAttendance: events > 0 && missed === 0 ? bonusOf(rules.perfectAttendance) : 0,
  }
}

export const sumOfResults = (results: readonly Result[]): number => results.reduce((sum, { points }) => sum + points, 0)

/** Ten-thousandths -> whole hundredths, half up (N1). */
export const seasonHundredths = (scaled: number): number => divideHalfAway(scaled, 100)
