import { writeIsoDay } from '@ramplight/ui/values/times'

/** `06/12/2027`, or `06/12/2027 – 06/13/2027`: as dates are written on paper (3 §2). */
export function printDates(dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return ''
  return first === last ? writeIsoDay(first) : `${writeIsoDay(first)} – ${writeIsoDay(last)}`
}
