import { type SimulatedScale, simulatedScale } from './simulated-scale.ts'

let current: SimulatedScale | null = null

/** The scale that is practised with, in the unit of the tournament; made anew for each practice. */
export function practiceScale(metric: boolean): SimulatedScale {
  current = simulatedScale(metric ? 'status-first-kg' : 'status-first-lb')
  return current
}
export const currentPractice = (): SimulatedScale | null => current
