import { describe, expect, test } from 'vitest'
import { DEFAULT_DEAD_FISH_PENALTY } from './adjustments.ts'
import { dayRecord } from './day-record.ts'
import { scoreWeighIn } from './score-weigh-in.ts'
import { standings } from './standings.ts'
import type { Entry, Tournament, WeighIn, WeightSettings } from './types.ts'

const score = (weight: WeightSettings | null, weighIn: Partial<WeighIn>) =>
  scoreWeighIn({ settings: weight && { weight }, weighIn: { _id: 'w', ...weighIn } })

describe('a weigh-in', () => {
  test('without settings is its weight, and a judge can still take something off', () => {
    expect(score(null, { weight: 160_000, totalFish: 5, deadFishCount: 2, minutesLate: 90 })).toMatchObject({
      adjustedWeight: 160_000,
      errors: [],
    })
    expect(score(null, { weight: 160_000, manualPenalty: 16_000 })).toMatchObject({ adjustedWeight: 144_000 })
  })

  test('a dead fish without a stated weight costs 4 oz, not 4 lb; 113 g in a metric tournament', () => {
    expect(DEFAULT_DEAD_FISH_PENALTY).toEqual({ lb: 4_000, kg: 113_000, in: 1_000 })
    expect(score({ unit: 'kg', hasDeadFishPenalty: true }, { weight: 2_000_000, deadFishCount: 1 }).penaltyLog).toEqual([
      { type: 'Dead Fish', weight: 113_000, message: '0.11 kg for 1 dead fish' },
    ])
  })

  test('a penalty that is switched off costs nothing, whatever its weight', () => {
    expect(score({ hasDeadFishPenalty: false, deadFishPenalty: 4_000 }, { weight: 160_000, deadFishCount: 2 }).penaltyWeightIncurred).toBe(
      0,
    )
  })

  test('early boats are not late, even with a trigger below zero minutes', () => {
    expect(score({ lateArrivalMinutesTrigger: 0, lateArrivalPenalty: 16_000 }, { weight: 160_000, minutesLate: -4 }).adjustedWeight).toBe(
      160_000,
    )
    expect(score({ lateArrivalMinutesTrigger: 0, lateArrivalPenalty: 16_000 }, { weight: 160_000, minutesLate: 9 }).adjustedWeight).toBe(
      144_000,
    )
  })

  test('no fish alive, no bonus: a count of 0 is a count', () => {
    const rules: WeightSettings = { liveFishBonuses: [{ species: null, bonus: 1_600 }] }
    expect(score(rules, { weight: 160_000, totalFish: 5, liveFishCount: 0 }).bonusWeightAdded).toBe(0)
    expect(score(rules, { weight: 160_000, totalFish: 5 }).bonusLog).toEqual([
      { type: 'Live Fish', weight: 8_000, message: '0.50 lbs for 5 live fish' },
    ])
  })

  test('one fish is its own big fish', () => {
    expect(score({}, { weight: 72_000, totalFish: 1 }).bigFish).toBe(72_000)
    expect(score({}, { weight: 72_000, totalFish: 2 }).bigFish).toBe(0)
    expect(scoreWeighIn({ settings: { weighInMode: 'big-bass' }, weighIn: { _id: 'w', weight: 72_000 } }).bigFish).toBe(72_000)
  })
})

describe('a day', () => {
  test('in single mode a disqualified first reading is replaced by the second', () => {
    const weighIns = [
      { _id: 'w1', weight: 160_000, minutesLate: 30 },
      { _id: 'w2', weight: 150_000 },
    ]
    const settings = { weighInMode: 'single' as const, weight: { lateDisqualificationMinutesTrigger: 15 } }
    expect(dayRecord({ settings, day: 0, weighIns })).toMatchObject({ disqualified: false, adjustedWeight: 150_000 })
  })

  test('of two equal big bass the earlier counts', () => {
    const weighIns = [
      { _id: 'w1', weight: 90_000, manualPenalty: 10_000 },
      { _id: 'w2', weight: 80_000 },
    ]
    expect(dayRecord({ settings: { weighInMode: 'big-bass' }, day: 0, weighIns })).toMatchObject({
      weight: 90_000,
      penaltyWeightIncurred: 10_000,
    })
  })

  test('species come in code-unit order and leave out what has none', () => {
    const weighIns = [
      { _id: 'w1', weight: 10, species: 'b' },
      { _id: 'w2', weight: 20, species: 'a' },
      { _id: 'w3', weight: 30 },
      { _id: 'w4', weight: 0, species: 'Z', totalFish: 0 },
    ]
    expect(dayRecord({ day: 0, weighIns })).toMatchObject({
      speciesInfo: [{ species: 'Z', count: 0 }, { species: 'a' }, { species: 'b' }],
      speciesWeights: [
        { species: 'a', weight: 20 },
        { species: 'b', weight: 10 },
      ],
    })
  })
})

describe('standings', () => {
  const day = (index: number, weight: number) => ({ day: index, adjustedWeight: weight, bigFish: 1 })
  const tournament: Tournament = { _id: 't1', tournamentDates: ['1', '2', '3'], hasCuts: true, settings: {} }
  const entries: Entry[] = [
    { _id: 'ann', weights: [day(0, 50), day(1, 10), day(2, 0)] },
    { _id: 'bo', weights: [day(0, 40), day(1, 30), day(2, 30)] },
    { _id: 'cy', weights: [day(0, 30), day(1, 5), day(2, 90)] },
    { _id: 'di', weights: [day(0, 20), day(1, 90), day(2, 90)] },
  ]
  const order = (more: Partial<Tournament>, list = entries, only?: number) =>
    standings({ tournament: { ...tournament, ...more }, entries: list, day: only }).standings.map((row) => [
      row.entry,
      row.position,
      row.cutAfterDay,
    ])

  test('two cuts, in the order of their days whatever the order they were typed', () => {
    expect(
      order({
        settings: {
          cuts: [
            { afterDay: 1, keep: 2 },
            { afterDay: 0, keep: 3 },
          ],
        },
      }),
    ).toEqual([
      ['bo', 1, null],
      ['ann', 2, null],
      ['cy', 3, 1],
      ['di', 4, 0],
    ])
  })

  test('a line whose day has not been weighed does not cut yet', () => {
    const firstDay = entries.map((entry) => ({ ...entry, weights: entry.weights!.slice(0, 1) }))
    expect(order({ settings: { cuts: [{ afterDay: 1, keep: 1 }] } }, firstDay).every(([, , cut]) => cut === null)).toBe(true)
  })

  test('cuts are off unless the tournament has cuts, and never on the standings of one day', () => {
    const cuts = [{ afterDay: 0, keep: 1 }]
    expect(order({ hasCuts: false, settings: { cuts } })[0]).toEqual(['di', 1, null])
    expect(order({ settings: { cuts } }, entries, 1).map(([entry]) => entry)).toEqual(['di', 'bo', 'ann', 'cy'])
  })

  test('a disqualified entry takes no place at the cut', () => {
    const list = entries.map((entry) => (entry._id === 'ann' ? { ...entry, disqualified: true } : entry))
    expect(order({ settings: { cuts: [{ afterDay: 0, keep: 2 }] } }, list)).toEqual([
      ['cy', 1, null],
      ['bo', 2, null],
      ['di', 3, 0],
      ['ann', null, null],
    ])
  })
})
