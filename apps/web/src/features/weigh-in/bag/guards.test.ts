import { NO_DEAD_FISH_WEIGHT } from '@ramplight/domain/scoring/adjustments'
import { heaviestBag } from '@ramplight/domain/scoring/heaviest-bag'
import { expect, test } from 'vitest'
import { writeWeight } from '#platform/values/typed-weight.ts'
import type { BagValues } from './bag-entry.ts'
import { askKey, type GuardFacts, guardsOf, medianBag } from './guards.ts'

const values: BagValues = {
  weight: 231_000,
  totalFish: 5,
  bigFish: 82_000,
  deadFishCount: 0,
  shortFishCount: 0,
  minutesLate: 0,
  species: null,
  liveFishCount: null,
  manualPenalty: null,
  manualPenaltyReason: null,
}
const calm: GuardFacts = {
  values,
  fishLimit: 5,
  medianBag: 200_000,
  farLead: null,
  heaviest: heaviestBag({ species: [], fish: 5, unit: 'lb' }),
  checkedIn: true,
  paid: true,
  disqualified: false,
  scoringErrors: [],
  deadFishUsed: null,
  otherDay: false,
  write: (weight) => writeWeight(weight, 'lb-oz'),
}
const codes = (facts: Partial<GuardFacts>, bag: Partial<BagValues> = {}) =>
  guardsOf({ ...calm, ...facts, values: { ...values, ...bag } }).map(({ code, level }) => `${level} ${code}`)

test('an ordinary bag raises nothing', () => {
  expect(codes({})).toEqual([])
})

test('a big fish heavier than its bag, or fish that weigh nothing, cannot be saved', () => {
  expect(codes({}, { bigFish: 232_000 })).toEqual(['error big-over-bag'])
  expect(codes({}, { weight: 0, bigFish: null })).toEqual(['error zero-weight'])
  expect(codes({}, { weight: 0, totalFish: 0, bigFish: null })).toEqual([])
})

test('a bag far over the usual one asks: exactly three times does not', () => {
  expect(codes({ medianBag: 77_000 })).toEqual([])
  expect(codes({ medianBag: 76_999 })).toEqual(['ask far-over'])
})

test('79-02 for five fish asks from the first bag on, when nothing is known of the field', () => {
  expect(codes({ medianBag: null }, { weight: 79 * 16_000 + 2_000, bigFish: null })).toEqual(['ask over-heaviest-bag'])
  expect(codes({ medianBag: null }, { weight: 45 * 16_000, bigFish: 24 * 16_000 })).toEqual(['ask over-heaviest-fish'])
  expect(codes({ medianBag: null }, { weight: 45 * 16_000, bigFish: 22 * 16_000 })).toEqual([])
})

test('over the limit, not checked in and unpaid each ask for one more tap, and one tap answers all', () => {
  const guards = guardsOf({ ...calm, checkedIn: false, paid: false, values: { ...values, totalFish: 6 } })
  expect(guards.every(({ level }) => level === 'ask')).toBe(true)
  expect(askKey(guards)).toBe('over-limit+not-checked-in+unpaid')
})

test('a manual penalty needs its reason', () => {
  expect(codes({}, { manualPenalty: 16_000, manualPenaltyReason: ' ' })).toEqual(['error penalty-reason'])
  expect(codes({}, { manualPenalty: 16_000, manualPenaltyReason: 'no kill switch' })).toEqual([])
})

test('dead fish without a set weight: the words of the rule book, and what was used', () => {
  const [note] = guardsOf({ ...calm, scoringErrors: [NO_DEAD_FISH_WEIGHT], deadFishUsed: 4_000 })
  expect(note).toMatchObject({
    level: 'note',
    text: 'Dead fish penalty is set on this tournament, but no weight was given to subtract. 0-04 used.',
  })
})

test('the usual bag needs a few bags, and empty ones do not count', () => {
  expect(medianBag([100, 200, 300])).toBeNull()
  expect(medianBag([0, 0, 100, 200, 300])).toBeNull()
  expect(medianBag([0, 400, 100, 300, 200])).toBe(300)
})
