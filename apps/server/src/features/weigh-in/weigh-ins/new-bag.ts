import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { type Bag, bagOf } from './weigh-ins.log.ts'

type Typed = Pick<BodyOf<typeof weighInCalls.update>, keyof Bag>

const EMPTY: Bag = {
  weight: 0,
  totalFish: 0,
  bigFish: null,
  species: null,
  deadFishCount: 0,
  shortFishCount: 0,
  liveFishCount: null,
  singleFishWeighed: null,
  manualPenalty: null,
  manualPenaltyReason: null,
  periodIndex: null,
  minutesLate: 0,
}

/** What was typed, on top of what was there. What is not named stays; null empties a field. */
export const newBag = (typed: Typed, before: Bag = EMPTY): Bag =>
  Object.fromEntries(Object.entries(bagOf(before)).map(([field, was]) => [field, pick(typed[field as keyof Bag], was)])) as Bag

const pick = <T>(typed: T | undefined, was: T): T => (typed === undefined ? was : typed)

export const sameBag = (a: Bag, b: Bag): boolean => {
  const [left, right] = [bagOf(a), bagOf(b)]
  return (Object.keys(left) as (keyof Bag)[]).every((field) => sameValue(left[field], right[field]))
}

/** The parts of a single fish may come in any order. */
function sameValue(a: Bag[keyof Bag], b: Bag[keyof Bag]): boolean {
  if (typeof a === 'object' && typeof b === 'object' && a && b) return a.species === b.species && a.isAlive === b.isAlive
  return (a ?? null) === (b ?? null)
}
