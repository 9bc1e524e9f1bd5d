import type { Weight } from '../kernel/units.ts'
import type { Periods, PeriodWeight, Pot, Settings, Tournament } from './types.ts'

const HOUR = 60
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3, 5))
const DAY = 24 * HOUR
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR) % 24, minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/** From when until when a period is, `07:00` and `08:00`. The first one is 0. */
export function hoursOfPeriod({ start, minutes }: Periods, index: number): { from: string; until: string } {
  const from = minutesOf(start) + index * minutes
  return { from: clockOf(from), until: clockOf(from + minutes) }
}

/**
 * In which period this moment is, by the clock at the ramp (`07:59`). Before the first one it is the first, after the last one the last:
 * a fish is weighed in some period, and whoever weighs can say another.
 */
export function periodAt({ start, minutes, count }: Periods, clock: string): number {
  const past = minutesOf(clock) - minutesOf(start)
  // A night event goes on after midnight: what is nearer to its end than to its start is of the night.
  const end = minutes * count
  const isAfterMidnight = past < 0 && past + DAY - end < 0 - past
  const index = Math.floor((isAfterMidnight ? past + DAY : past) / minutes)
  return Math.min(Math.max(0, index), count - 1)
}

/** The period that a pot is for; null: the whole day, as every pot where the day is not cut into periods (any more). */
export const periodOf = (settings: Settings | null | undefined, { periodIndex }: Pick<Pot, 'periodIndex'>): number | null =>
  settings?.periods ? (periodIndex ?? null) : null

/** Does a pot ask for a period? Nothing is added up where nobody asks. */
export const hasPeriodPots = ({ settings, bigfishpots, sidepots }: Tournament): boolean =>
  [...(bigfishpots ?? []), ...(sidepots ?? [])].some((pot) => periodOf(settings, pot) !== null)

/** A weigh-in that counts, by its period; without one it is in none. */
export type InPeriod = { periodIndex: number | null | undefined; weight: Weight; bigFish: Weight }

/** T9: what was weighed in each period of a day, in order: its best fish where one fish counts (D5), else all together. */
export function periodWeights(weighIns: readonly InPeriod[], bestFishOnly: boolean): PeriodWeight[] {
  const rows = new Map<number, PeriodWeight>()
  for (const { periodIndex: period, weight, bigFish } of weighIns) {
    if (period == null) continue
    const known = rows.get(period) ?? { period, weight: 0, bigFish: 0 }
    const together = bestFishOnly ? Math.max(known.weight, weight) : known.weight + weight
    rows.set(period, { period, weight: together, bigFish: Math.max(known.bigFish, bigFish) })
  }
  return [...rows.values()].sort((a, b) => a.period - b.period)
}
