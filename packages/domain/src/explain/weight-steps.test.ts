import { describe, expect, test } from 'vitest'
import { dayRecord } from '../scoring/day-record.ts'
import type { Entry, Settings, Tournament, WeighIn } from '../scoring/types.ts'
import { weightSteps } from './weight-steps.ts'

const settings: Settings = {
  weight: {
    deadFishPenalty: 4_000,
    lateArrivalMinutesTrigger: 1,
    lateArrivalPenalty: 16_000,
    lateDisqualificationMinutesTrigger: 30,
    loseDay: { deadFish: 3 },
    liveFishBonuses: [{ species: null, bonus: 100 }],
  },
}
const tournament: Tournament = { _id: 't', settings }
const record = (day: number, ...bags: Partial<WeighIn>[]) =>
  dayRecord({ settings, day, weighIns: bags.map((bag) => ({ _id: 'w', ...bag })) })
const of = (weights: Entry['weights'], range = {}, isOut = false, event = tournament) =>
  weightSteps(event, { _id: 'ann', weights: weights ?? null }, range, isOut)

describe('how a total weight came about', () => {
  test('two days, told in the order of the days: the scale, what the fish cost, what the clock cost, what they brought', () => {
    const weights = [
      record(1, { weight: 80_000, totalFish: 1 }),
      record(0, { weight: 160_000, totalFish: 3, deadFishCount: 1, minutesLate: 5 }),
    ]
    expect(of(weights)).toEqual([
      { kind: 'scale', rule: 'W1', day: 0, delta: 160_000, result: 160_000 },
      { kind: 'penalty', rule: 'D2', day: 0, type: 'Dead Fish', message: '0.25 lbs for 1 dead fish', delta: -4_000, result: 156_000 },
      {
        kind: 'penalty',
        rule: 'D2',
        day: 0,
        type: 'Late Arrival',
        message: '1.00 lbs for being 5 minutes late',
        delta: -16_000,
        result: 140_000,
      },
      { kind: 'bonus', rule: 'D2', day: 0, type: 'Live Fish', message: '0.01 lbs for 2 live fish', delta: 200, result: 140_200 },
      { kind: 'scale', rule: 'W1', day: 1, delta: 80_000, result: 220_200 },
      { kind: 'bonus', rule: 'D2', day: 1, type: 'Live Fish', message: '0.01 lbs for 1 live fish', delta: 100, result: 220_300 },
    ])
  })

  test('a big fish that does not count because it was dead takes nothing from the bag, and is named', () => {
    const alive: Settings = { weight: { bigFishMustBeAlive: true } }
    const weights = [
      dayRecord({ settings: alive, day: 0, weighIns: [{ _id: 'w', weight: 160_000, totalFish: 3, bigFish: 82_000, bigFishDead: true }] }),
    ]
    expect(of(weights)).toEqual([
      { kind: 'scale', rule: 'W1', day: 0, delta: 160_000, result: 160_000 },
      { kind: 'dead-big-fish', rule: 'W16', day: 0, bigFish: 82_000, delta: 0, result: 160_000 },
    ])
  })

  test('a bag cannot weigh less than nothing', () => {
    expect(of([record(0, { weight: 3_000, totalFish: 1, deadFishCount: 1 })])).toEqual([
      { kind: 'scale', rule: 'W1', day: 0, delta: 3_000, result: 3_000 },
      { kind: 'penalty', rule: 'D2', day: 0, type: 'Dead Fish', message: '0.25 lbs for 1 dead fish', delta: -4_000, result: -1_000 },
      { kind: 'clamp', rule: 'W8', day: 0, delta: 1_000, result: 0 },
    ])
  })

  test('a day that one bag lost: its own weight by the line, that of the others by the rule', () => {
    expect(of([record(0, { weight: 50_000, totalFish: 2 }, { weight: 30_000, totalFish: 3, deadFishCount: 3 })])).toEqual([
      { kind: 'scale', rule: 'W1', day: 0, delta: 80_000, result: 80_000 },
      {
        kind: 'penalty',
        rule: 'D2',
        day: 0,
        type: 'Lost Day',
        message: 'Day disqualified for 3 dead fish. All weight for the day removed.',
        delta: -30_000,
        result: 50_000,
      },
      { kind: 'day-lost', rule: 'W13', day: 0, delta: -50_000, result: 0 },
    ])
  })

  test('a day that one bag was too late for', () => {
    expect(of([record(0, { weight: 50_000, totalFish: 2 }, { weight: 30_000, totalFish: 3, minutesLate: 31 })]).slice(1)).toEqual([
      {
        kind: 'penalty',
        rule: 'D2',
        day: 0,
        type: 'Disqualified',
        message: 'DISQUALIFIED for being 31 minutes late. All weight removed.',
        delta: -30_000,
        result: 50_000,
      },
      { kind: 'day-disqualified', rule: 'D6', day: 0, delta: -50_000, result: 0 },
    ])
  })

  test('a disqualified entry loses what it had; without weight there is nothing to lose, and no minus nothing', () => {
    expect(of([record(0, { weight: 50_000 })], {}, true).at(-1)).toEqual({ kind: 'disqualified', rule: 'S6', delta: -50_000, result: 0 })
    expect(of([], {}, true)).toEqual([{ kind: 'disqualified', rule: 'S6', delta: 0, result: 0 }])
    expect(of(null)).toEqual([])
  })

  test('a record may hold only its total, or no day: then it is the first, and its lines do not count', () => {
    expect(of([{ adjustedWeight: 50_000, penaltyLog: [{ type: 'Manual', weight: 9, message: 'm' }] }])).toEqual([
      { kind: 'scale', rule: 'W1', day: 0, delta: 50_000, result: 50_000 },
    ])
    expect(of([{ adjustedWeight: 20, weight: 50, penaltyLog: [] }]).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['scale', 50],
      ['clamp', -30],
    ])
    expect(of([{ day: 2, weight: 50_000 }])).toEqual([
      { kind: 'scale', rule: 'W1', day: 2, delta: 50_000, result: 50_000 },
      { kind: 'clamp', rule: 'W8', day: 2, delta: -50_000, result: 0 },
    ])
    expect(of([{ day: 1, adjustedWeight: 7 }, { adjustedWeight: 5 }]).map((step) => [step.delta, 'day' in step && step.day])).toEqual([
      [5, 0],
      [7, 1],
    ])
  })

  const days = [0, 1, 2].map((day) => record(day, { weight: 10_000 * (day + 1), totalFish: 1 }))
  const reasons = (range: object, event = tournament, weights: Entry['weights'] = days) =>
    weightSteps(event, { _id: 'ann', weights: weights ?? null, bigFishModeDaysEntered: [0, 2] }, range, false).flatMap((step) =>
      step.kind === 'not-counted' ? [[step.day, step.reason, step.weight, step.rule, step.delta]] : [],
    )

  test('what does not count says why', () => {
    expect(reasons({ only: 1 })).toEqual([
      [0, 'another-day', 10_100, 'S3', 0],
      [2, 'another-day', 30_100, 'S3', 0],
    ])
    expect(reasons({ upTo: 0 })).toEqual([
      [1, 'after-the-cut', 20_100, 'S3', 0],
      [2, 'after-the-cut', 30_100, 'S3', 0],
    ])
    expect(reasons({ upTo: 2 })).toEqual([])
  })

  test('in a big-bass event only entered days count, and of these the best; the earlier of two equal ones', () => {
    const bigBass: Tournament = { _id: 't', settings: { ...settings, weighInMode: 'big-bass' } }
    expect(reasons({}, bigBass)).toEqual([
      [0, 'not-the-best-day', 10_100, 'S3', 0],
      [1, 'not-entered', 20_100, 'S3', 0],
    ])
    expect(reasons({ upTo: 1 }, bigBass)).toEqual([
      [1, 'not-entered', 20_100, 'S3', 0],
      [2, 'after-the-cut', 30_100, 'S3', 0],
    ])
    expect(reasons({ only: 1 }, bigBass)).toEqual([
      [0, 'another-day', 10_100, 'S3', 0],
      [1, 'not-entered', 20_100, 'S3', 0],
      [2, 'another-day', 30_100, 'S3', 0],
    ])
    const equal = [0, 2].map((day) => record(day, { weight: 10_000, totalFish: 1 }))
    expect(reasons({}, bigBass, equal)).toEqual([[2, 'not-the-best-day', 10_100, 'S3', 0]])
    expect(reasons({}, bigBass, [{ day: 0 }, { day: 2 }])).toEqual([[2, 'not-the-best-day', 0, 'S3', 0]])
  })
})
