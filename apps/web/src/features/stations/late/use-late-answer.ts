import { useStoredState } from '@ramplight/ui/values/stored-state'

/**
 * What the clock of this station says about boats that stand here now. Boats wait in line long after they came in: `in-line`,
 * nobody is late by the clock any more today; `clock`, the minutes count. Null: nobody has been asked yet.
 */
export type LateAnswer = 'in-line' | 'clock' | null

/** One answer for a day of a tournament: for the scale, for the bump table, and for every boat in line. */
export const useLateAnswer = (tournament: string, day: number) => useStoredState<LateAnswer>(`rl-late-answer-${tournament}-${day}`, null)
