import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { changesOf, valuesOf } from './weighed-values.ts'

const saved = {
  weight: 231_000,
  totalFish: 5,
  bigFish: 82_000,
  deadFishCount: 1,
  shortFishCount: 0,
  minutesLate: 0,
  species: null,
} as unknown as WeighIn
const typed = valuesOf(saved)

test('a correction that changes nothing says nothing', () => {
  expect(changesOf(saved, typed)).toEqual({})
  expect(changesOf({ ...saved, bigFish: 0 }, { ...typed, bigFish: null })).toEqual({})
})

test('a big fish that is emptied is taken away', () => {
  expect(changesOf(saved, { ...typed, bigFish: null })).toEqual({ bigFish: null })
})

test('dead fish counted back to none are said', () => {
  expect(changesOf(saved, { ...typed, deadFishCount: 0 })).toEqual({ deadFishCount: 0 })
})

test('a fish of no period is put into the first one, which is 0', () => {
  expect(changesOf(saved, { ...typed, periodIndex: 0 })).toEqual({ periodIndex: 0 })
  expect(changesOf({ ...saved, periodIndex: 0 } as WeighIn, { ...typed, periodIndex: 0 })).toEqual({})
})

test('a weight that is being typed anew is not said yet', () => {
  expect(changesOf(saved, { ...typed, weight: null })).toEqual({})
})

test('what the form does not show counts as well', () => {
  expect(changesOf(saved, { ...typed, species: 'Spotted Bass' })).toEqual({ species: 'Spotted Bass' })
})
