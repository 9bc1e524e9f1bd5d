import { QUARTER_INCH } from '@ramplight/domain/kernel/units'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import { checkBag } from '@ramplight/domain/weigh-in/check-bag'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeightKey } from '#platform/values/typed-weight.ts'
import { asksBigFish, type Bag, type BagAction, bagFrom, bagValues, changeBag, problemOfBag, startBag } from './bag-entry.ts'

const start = () => startBag({ unit: 'lb-oz', fishLimit: 5, minutesLate: 0 })
const after = (bag: Bag, ...actions: BagAction[]) => actions.reduce(changeBag, bag)
const keys = (text: string): BagAction[] => [...text].map((key) => ({ type: 'key', key: key === '|' ? 'unit' : (key as WeightKey) }))

describe('a bag', () => {
  test('starts with a limit, nothing dead, nothing short, and is no weight yet', () => {
    const bag = start()
    expect([bag.fish, bag.dead, bag.short, bag.late]).toEqual([5, 0, 0, 0])
    expect(bagValues(bag)).toBeNull()
  })

  test('starts with what the bump judge counted', () => {
    const counted = { totalFish: 4, deadFishCount: 1, shortFishCount: 1, minutesLate: 12, species: 'Largemouth Bass' }
    const bag = startBag({ unit: 'lb-oz', fishLimit: 5, counted, minutesLate: 3 })
    expect([bag.fish, bag.dead, bag.short, bag.late, bag.lateFrom]).toEqual([4, 1, 1, 12, 'bump'])
    expect(bag.species).toBe('Largemouth Bass')
  })

  test('keys go into the field that is lit', () => {
    const bag = after(start(), ...keys('16|3'), { type: 'field', field: 'big' }, ...keys('5|2'))
    expect(bagValues(bag)).toMatchObject({ weight: 259_000, bigFish: 82_000, totalFish: 5 })
  })

  test('while something stands there that is no weight nothing can be saved, and a slip in the big fish is not "no big fish"', () => {
    const slip = after(start(), ...keys('7|17'))
    expect(bagValues(slip)).toBeNull()
    expect(problemOfBag(slip)).toBe('7-17 isn’t a weight. Ounces go from 0 to 15.')
    const bigFish = after(start(), ...keys('16|3'), { type: 'field', field: 'big' }, ...keys('5|22'))
    expect(bagValues(bigFish)).toBeNull()
    expect(bagValues(after(bigFish, { type: 'key', key: 'back' }))).toMatchObject({ bigFish: 82_000 })
  })

  test('there are never more dead fish than fish', () => {
    const bag = after(start(), { type: 'count', count: 'dead', value: 4 }, { type: 'count', count: 'fish', value: 2 })
    expect(bag.dead).toBe(2)
  })

  test('"No fish" is a weighed zero, and typing a weight takes it back', () => {
    const none = after(start(), ...keys('16|3'), { type: 'count', count: 'dead', value: 1 }, { type: 'no-fish' })
    expect(bagValues(none)).toMatchObject({ weight: 0, totalFish: 0, deadFishCount: 0, bigFish: null })
    expect(after(none, ...keys('4')).fish).toBe(5)
  })

  test('one fish is its own big fish: nobody types it twice', () => {
    const one = after(start(), { type: 'count', count: 'fish', value: 1 }, ...keys('5|2'))
    expect(asksBigFish(one)).toBe(false)
    expect(bagValues(one)).toMatchObject({ weight: 82_000, bigFish: null, totalFish: 1 })
  })

  test('minutes set by hand say so; minutes that were let go keep the reason', () => {
    expect(after(start(), { type: 'count', count: 'late', value: 3 })).toMatchObject({ late: 3, lateFrom: 'hand' })
    const let_go = after(start(), { type: 'late', minutes: 0, from: 'hand', reason: 'helped a boat in distress' })
    expect(let_go).toMatchObject({ late: 0, lateReason: 'helped a boat in distress' })
  })

  const read = {
    text: 'ST,GS, 14lb  7.2oz',
    unit: 'lb-oz',
    time: '2027-06-12T20:13:00.000Z',
    device: 'tablet',
    tareState: 'tared',
  } as const
  const reading = (weight: number, field: 'bag' | 'big' = 'bag'): BagAction => ({ type: 'reading', bag: 'reyes', field, weight, read })

  test('a reading of the scale stands there as typed, with its proof, and its tenths of an ounce count', () => {
    const bag = after(start(), reading(231_200), reading(82_000, 'big'))
    expect(bagValues(bag)).toMatchObject({ weight: 231_200, bigFish: 82_000 })
    expect(bag.read).toEqual({ bag: read, big: read })
  })

  test('what is typed over a reading is typed: a figure begins a new weight, and the proof is gone', () => {
    const bag = after(start(), reading(231_200), ...keys('9|3'))
    expect(bagValues(bag)).toMatchObject({ weight: 147_000 })
    expect(bag.read?.bag).toBeUndefined()
    expect(after(start(), reading(231_200), { type: 'key', key: 'back' }).read?.bag).toBeUndefined()
    expect(after(start(), reading(231_200), { type: 'clear-weights' }).read).toBeUndefined()
    expect(after(start(), reading(231_200), { type: 'no-fish' }).read).toBeUndefined()
  })

  test('a reading after "No fish" takes it back', () => {
    expect(bagValues(after(start(), { type: 'no-fish' }, reading(231_200)))).toMatchObject({ weight: 231_200, totalFish: 5 })
  })

  test('a big-bass event weighs one fish', () => {
    const bag = after(startBag({ unit: 'lb-oz', fishLimit: 5, oneFish: true, minutesLate: 0 }), ...keys('7|1'))
    expect(bagValues(bag)).toMatchObject({ totalFish: 1, weight: 113_000 })
  })

  test('opens again as it was saved', () => {
    const values = { weight: 259_000, totalFish: 5, bigFish: 82_000, deadFishCount: 1, shortFishCount: 0, minutesLate: 12 }
    expect(bagValues(bagFrom(values, { unit: 'lb-oz', fishLimit: 5 }))).toMatchObject(values)
    expect(bagFrom({ weight: 0, totalFish: 0 }, { unit: 'lb-oz' }).fish).toBe(0)
  })

  test("a judge's penalty stays when a bag opens again, also where fish are measured", () => {
    const penalty = { manualPenalty: 1_100, manualPenaltyReason: 'Fished in the harbor' }
    const five = { ...penalty, weight: 30_000, totalFish: 2, bigFish: 16_000, fishLengths: [14_000, 16_000] }
    expect(bagValues(bagFrom(five, { unit: 'in', fishLimit: 5 }))).toMatchObject(five)
    const pounds = { ...penalty, weight: 259_000, totalFish: 5, bigFish: null }
    expect(bagValues(bagFrom(pounds, { unit: 'lb-oz', fishLimit: 5 }))).toMatchObject(pounds)
  })

  test('a boat without a fish opens again without one, and saves again, whatever the event measures', () => {
    for (const unit of ['lb-oz', 'in'] as const)
      expect(bagValues(bagFrom({ weight: 0, totalFish: 0 }, { unit, fishLimit: 5 }))).toMatchObject({ weight: 0, totalFish: 0 })
  })

  test('live fish that were counted are saved; without a count the engine takes all that are not dead', () => {
    const bag = after(start(), ...keys('16|3'), { type: 'details', details: { liveFishCount: 3 } })
    expect(bagValues(bag)).toMatchObject({ liveFishCount: 3 })
    expect(bagValues(bagFrom(bagValues(bag)!, { unit: 'lb-oz', fishLimit: 5 }))).toMatchObject({ liveFishCount: 3 })
    expect(bagValues(after(bag, { type: 'no-fish' }))).toMatchObject({ liveFishCount: null })
    expect(bagValues(after(start(), ...keys('16|3')))).toMatchObject({ liveFishCount: null })
  })

  test('LAW: what the station saves of measured fish is what the server makes of them, with any limit and without', () => {
    const quarters = fc.array(fc.integer({ min: 4, max: 160 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(quarters, fc.option(fc.integer({ min: 1, max: 6 })), fc.boolean(), (fish, fishLimit, oneFish) => {
        const fishLengths = fish.map((length) => length * QUARTER_INCH)
        const measuredFish = fishLengths.flatMap((length) => [
          ...keys((length / 1000).toFixed(2).replace('.', '')),
          { type: 'add-fish' as const },
        ])
        const values = bagValues(after(startBag({ unit: 'in', fishLimit, oneFish, minutesLate: 0 }), ...measuredFish))!
        const settings = {
          weight: { unit: 'in' as const, ...(fishLimit && { fishLimit }) },
          ...(oneFish && { weighInMode: 'big-bass' as const }),
        }
        expect(values.fishLengths).toEqual(fishLengths)
        expect(() => checkBag(newBag(values), { settings })).not.toThrow()
      }),
    )
  })
})
