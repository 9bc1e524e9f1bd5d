import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import type { Weight } from '@ramplight/domain/kernel/units'
import { parseWeight } from '@ramplight/domain/scoring/parse-weight'
import type { Bag } from '@ramplight/domain/weigh-in/bag'
import type { EntryUnit } from '#platform/values/typed-weight.ts'
import type { SavedBag } from './bag-entry.ts'

/** What a correction can change. */
export type WeighedValues = {
  weight: Weight | null
  bigFish: Weight | null
  totalFish: number
  deadFishCount: number
  shortFishCount: number
  minutesLate: number
}

export const valuesOf = (bag: SavedBag): WeighedValues => ({
  weight: bag.weight,
  bigFish: bag.bigFish ?? null,
  totalFish: bag.totalFish ?? 0,
  deadFishCount: bag.deadFishCount ?? 0,
  shortFishCount: bag.shortFishCount ?? 0,
  minutesLate: bag.minutesLate ?? 0,
})

/** What the form shows, and of a bag that is to take the place of another also what it does not show. */
export type CorrectedValues = WeighedValues & Partial<Omit<Bag, keyof WeighedValues>>

/** Where zero is not nothing: the first period is 0, and no live fish is not "as many as are not dead". */
const ZERO_SAYS_SOMETHING = new Set(['periodIndex', 'liveFishCount'])

const saysTheSame = (name: string, one: unknown, other: unknown): boolean =>
  ZERO_SAYS_SOMETHING.has(name) ? sameValue(one ?? null, other ?? null) : sameValue(one || null, other || null)

/** The fields that differ, as the correction names them: null empties a field. Only a weight is never empty, it is not said yet. */
export function changesOf(before: WeighIn, values: CorrectedValues): Partial<CorrectedValues> {
  const isChange = ([name, value]: [string, unknown]) =>
    !(name === 'weight' && value === null) && !saysTheSame(name, value, before[name as keyof CorrectedValues])
  return Object.fromEntries(Object.entries(values).filter(isChange))
}

/** `14-07`; also `14 7`, and `14` for fourteen pounds. */
export function readWeight(text: string, unit: EntryUnit): Weight | null {
  const plain =
    unit === 'lb-oz'
      ? text
          .trim()
          .replace(/[\s/]+/, '-')
          .replace(/^\d+$/, '$&-0')
      : text
  const parsed = parseWeight({ value: plain, format: unit })
  return 'weight' in parsed && parsed.weight >= 0 ? parsed.weight : null
}
