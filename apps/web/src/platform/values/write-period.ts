import { hoursOfPeriod, type Periods } from '@ramplight/domain/scoring/periods'
import { writeWallClock } from '@ramplight/ui/values/times'

/** `7:00 AM–8:00 AM`: when a period of the day is, the first is 0. */
export function writePeriod(periods: Periods, index: number): string {
  const { from, until } = hoursOfPeriod(periods, index)
  return `${writeWallClock(from)}–${writeWallClock(until)}`
}

/** All of them, in order. */
export const writePeriods = (periods: Periods): string =>
  Array.from({ length: periods.count }, (_, index) => writePeriod(periods, index)).join(', ')
