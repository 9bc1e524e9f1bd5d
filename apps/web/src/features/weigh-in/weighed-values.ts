import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Weight } from '@ramplight/domain/kernel/units'
import { parseWeight } from '@ramplight/domain/scoring/parse-weight'
import type { SavedBag } from './bag-entry.ts'
import type { EntryUnit } from './typed-weight.ts'

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

/** The fields that differ, as the correction names them. */
export function changesOf(before: WeighIn, values: WeighedValues): Partial<WeighedValues> {
  const entries = Object.entries(values).filter(([name, value]) => value !== null && value !== before[name as keyof WeighedValues])
  return Object.fromEntries(entries) as Partial<WeighedValues>
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
