import type { Weight } from '../kernel/units.ts'
import type { TieKeys } from './tie-breaks.ts'
import type { Entry, StandingRow, Tournament } from './types.ts'

export type Totals = Pick<StandingRow, 'totalWeight' | 'bigFish' | 'totalFish' | 'totalPenaltyWeightIncurred' | 'totalBonusWeightAdded'> &
  TieKeys
/** `only` one day (S7), or every day up to `upTo` (S9). */
export type DayRange = { only?: number | null; upTo?: number | null }

type DayLike = NonNullable<Entry['weights']>[number]

const ALL_DAYS: DayRange = {}
const NO_FISH: readonly Weight[] = []

/** S3, S7, S9: does a day count? In a big-bass event an entry may have entered single days; then only these do. */
function counts(tournament: Tournament, entry: Entry, { only, upTo }: DayRange, day: number): boolean {
  if (only != null && day !== only) return false
  if (upTo != null && day > upTo) return false
  const entered = entry.bigFishModeDaysEntered
  return entered == null || tournament.settings?.weighInMode !== 'big-bass' || entered.includes(day)
}

/** The day records that count towards an entry's totals, in the order given. */
export const countedDays = (tournament: Tournament, entry: Entry, range: DayRange = ALL_DAYS): DayLike[] =>
  (entry.weights ?? []).filter(({ day }) => counts(tournament, entry, range, day ?? 0))

/** S2: sums over the counted days. S3: in a big-bass event the weight is that of the best day. S10: what may break a tie. */
export function entryTotals(tournament: Tournament, entry: Entry, range: DayRange = ALL_DAYS): Totals {
  const totals: Totals = {
    totalWeight: 0,
    bigFish: 0,
    totalFish: 0,
    totalPenaltyWeightIncurred: 0,
    totalBonusWeightAdded: 0,
    heaviestDay: 0,
    fishWeights: NO_FISH,
    firstWeighedAt: null,
  }
  let timedDay = Number.NEGATIVE_INFINITY
  for (const record of entry.weights ?? []) {
    const day = record.day ?? 0
    if (!counts(tournament, entry, range, day)) continue
    const weight = record.adjustedWeight ?? 0
    totals.totalWeight += weight
    totals.heaviestDay = Math.max(totals.heaviestDay, weight)
    totals.bigFish = Math.max(totals.bigFish, record.bigFish ?? 0)
    totals.totalFish += record.totalFish ?? 0
    totals.totalPenaltyWeightIncurred += record.penaltyWeightIncurred ?? 0
    totals.totalBonusWeightAdded += record.bonusWeightAdded ?? 0
    if (record.fishWeights) totals.fishWeights = [...totals.fishWeights, ...record.fishWeights].sort((a, b) => b - a)
    if (record.firstWeighedAt != null && day > timedDay) {
      totals.firstWeighedAt = record.firstWeighedAt
      timedDay = day
    }
  }
  if (tournament.settings?.weighInMode === 'big-bass') totals.totalWeight = totals.heaviestDay
  return totals
}
