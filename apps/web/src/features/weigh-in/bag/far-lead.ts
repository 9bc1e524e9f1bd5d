import type { Weight } from '@ramplight/domain/kernel/units'
import type { Entry } from '@ramplight/domain/scoring/types'
import { type EntryUnit, typedFrom, weightOf } from '#platform/values/typed-weight.ts'

/** The bags of the other boats so far, on any day: how many have fish, and the heaviest. */
export type BagsSoFar = { count: number; heaviest: Weight }

export function bagsSoFar(field: readonly Entry[], entry: string): BagsSoFar {
  const weights = field.flatMap(({ _id, weights }) => (_id === entry ? [] : (weights ?? []).map((record) => record?.weight ?? 0)))
  const caught = weights.filter((weight) => weight > 0)
  return { count: caught.length, heaviest: Math.max(0, ...caught) }
}

/** Fewer bags than this say little about a field: then only a weight that two swapped digits make ordinary is asked about. */
const ENOUGH_BAGS = 4
/** A bag that leads the heaviest one by more than half of it is rare. Measured on published events: `far-lead.test.ts`. */
const FAR = 1.5

/**
 * Would this bag lead by more than half of the heaviest bag so far? `instead`: the same figures with two neighbors swapped (14-02 for
 * 41-02), where that is an ordinary bag; null where it is none. Null: nothing to ask.
 */
export function farLead(weight: Weight, { count, heaviest }: BagsSoFar, unit: EntryUnit): { instead: Weight | null } | null {
  const most = FAR * heaviest
  if (count === 0 || weight <= most) return null
  const [instead = null] = swapped(weight, unit).filter((other) => other > 0 && other <= most)
  return count >= ENOUGH_BAGS || instead !== null ? { instead } : null
}

/** The weights whose whole figures are these with two neighbors swapped; the heaviest first. */
function swapped(weight: Weight, unit: EntryUnit): Weight[] {
  const typed = typedFrom(weight, unit)
  const figures = [...typed.digits]
  return figures
    .slice(1)
    .flatMap((_, index) => {
      const digits = figures
        .with(index, figures[index + 1]!)
        .with(index + 1, figures[index]!)
        .join('')
      return digits === typed.digits ? [] : (weightOf({ ...typed, digits }, unit) ?? [])
    })
    .sort((a, b) => b - a)
}
