import type { Script } from './a-day-of-steps.ts'
import type { Step } from './commands/command.ts'

/** What went wrong, by the first word of its sentence: `I3`. */
export const kindOf = (violations: readonly string[]): string => violations[0]?.split(' ')[0] ?? ''

const WITHOUT: ((step: Step) => Step)[] = [
  (step) => ({ ...step, fault: null }),
  (step) => ({ ...step, meanwhile: null }),
  (step) => ({ ...step, cut: null }),
]

/**
 * The same day with as little in it as still goes wrong in the same way: first without halves and quarters of its steps, then
 * without what happens beside them. Ends when the time is up.
 */
export async function makeSmaller(
  script: Script,
  live: (script: Script) => Promise<string[]>,
  { kind, until }: { kind: string; until: number },
): Promise<Script> {
  let best = script
  const isWrong = async (steps: Step[]): Promise<boolean> => {
    if (Date.now() > until) return false
    const violations = await live({ ...best, steps })
    if (kindOf(violations) !== kind) return false
    best = { ...best, steps }
    return true
  }
  for (let size = best.steps.length >> 1; size >= 1 && Date.now() < until; size >>= 1) {
    for (let at = best.steps.length - size; at >= 0; at -= size) await isWrong(best.steps.toSpliced(at, size))
  }
  for (let at = best.steps.length - 1; at >= 0; at--) {
    for (const without of WITHOUT) {
      const step = without(best.steps[at]!)
      if (JSON.stringify(step) !== JSON.stringify(best.steps[at])) await isWrong(best.steps.with(at, step))
    }
  }
  return best
}
