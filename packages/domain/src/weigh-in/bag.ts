import { frozen } from '../kernel/frozen.ts'
import { sameValue } from '../kernel/same-value.ts'
import type { Weight } from '../kernel/units.ts'
import { type ClockEvidence, shifted } from '../log/clock.ts'
import type { LateBy } from '../scoring/types.ts'
import type { Leaves } from '../sync/leaves.ts'

/** Everything about a bag that is scored, with nothing left out. */
export type Bag = {
  weight: Weight
  totalFish: number
  bigFish: Weight | null
  /** The big fish was dead at the scale; nothing: it was alive, or an older device. */
  bigFishDead?: boolean | null | undefined
  species: string | null
  deadFishCount: number
  shortFishCount: number
  liveFishCount: number | null
  singleFishWeighed: { species: string; isAlive: boolean } | null
  manualPenalty: Weight | null
  manualPenaltyReason: string | null
  periodIndex: number | null
  minutesLate: number
  /** Who says how late it was; nothing: nobody did, or an older device. */
  lateBy?: LateBy | null | undefined
  /** Where fish are measured: each fish, as it was measured. `weight` is the sum of the longest, as many as count (rule W14). */
  fishLengths?: Weight[] | null | undefined
}

/** Nothing weighed. */
export const EMPTY_BAG: Bag = frozen<Bag>({
  weight: 0,
  totalFish: 0,
  bigFish: null,
  bigFishDead: null,
  species: null,
  deadFishCount: 0,
  shortFishCount: 0,
  liveFishCount: null,
  singleFishWeighed: null,
  manualPenalty: null,
  manualPenaltyReason: null,
  periodIndex: null,
  minutesLate: 0,
  lateBy: null,
  fishLengths: null,
})

const FIELDS = Object.keys(EMPTY_BAG) as (keyof Bag)[]

/** What a station typed: any of the fields; null empties one. */
export type TypedBag = { [Field in keyof Bag]?: Bag[Field] | undefined }

export const bagOf = (from: Bag): Bag => Object.fromEntries(FIELDS.map((field) => [field, from[field]])) as Bag

/** What was typed, on top of what was there. What is not named stays; null empties a field. */
export function newBag(typed: TypedBag, before: Bag = EMPTY_BAG): Bag {
  const bag = Object.fromEntries(FIELDS.map((field) => [field, typed[field] === undefined ? before[field] : typed[field]])) as Bag
  // That it was alive says no more than nothing does.
  bag.bigFishDead ||= null
  // Other minutes are those of whoever typed them.
  return typed.lateBy === undefined && bag.minutesLate !== before.minutesLate ? { ...bag, lateBy: null } : bag
}

/** What a clock is worth makes no other bag; that a person says so does. */
const said = (bag: Bag, field: keyof Bag) => (field === 'lateBy' ? bag.lateBy === 'person' : (bag[field] ?? null))

export const sameBag = (a: Bag, b: Bag): boolean => FIELDS.every((field) => sameValue(said(a, field), said(b, field)))

/** Does what a device has kept of a bag say by its clock that the boat was late? */
export const isLateByClock = ({ lateBy }: Leaves): boolean => lateBy === 'clock'

/** The same once that clock has been compared with the server's. */
export const retimedBag = (leaves: Leaves, { shift, proven }: ClockEvidence): Leaves => ({
  ...leaves,
  ...(typeof leaves.at === 'string' ? { at: shifted(leaves.at, shift) } : {}),
  ...(proven ? {} : { lateBy: 'unproven-clock' satisfies LateBy }),
})
