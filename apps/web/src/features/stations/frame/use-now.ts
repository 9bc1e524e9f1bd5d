import { useClock } from '#platform/use-clock.ts'
import { stationNow } from './station-clock.ts'

/** The time, often enough for minutes. */
export const useNow = (everyMs = 5000): number => useClock(stationNow, everyMs)
