import { describe, expect, test } from 'vitest'
import { type Adjustment, bonusesOf, NO_DEAD_FISH_WEIGHT, penaltiesOf } from './adjustments.ts'
import type { WeighIn, WeightSettings } from './types.ts'
import { weighInFacts } from './weigh-in-facts.ts'

/** What was taken and what was added of a bag of 100,000 units. */
function linesOf(weight: WeightSettings, bag: Partial<WeighIn>, day = 0): Adjustment[] {
  const facts = weighInFacts({ weight }, { _id: 'w', weight: 100_000, ...bag }, day)
  return [...penaltiesOf(facts), ...bonusesOf(facts)]
}

describe('a penalty or a bonus names its rule and what it was made of', () => {
  test.each<[string, WeightSettings, Partial<WeighIn>, object]>([
    [
      'W3',
      { lateArrivalMinutesTrigger: 5, lateArrivalPenalty: 700 },
      { minutesLate: 5 },
      { type: 'Late Arrival', count: 1, each: 700, reason: 'being 5 minutes late' },
    ],
    ['W4', { deadFishPenalty: 300 }, { deadFishCount: 2 }, { type: 'Dead Fish', count: 2, each: 300, reason: '2 dead fish' }],
    [
      'W5',
      { weightToSubtractForShortFish: 500 },
      { shortFishCount: 3 },
      { type: 'Short Fish', count: 3, each: 500, reason: '3 short fish' },
    ],
    [
      'W12',
      { shortFishAction: 'lose-biggest-fish' },
      { shortFishCount: 1, bigFish: 900 },
      { type: 'Lost Fish', count: 1, each: 900, reason: '1 lost fish (1 short)' },
    ],
    [
      'W12',
      { overLimitAction: 'lose-biggest-fish', fishLimit: 5 },
      { totalFish: 6, bigFish: 900 },
      { type: 'Lost Fish', count: 1, each: 900, reason: '1 lost fish (1 over the limit)' },
    ],
    ['W6', {}, { manualPenalty: 40, manualPenaltyReason: 'Loud' }, { type: 'Manual', count: 1, each: 40, reason: 'Loud' }],
    ['W6', {}, { manualPenalty: 40 }, { type: 'Manual', count: 1, each: 40, reason: 'manual penalty' }],
    [
      'W2',
      { lateDisqualificationMinutesTrigger: 9 },
      { minutesLate: 9 },
      { type: 'Disqualified', count: 1, each: 100_000, reason: 'DISQUALIFIED for being 9 minutes late. All weight removed.' },
    ],
    [
      'W13',
      { loseDay: { shortFish: 2 } },
      { shortFishCount: 2 },
      { type: 'Lost Day', count: 1, each: 100_000, reason: 'Day disqualified for 2 short fish. All weight for the day removed.' },
    ],
  ])('%s %j', (rule, settings, bag, made) => {
    const { each, count } = made as { each: number; count: number }
    expect(linesOf(settings, bag)).toEqual([{ rule, weight: each * count, ...made }])
  })

  test.each([
    ['Largemouth Bass', 200, '3 live Largemouth Bass'],
    ['Smallmouth Bass', 50, '3 live Smallmouth Bass'],
    [null, 50, '3 live fish'],
  ])('W7 for %s', (species, each, reason) => {
    const liveFishBonuses = [
      { species: 'Largemouth Bass', bonus: 200 },
      { species: null, bonus: 50 },
      { species: '', bonus: 70 },
    ]
    expect(linesOf({ liveFishBonuses }, { liveFishCount: 3, species })).toEqual([
      { rule: 'W7', type: 'Live Fish', count: 3, each, reason, weight: 3 * each },
    ])
  })

  test('an own row counts before the row for all, wherever it stands', () => {
    const liveFishBonuses = [
      { species: null, bonus: 50 },
      { species: 'Largemouth Bass', bonus: 200 },
    ]
    expect(linesOf({ liveFishBonuses }, { liveFishCount: 1, species: 'Largemouth Bass' })[0]?.weight).toBe(200)
    expect(linesOf({ liveFishBonuses: [] }, { liveFishCount: 1 })).toEqual([])
  })

  test('what the settings lack is said where it bit, and nowhere else', () => {
    expect(linesOf({ hasDeadFishPenalty: true }, { deadFishCount: 1 })).toEqual([
      expect.objectContaining({ rule: 'W4', weight: 4_000, error: NO_DEAD_FISH_WEIGHT }),
    ])
    expect(linesOf({ deadFishPenalty: 1 }, { deadFishCount: 1 })[0]).not.toHaveProperty('error')
    expect(linesOf({ hasDeadFishPenalty: true }, {})).toEqual([])
  })

  test('the day asks for its own due-in time, the first when none is named', () => {
    const rules: WeightSettings = {
      lateArrivalMinutesTrigger: 1,
      lateArrivalPenalty: 700,
      dueIn: [
        { flight: 'f', day: 0, time: '15:00' },
        { flight: 'f', day: 1, time: '16:00' },
      ],
    }
    const bag = { flight: 'f', checkedInAt: '15:30' }
    expect(linesOf(rules, bag)).toHaveLength(1)
    expect(linesOf(rules, bag, 0)).toHaveLength(1)
    expect(linesOf(rules, bag, 1)).toEqual([])
  })
})
