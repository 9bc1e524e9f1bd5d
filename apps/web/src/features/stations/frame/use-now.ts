import { timeHere } from '#platform/local/book/time-here.ts'
import { useClock } from '#platform/use-clock.ts'

/** The time, often enough for minutes. */
export const useNow = (everyMs = 5000): number => useClock(timeHere, everyMs)
