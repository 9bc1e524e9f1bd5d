import { below, chanceOf, oneOf } from '../../../sync-test/src/processes/chance.ts'

/** What people do, and how often. */
const DEEDS = {
  weigh: 12,
  'signal-changes': 6,
  reload: 2,
  'second-tab': 1,
  'browser-dies': 1,
  wait: 1,
  correct: 3,
  void: 1,
  'walk-up': 2,
  'check-in': 2,
  number: 3,
} as const
export type DeedName = keyof typeof DEEDS

/** `a` and `b` choose among what is on the screen at that moment: the same script fits whatever happened before. */
export type Step = { device: 0 | 1; deed: DeedName; a: number; b: number }

const MANY = 1_000_000
const SHORTEST = 4
const LONGER = 3

/** A short day of two devices: the same for the same seed. */
export function scriptOf(seed: number): Step[] {
  const chance = chanceOf(seed)
  const length = SHORTEST + below(chance, LONGER)
  return Array.from({ length }, () => ({
    device: chance() < 0.5 ? 0 : 1,
    deed: oneOf(chance, DEEDS),
    a: below(chance, MANY),
    b: below(chance, MANY),
  }))
}
