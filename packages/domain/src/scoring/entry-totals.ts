import type { Entry, StandingRow, Tournament } from './types.ts'

export type Totals = Pick<StandingRow, 'totalWeight' | 'bigFish' | 'totalFish' | 'totalPenaltyWeightIncurred' | 'totalBonusWeightAdded'>
/** `only` one day (S7), or every day up to `upTo` (S9). */
export type DayRange = { only?: number | null; upTo?: number | null }

type DayLike = NonNullable<Entry['weights']>[number]

/** S3: in a big-bass event an entry may have entered single days; then only these count. */
const isEntered = (tournament: Tournament, entry: Entry, day: number) =>
  tournament.settings?.weighInMode !== 'big-bass' || entry.bigFishModeDaysEntered == null || entry.bigFishModeDaysEntered.includes(day)

/** The day records that count towards an entry's totals, in the order given. */
export function countedDays(tournament: Tournament, entry: Entry, { only, upTo }: DayRange = {}): DayLike[] {
  return (entry.weights ?? []).filter(({ day: given }) => {
    const day = given ?? 0
    return (only == null || day === only) && (upTo == null || day <= upTo) && isEntered(tournament, entry, day)
  })
}

/** S2: sums over the counted days. S3: in a big-bass event the weight is that of the best day. */
export function entryTotals(tournament: Tournament, entry: Entry, range: DayRange = {}): Totals {
  const isBestDay = tournament.settings?.weighInMode === 'big-bass'
  const totals: Totals = { totalWeight: 0, bigFish: 0, totalFish: 0, totalPenaltyWeightIncurred: 0, totalBonusWeightAdded: 0 }
  for (const day of countedDays(tournament, entry, range)) {
    const weight = day.adjustedWeight ?? 0
    totals.totalWeight = isBestDay ? Math.max(totals.totalWeight, weight) : totals.totalWeight + weight
    totals.bigFish = Math.max(totals.bigFish, day.bigFish ?? 0)
    totals.totalFish += day.totalFish ?? 0
    totals.totalPenaltyWeightIncurred += day.penaltyWeightIncurred ?? 0
    totals.totalBonusWeightAdded += day.bonusWeightAdded ?? 0
  }
  return totals
}
