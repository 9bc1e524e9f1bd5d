import { refused } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'
import { type Phrase, phrase } from '../kernel/refusal-phrases.ts'
import { type CrewRules, crewSizeOf } from './crew-size.ts'

/**
 * The words for a crew that does not fit, or null. `before`: how many are in the boat now; a crew that was there before the size
 * changed may only get smaller.
 */
export function crewProblem(count: number, tournament: CrewRules, before = 0): { size: Phrase; count: number } | null {
  const size = crewSizeOf(tournament)
  return count <= Math.max(size, before - 1)
    ? null
    : { size: size === 1 ? phrase('crew.one') : phrase('crew.many', { count: size }), count }
}

/** A crew is one value with a size. */
export function refuseCrewTooLarge(users: readonly Id[], tournament: CrewRules, before: readonly Id[] = []): void {
  const problem = crewProblem(users.length, tournament, before.length)
  if (problem) throw refused('entry.crew-too-large', problem)
}

/** The same people, in whatever order they were named. */
export const isSameCrew = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
