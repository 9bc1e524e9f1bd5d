import { hoursOfPeriod } from '@ramplight/domain/scoring/periods'
import type { Periods } from '@ramplight/domain/scoring/types'
import { writeWallClock } from '@ramplight/ui/values/times'

/** `7:00 AM–8:00 AM`: when a period of the day is, the first is 0. */
export function writePeriod(periods: Periods, index: number): string {
  const { from, until } = hoursOfPeriod(periods, index)
  return `${writeWallClock(from)}–${writeWallClock(until)}`
}

/** Each period as a choice, by its number. */
export const periodChoices = (periods: Periods) =>
  Array.from({ length: periods.count }, (_, index) => ({ value: String(index), label: writePeriod(periods, index) }))

/** All of them, in order. */
export const writePeriods = (periods: Periods): string =>
  periodChoices(periods)
    .map(({ label }) => label)
    .join(', ')
