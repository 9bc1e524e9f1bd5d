import { describe, expect, test } from 'vitest'
import { scoreWeighIn, standings } from '../engine.ts'
import type { Entry, Settings, Tournament } from '../scoring/types.ts'
import { explainPayout } from './explain-payout.ts'
import { explainPlace } from './explain-place.ts'
import { explainPoints } from './explain-points.ts'
import { explainPot } from './explain-pot.ts'
import { writeSum } from './write-sum.ts'

const POUND = 16_000
const rules: Settings = {
  weight: {
    lateArrivalMinutesTrigger: 1,
    lateArrivalPenalty: POUND,
    lateArrivalPenaltyFrequency: 'Per Minute',
    lateDisqualificationMinutesTrigger: 16,
    deadFishPenalty: 4_000,
    weightToSubtractForShortFish: 24_000,
    liveFishBonuses: [{ species: 'Largemouth Bass', bonus: 1_600 }],
  },
}
const entry = (_id: string, pounds: number, bigFish: number, more: Partial<Entry> = {}): Entry => ({
  _id,
  weights: [{ day: 0, adjustedWeight: pounds * POUND, bigFish: bigFish * POUND, totalFish: 5 }],
  ...more,
})

describe('the written-out sum of a bag', () => {
  const sumOf = (weighIn: object, display: Parameters<typeof writeSum>[1] = 'board') =>
    writeSum(scoreWeighIn({ settings: rules, weighIn: { _id: 'w', ...weighIn } }), display)

  test('weight minus penalties is what counts', () => {
    expect(sumOf({ weight: 259_000, totalFish: 5, deadFishCount: 1, shortFishCount: 1 })).toBe('16-03 − 0-04 − 1-08 = 14-07')
  })

  test('the fish are read before the clock: dead, then short, then late', () => {
    const late = {
      ...rules,
      weight: { ...rules.weight, lateArrivalMinutesTrigger: 1, lateArrivalPenalty: 24_000, lateArrivalPenaltyFrequency: 'Once' as const },
    }
    const scored = scoreWeighIn({ settings: late, weighIn: { _id: 'w', weight: 259_000, totalFish: 5, deadFishCount: 1, minutesLate: 12 } })
    expect(writeSum(scored, 'board')).toBe('16-03 − 0-04 − 1-08 = 14-07')
  })

  test('bonuses are added', () => {
    expect(sumOf({ weight: 244_000, totalFish: 5, deadFishCount: 1, species: 'Largemouth Bass' }, 'decimal-lb')).toBe(
      '15.25 − 0.25 + 0.40 = 15.40',
    )
  })

  test('a clean bag is just its weight', () => {
    expect(sumOf({ weight: 231_000, totalFish: 5 })).toBe('14-07')
    expect(sumOf({ weight: 231_000, totalFish: 5 }, 'lb-oz')).toBe('14 lb 7 oz')
  })

  test('where nothing is left, both the sum and what counts are shown', () => {
    expect(sumOf({ weight: 32_000, totalFish: 1, minutesLate: 3, deadFishCount: 1 })).toBe('2-00 − 0-04 − 3-00 = −1-04 → 0-00')
  })

  test('a disqualified bag loses everything', () => {
    expect(sumOf({ weight: 32_000, minutesLate: 30 })).toBe('2-00 − 2-00 = 0-00')
  })
})

describe('explaining a place', () => {
  const tournament: Tournament = { _id: 't1', tournamentDates: ['2026-05-09'], settings: { payout: {} } }
  const entries = [entry('ann', 15, 5), entry('bo', 12, 4), entry('cy', 12, 3), entry('di', 12, 3), entry('ed', 9, 6)]

  test('Cy is third: one heavier bag, one bigger fish, shared with Di', () => {
    expect(explainPlace({ tournament, entries, entry: 'cy' })!.place).toEqual([
      { kind: 'top', rule: 'S5', delta: 1, result: 1 },
      { kind: 'ahead-by-weight', rule: 'S4', nearest: 'ann', margin: 3 * POUND, delta: 1, result: 2 },
      {
        kind: 'ahead-by-tie-break',
        rule: 'S5',
        by: 'biggest-fish',
        entries: ['bo'],
        nearest: 'bo',
        mine: 3 * POUND,
        theirs: 4 * POUND,
        delta: 1,
        result: 3,
      },
      { kind: 'shared', rule: 'S5', entries: ['di'], compared: ['biggest-fish'], delta: 0, result: 3 },
    ])
  })

  test('Bo is second because his fish was bigger than those of Cy and Di', () => {
    expect(explainPlace({ tournament, entries, entry: 'bo' })!.place.at(-1)).toEqual({
      kind: 'tie-broken-over',
      rule: 'S5',
      by: 'biggest-fish',
      entries: ['cy', 'di'],
      mine: 4 * POUND,
      theirs: 3 * POUND,
      delta: 0,
      result: 2,
    })
  })

  test('a disqualified entry has no place, and a day asked for has no cuts', () => {
    const out = explainPlace({ tournament, entries: [entry('ann', 15, 5, { disqualified: true })], entry: 'ann' })!
    expect(out.place).toEqual([{ kind: 'disqualified', rule: 'S6', delta: 0, result: 0 }])
    expect(out.cuts).toEqual([])
    expect(explainPlace({ tournament, entries: [], entry: 'ann' })).toBeNull()
  })

  test('who went on is ahead by the cut alone: an equal weight on the other side of the line is no tie', () => {
    const cut: Tournament = { ...tournament, hasCuts: true, settings: { cuts: [{ afterDay: 0, keep: 1 }] } }
    const onTwoDays = (_id: string, first: number, second: number): Entry => ({
      _id,
      weights: [
        { day: 0, adjustedWeight: first * POUND, bigFish: 10 },
        { day: 1, adjustedWeight: second * POUND, bigFish: 20 },
      ],
    })
    const boats = [onTwoDays('ann', 10, 2), onTwoDays('bo', 9, 9), onTwoDays('cy', 9, 0)]
    expect(explainPlace({ tournament: cut, entries: boats, entry: 'bo' })!.place).toEqual([
      { kind: 'top', rule: 'S5', delta: 1, result: 1 },
      { kind: 'ahead-by-cut', rule: 'S9', nearest: 'ann', delta: 1, result: 2 },
      { kind: 'shared', rule: 'S5', entries: ['cy'], compared: ['biggest-fish'], delta: 0, result: 2 },
    ])
    const equal = [
      onTwoDays('ann', 10, 0),
      { ...onTwoDays('bo', 10, 0), weights: [{ day: 0, adjustedWeight: 9 * POUND }] },
      onTwoDays('cy', 10, 0),
    ]
    expect(explainPlace({ tournament: cut, entries: equal, entry: 'ann' })!.place).toEqual([
      { kind: 'top', rule: 'S5', delta: 1, result: 1 },
      { kind: 'shared', rule: 'S5', entries: ['cy'], compared: ['biggest-fish'], delta: 0, result: 1 },
    ])
    const biggerFish = {
      ...onTwoDays('ann', 10, -1),
      weights: [
        { day: 0, adjustedWeight: 10 * POUND, bigFish: 40 },
        { day: 1, adjustedWeight: -POUND },
      ],
    }
    const carried = [biggerFish, onTwoDays('bo', 9, 0)]
    expect(explainPlace({ tournament: cut, entries: carried, entry: 'bo' })!.place.map(({ kind }) => kind)).toEqual(['top', 'ahead-by-cut'])
    expect(explainPlace({ tournament: cut, entries: carried, entry: 'ann' })!.place.map(({ kind }) => kind)).toEqual(['top'])
  })

  test('two lines after one day are one, the stricter; lines are told in the order of the days', () => {
    const cuts = [
      { afterDay: 1, keep: 2 },
      { afterDay: 0, keep: 9 },
      { afterDay: 0, keep: 3 },
    ]
    const cut: Tournament = { ...tournament, hasCuts: true, settings: { cuts } }
    const twoDays = entries.map((boat) => ({ ...boat, weights: [...boat.weights!, { day: 1, adjustedWeight: 0 }] }))
    expect(explainPlace({ tournament: cut, entries: twoDays, entry: 'bo' })!.cuts).toEqual([
      { rule: 'S9', afterDay: 0, keep: 3, position: 2, totalWeight: 12 * POUND, passed: true },
      { rule: 'S9', afterDay: 1, keep: 2, position: 2, totalWeight: 12 * POUND, passed: true },
    ])
    expect(explainPlace({ tournament: { ...cut, hasCuts: false }, entries: twoDays, entry: 'bo' })!.cuts).toEqual([])
    expect(explainPlace({ tournament: cut, entries: twoDays, entry: 'bo', day: 0 })!.cuts).toEqual([])
  })

  test('the chain of tie breaks is told step by step, with what each compared', () => {
    const chain: Tournament = { ...tournament, settings: { tieBreaks: ['most-fish', 'biggest-fish'] } }
    const fish = (_id: string, totalFish: number, bigFish: number): Entry => ({
      _id,
      weights: [{ day: 0, adjustedWeight: 9 * POUND, bigFish, totalFish }],
    })
    const boats = [fish('ann', 5, 30), fish('bo', 4, 90), fish('cy', 4, 60), fish('di', 4, 60), fish('ed', 4, 50), fish('flo', 3, 99)]
    expect(explainPlace({ tournament: chain, entries: boats, entry: 'cy' })!.place).toEqual([
      { kind: 'top', rule: 'S5', delta: 1, result: 1 },
      {
        kind: 'ahead-by-tie-break',
        rule: 'S10',
        by: 'most-fish',
        entries: ['ann'],
        nearest: 'ann',
        mine: 4,
        theirs: 5,
        delta: 1,
        result: 2,
      },
      {
        kind: 'ahead-by-tie-break',
        rule: 'S10',
        by: 'biggest-fish',
        entries: ['bo'],
        nearest: 'bo',
        mine: 60,
        theirs: 90,
        delta: 1,
        result: 3,
      },
      { kind: 'tie-broken-over', rule: 'S10', by: 'most-fish', entries: ['flo'], mine: 4, theirs: 3, delta: 0, result: 3 },
      { kind: 'tie-broken-over', rule: 'S10', by: 'biggest-fish', entries: ['ed'], mine: 60, theirs: 50, delta: 0, result: 3 },
      { kind: 'shared', rule: 'S10', entries: ['di'], compared: ['most-fish', 'biggest-fish'], delta: 0, result: 3 },
    ])
  })

  test('Ed missed the cut: the lines he stood at are told, and what he weighed later does not count', () => {
    const cut: Tournament = {
      ...tournament,
      hasCuts: true,
      tournamentDates: ['2026-05-09', '2026-05-10'],
      settings: { cuts: [{ afterDay: 0, keep: 2 }] },
    }
    const twoDays = entries.map((one) => ({ ...one, weights: [...one.weights!, { day: 1, adjustedWeight: 20 * POUND, bigFish: POUND }] }))
    const explained = explainPlace({ tournament: cut, entries: twoDays, entry: 'ed' })!
    expect(explained.cuts).toEqual([{ rule: 'S9', afterDay: 0, keep: 2, position: 5, totalWeight: 9 * POUND, passed: false }])
    expect(explained.weight).toMatchObject([
      { kind: 'scale', day: 0, delta: 9 * POUND },
      { kind: 'not-counted', day: 1, reason: 'after-the-cut', weight: 20 * POUND, delta: 0 },
    ])
    expect(explained.place.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['top', 1],
      ['ahead-by-cut', 2],
      ['ahead-by-weight', 2],
    ])
  })

  test('an entry that is not there has nothing to explain', () => {
    expect(explainPlace({ tournament, entries, entry: 'zoe' })).toBeNull()
  })
})

describe('explaining money', () => {
  const tournament: Tournament = { _id: 't1', entryFee: 5_000, settings: { payout: { oneIn: 2, totalPayoutPerc: 90 } } }
  const entries = [entry('ann', 15, 5), entry('bo', 12, 4), entry('cy', 12, 4), entry('di', 9, 4)]
  const explain = (id: string) => explainPayout({ tournament, entries, standings: standings({ tournament, entries }), entry: id })

  test('the pool line by line', () => {
    expect(explain('ann').pool).toEqual([
      { kind: 'gross', rule: 'M1', units: 4, entryFee: 5_000, delta: 20_000, result: 20_000 },
      { kind: 'percentage', rule: 'M2', percentage: 90, delta: -2_000, result: 18_000 },
    ])
  })

  test('Bo and Cy share second and third; third is not paid', () => {
    expect(explain('bo').shares).toEqual([
      {
        pot: 'main',
        position: 2,
        amount: 3_000,
        steps: [
          { kind: 'share', rule: 'M9', position: 2, pool: 18_000, numerator: 100, denominator: 300, delta: 6_000, result: 6_000 },
          { kind: 'tie-split', rule: 'M15', position: 2, with: ['cy'], ways: 2, delta: -3_000, result: 3_000 },
        ],
      },
    ])
  })

  test('Di is told why she was not paid', () => {
    expect(explain('di').shares[0]?.steps).toEqual([{ kind: 'not-paid', rule: 'M6', reason: 'outside-paid-places', delta: 0, result: 0 }])
  })

  test('the big fish pot is explained like any other money', () => {
    const withPot: Tournament = { ...tournament, bigfishpots: [{ _id: 'bf1', entryFee: 1_000 }] }
    const inPot = entries.map((one) => ({ ...one, inBigFishPot: true }))
    expect(explainPot({ tournament: withPot, entries: inPot, pot: 'bf1', entry: 'ann' })).toMatchObject({
      value: 5 * POUND,
      position: 1,
      amount: 4_000,
      size: [{ kind: 'buy-ins', participants: 4, entryFee: 1_000, delta: 4_000 }],
    })
    expect(explainPot({ tournament: withPot, entries: inPot, pot: 'nope', entry: 'ann' })).toBeNull()
  })
})

describe('explaining points', () => {
  const settings: Settings = {
    pointsScoring: {
      system: 'Points Plus Weight',
      firstPlacePoints: 100,
      participationPoints: 10,
      firstBigFishBonus: 5,
      tournamentScoringRatio: 1.5,
    },
  }
  const entries = [entry('ann', 15, 5), entry('bo', 12, 4), entry('cy', 12, 4, { disqualified: true })]
  const table = standings({ tournament: { _id: 't1', settings }, entries })

  test("Ann's points, in hundredths of a point", () => {
    const { points, steps } = explainPoints({ settings, standings: table, entry: 'ann' })
    expect(points).toBe(195)
    expect(steps.map(({ kind, rule, delta, result }) => [kind, rule, delta, result])).toEqual([
      ['place', 'P3', 10_000, 10_000],
      ['weight', 'P4', 1_500, 11_500],
      ['big-fish', 'P8', 500, 12_000],
      ['participation', 'P9', 1_000, 13_000],
      ['ratio', 'P10', 6_500, 19_500],
    ])
  })

  test('Cy was disqualified; an open tournament gives nobody points', () => {
    expect(explainPoints({ settings, standings: table, entry: 'cy' })).toMatchObject({ points: 0, steps: [{ kind: 'disqualified' }] })
    expect(explainPoints({ settings, standings: table, openTournament: true, entry: 'ann' })).toMatchObject({
      points: null,
      steps: [{ kind: 'no-points', reason: 'open-tournament' }],
    })
    expect(explainPoints({ settings, standings: table, entry: 'zoe' })).toMatchObject({
      points: null,
      steps: [{ reason: 'not-in-standings' }],
    })
  })
})
