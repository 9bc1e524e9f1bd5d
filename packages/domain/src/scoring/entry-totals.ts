import type { Weight } from '../kernel/units.ts'
import type { TieKeys } from './tie-breaks.ts'
import type { Entry, StandingRow, Tournament } from './types.ts'

/** An entry and the totals it is ranked by. */
export type EntryContender = Pick<
  StandingRow,
  'entry' | 'totalWeight' | 'bigFish' | 'totalFish' | 'totalPenaltyWeightIncurred' | 'totalBonusWeightAdded'
> &
  TieKeys & { createdAt: string | null | undefined; source: Entry }
/** `only` one day (S7), or every day up to `upTo` (S9). */
export type DayRange = { only?: number | null; upTo?: number | null }

type DayLike = NonNullable<Entry['weights']>[number]

const ALL_DAYS: DayRange = {}
const NONE: readonly Weight[] = []
const heaviestFirst = (a: Weight, b: Weight) => b - a

/** S3, S7, S9: does a day count? In a big-bass event an entry may have entered single days; then only these do. */
function counts(tournament: Tournament, entry: Entry, { only, upTo }: DayRange, day: number): boolean {
  if (only != null && day !== only) return false
  if (upTo != null && day > upTo) return false
  return entered(tournament, entry)?.includes(day) ?? true
}

/** The days an entry is in; null: all of them. */
const entered = (tournament: Tournament, { bigFishModeDaysEntered }: Entry): readonly number[] | null =>
  tournament.settings?.weighInMode === 'big-bass' ? (bigFishModeDaysEntered ?? null) : null

/** S3: what was caught on a day that was not entered counts nowhere: in no total and in no pot. */
export function enteredDays(tournament: Tournament, entry: Entry): readonly DayLike[] {
  const days = entry.weights ?? []
  const only = entered(tournament, entry)
  return only ? days.filter(({ day }) => only.includes(day ?? 0)) : days
}

/** The day records that count towards an entry's totals, in the order given. */
export const countedDays = (tournament: Tournament, entry: Entry, range: DayRange = ALL_DAYS): DayLike[] =>
  (entry.weights ?? []).filter(({ day }) => counts(tournament, entry, range, day ?? 0))

/**
 * An entry as it is ranked over the days of `range`. S2: sums over the counted days; S3: in a big-bass event the weight is
 * that of the best day; S10: what may break a tie.
 */
export function toContender(tournament: Tournament, source: Entry, range: DayRange = ALL_DAYS): EntryContender {
  const contender: EntryContender = {
    entry: source._id,
    createdAt: source.createdAt,
    totalWeight: 0,
    bigFish: 0,
    totalFish: 0,
    totalPenaltyWeightIncurred: 0,
    totalBonusWeightAdded: 0,
    liveFish: 0,
    heaviestDay: 0,
    dayWeights: NONE,
    fishWeights: NONE,
    firstWeighedAt: null,
    source,
  }
  const asksForDays = tournament.settings?.tieBreaks?.includes('next-heaviest-day') ?? false
  let timedDay = Number.NEGATIVE_INFINITY
  for (const record of source.weights ?? []) {
    const day = record.day ?? 0
    if (!counts(tournament, source, range, day)) continue
    const weight = record.adjustedWeight ?? 0
    contender.totalWeight += weight
    contender.heaviestDay = Math.max(contender.heaviestDay, weight)
    contender.bigFish = Math.max(contender.bigFish, record.bigFish ?? 0)
    contender.totalFish += record.totalFish ?? 0
    contender.liveFish += record.liveFish ?? 0
    contender.totalPenaltyWeightIncurred += record.penaltyWeightIncurred ?? 0
    contender.totalBonusWeightAdded += record.bonusWeightAdded ?? 0
    if (asksForDays) contender.dayWeights = [...contender.dayWeights, weight].sort(heaviestFirst)
    if (record.fishWeights) contender.fishWeights = [...contender.fishWeights, ...record.fishWeights].sort(heaviestFirst)
    if (record.firstWeighedAt != null && day > timedDay) {
      contender.firstWeighedAt = record.firstWeighedAt
      timedDay = day
    }
  }
  if (tournament.settings?.weighInMode === 'big-bass') contender.totalWeight = contender.heaviestDay
  return contender
}
