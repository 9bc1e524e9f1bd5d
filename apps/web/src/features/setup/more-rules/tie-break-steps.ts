import type { TieBreak } from '../words/rule-words.ts'

/** A shared place ends the list: what is added goes before it. */
export const addStep = (steps: readonly TieBreak[], step: TieBreak): TieBreak[] =>
  steps.at(-1) === 'shared' ? [...steps.slice(0, -1), step, 'shared'] : [...steps, step]

/** Whether a step can go one up or down: not past an end, and nothing goes behind a shared place. */
export function mayMove(steps: readonly TieBreak[], step: TieBreak, by: -1 | 1): boolean {
  const other = steps[steps.indexOf(step) + by]
  return other !== undefined && other !== 'shared' && step !== 'shared'
}

export function moveStep(steps: readonly TieBreak[], step: TieBreak, by: -1 | 1): TieBreak[] {
  const at = steps.indexOf(step)
  const moved = steps.filter((other) => other !== step)
  return [...moved.slice(0, at + by), step, ...moved.slice(at + by)]
}
