import { describe, expect, test } from 'vitest'
import { dayRecord } from './day-record.ts'
import { minutesAfterDueIn } from './lateness.ts'
import { scoreWeighIn } from './score-weigh-in.ts'
import { standings } from './standings.ts'
import type { Entry, Settings, TieBreak, WeighIn, WeightSettings } from './types.ts'

const POUND = 16_000
const score = (weight: WeightSettings, bag: Partial<WeighIn>, day?: number) =>
  scoreWeighIn({ settings: { weight }, weighIn: { _id: 'w', ...bag }, ...(day === undefined ? {} : { day }) })

describe('dead fish from the n-th on', () => {
  const rules = { deadFishPenalty: 4_000, deadFishPenaltyFrom: 3 }
  test.each([
    [2, 0],
    [3, 4_000],
    [5, 12_000],
  ])('%i dead, the third is the first that costs: %i', (deadFishCount, penalty) => {
    expect(score(rules, { weight: 160_000, deadFishCount }).penaltyWeightIncurred).toBe(penalty)
  })

  test.each([0, 1, -2, null])('from %j on is from the first on', (deadFishPenaltyFrom) => {
    expect(score({ deadFishPenalty: 4_000, deadFishPenaltyFrom }, { weight: 160_000, deadFishCount: 2 }).penaltyWeightIncurred).toBe(8_000)
  })
})

describe('a fish is lost', () => {
  test('for a short fish the biggest of the bag goes, and is no big fish any more', () => {
    expect(
      score({ shortFishAction: 'lose-biggest-fish' }, { weight: 240_000, totalFish: 5, bigFish: 72_000, shortFishCount: 1 }),
    ).toMatchObject({
      adjustedWeight: 168_000,
      bigFish: 0,
      penaltyLog: [{ type: 'Lost Fish', weight: 72_000, message: '4.50 lbs for 1 lost fish (1 short)' }],
    })
  })

  test('without a big fish the mean of the bag goes, rounded up', () => {
    expect(
      score({ shortFishAction: 'lose-biggest-fish' }, { weight: 100_001, totalFish: 3, shortFishCount: 1 }).penaltyWeightIncurred,
    ).toBe(33_334)
  })

  test('for every fish over the limit, and for both together', () => {
    const rules: WeightSettings = { shortFishAction: 'lose-biggest-fish', overLimitAction: 'lose-biggest-fish', fishLimit: 5 }
    expect(score(rules, { weight: 240_000, totalFish: 7, bigFish: 32_000, shortFishCount: 1 }).penaltyLog).toEqual([
      { type: 'Lost Fish', weight: 96_000, message: '6.00 lbs for 3 lost fish (1 short, 2 over the limit)' },
    ])
    expect(score(rules, { weight: 240_000, totalFish: 5, bigFish: 32_000 }).penaltyLog).toEqual([])
    expect(score({ ...rules, fishLimit: null }, { weight: 240_000, totalFish: 9, bigFish: 32_000 }).penaltyLog).toEqual([])
    expect(score({ fishLimit: 5 }, { weight: 240_000, totalFish: 7, bigFish: 32_000 })).toMatchObject({ penaltyLog: [], bigFish: 32_000 })
  })

  test('comes on top of a weight for a short fish', () => {
    const rules: WeightSettings = { shortFishAction: 'lose-biggest-fish', weightToSubtractForShortFish: POUND }
    expect(score(rules, { weight: 240_000, bigFish: 72_000, shortFishCount: 1 }).penaltyLog.map(({ type }) => type)).toEqual([
      'Short Fish',
      'Lost Fish',
    ])
  })
})

describe('a big fish that was dead at the scale', () => {
  const bag = { weight: 240_000, totalFish: 5, bigFish: 82_000, deadFishCount: 1, bigFishDead: true }
  const rules: WeightSettings = { bigFishMustBeAlive: true, deadFishPenalty: 4_000 }

  test('counts where the rules say nothing', () => {
    for (const bigFishMustBeAlive of [undefined, null, false])
      expect(score({ ...rules, bigFishMustBeAlive }, bag)).toMatchObject({ adjustedWeight: 236_000, bigFish: 82_000 })
  })

  // A buddy trail, tournament rules 2016, rule 9: "Dead fish can not be weighed in as Big Fish."
  test('is no big fish; the bag loses what a dead fish costs, and no more', () => {
    expect(score(rules, bag)).toMatchObject({ weight: 240_000, adjustedWeight: 236_000, penaltyWeightIncurred: 4_000, bigFish: 0 })
    expect(score({ bigFishMustBeAlive: true }, bag)).toMatchObject({ adjustedWeight: 240_000, bigFish: 0 })
  })

  test('is another one than a smaller fish that died', () => {
    for (const bigFishDead of [undefined, null, false])
      expect(score(rules, { ...bag, deadFishCount: 4, bigFishDead })).toMatchObject({ adjustedWeight: 224_000, bigFish: 82_000 })
  })

  test('needs no word where every fish is dead', () => {
    expect(score(rules, { ...bag, deadFishCount: 5, bigFishDead: null }).bigFish).toBe(0)
    expect(score(rules, { weight: 82_000, totalFish: 1, deadFishCount: 1 }).bigFish).toBe(0)
    expect(score(rules, { weight: 82_000, singleFishWeighed: { species: 'Largemouth Bass', isAlive: false } }).bigFish).toBe(0)
    expect(score(rules, { weight: 82_000, singleFishWeighed: { species: 'Largemouth Bass', isAlive: true } }).bigFish).toBe(82_000)
  })

  test('costs what the biggest fish weighs where one is taken off the bag', () => {
    const taken = score({ ...rules, shortFishAction: 'lose-biggest-fish' }, { ...bag, shortFishCount: 1 })
    expect(taken).toMatchObject({ adjustedWeight: 154_000, bigFish: 0 })
  })

  test('breaks no tie, wins no pot, no period and no points, and its day says which fish that was', () => {
    const settings: Settings = {
      weight: rules,
      tieBreaks: ['biggest-fish', 'next-largest-fish'],
      periods: { start: '07:00', minutes: 60, count: 1 },
    }
    const boat = (_id: string, more: Partial<WeighIn>): Entry => ({
      _id,
      weights: [dayRecord({ settings, day: 0, weighIns: [{ _id: 'w', ...bag, species: 'Largemouth Bass', periodIndex: 0, ...more }] })],
    })
    const entries = [boat('dead', {}), boat('alive', { bigFish: 60_000, bigFishDead: null })]
    expect(standings({ tournament: { _id: 't', settings }, entries }).standings.map(({ entry, bigFish }) => [entry, bigFish])).toEqual([
      ['alive', 60_000],
      ['dead', 0],
    ])
    expect(entries.map(({ weights }) => weights![0])).toMatchObject([
      { deadBigFish: 82_000, bigFish: 0, fishWeights: [], bigFishWeightsWithSpecies: [], periodWeights: [{ bigFish: 0, weight: 236_000 }] },
      { bigFish: 60_000, fishWeights: [60_000], periodWeights: [{ bigFish: 60_000 }] },
    ])
    expect(entries[1]!.weights![0]).not.toHaveProperty('deadBigFish')
  })
})

describe('the big fish of a late boat', () => {
  const bag = { weight: 240_000, totalFish: 5, bigFish: 72_000 }
  const late: WeightSettings = { lateArrivalMinutesTrigger: 1, lateArrivalPenalty: POUND, lateArrivalPenaltyFrequency: 'Per Minute' }

  test('counts in full where the rules say nothing', () => {
    for (const lateBigFish of [undefined, null])
      expect(score({ ...late, lateBigFish }, { ...bag, minutesLate: 2 })).toMatchObject({ adjustedWeight: 208_000, bigFish: 72_000 })
  })

  // Minnesota Junior Bass Nation, rules: one pound a minute, "includes reducing big bass".
  test('loses a pound for every minute, as the bag does, and is never below nothing', () => {
    const rules: WeightSettings = { ...late, lateBigFish: 'less-penalty' }
    expect(score(rules, { ...bag, minutesLate: 2 })).toMatchObject({
      adjustedWeight: 208_000,
      penaltyWeightIncurred: 32_000,
      bigFish: 40_000,
    })
    expect(score(rules, { ...bag, minutesLate: 14 }).bigFish).toBe(0)
    expect(score(rules, { ...bag, minutesLate: 0 }).bigFish).toBe(72_000)
    expect(score({ ...rules, lateArrivalMinutesTrigger: 3 }, { ...bag, minutesLate: 2 }).bigFish).toBe(72_000)
  })

  // Columbus Bassmasters, tournament rules: 8 oz a minute, "including any weight to be counted towards big bass".
  test('loses the penalty of a single fish, too, once where it is taken once', () => {
    const rules: WeightSettings = { ...late, lateArrivalPenalty: 8_000, lateArrivalPenaltyFrequency: 'Once', lateBigFish: 'less-penalty' }
    expect(score(rules, { weight: 64_000, totalFish: 1, minutesLate: 9 })).toMatchObject({ adjustedWeight: 56_000, bigFish: 56_000 })
  })

  test('does not count at all, where the rules say so and lateness costs something', () => {
    const rules: WeightSettings = { ...late, lateBigFish: 'not-counted' }
    expect(score(rules, { ...bag, minutesLate: 1 })).toMatchObject({ adjustedWeight: 224_000, bigFish: 0 })
    expect(score({ ...rules, lateArrivalPenalty: 0 }, { ...bag, minutesLate: 1 }).bigFish).toBe(72_000)
  })

  test('breaks no tie that it would have broken', () => {
    const settings: Settings = { weight: { ...late, lateBigFish: 'not-counted' } }
    const boat = (_id: string, more: Partial<WeighIn>): Entry => ({
      _id,
      weights: [dayRecord({ settings, day: 0, weighIns: [{ _id: 'w', ...bag, ...more }] })],
    })
    const entries = [boat('late', { weight: 256_000, bigFish: 90_000, minutesLate: 1 }), boat('early', { bigFish: 60_000 })]
    expect(standings({ tournament: { _id: 't', settings }, entries }).standings.map(({ entry, position }) => [entry, position])).toEqual([
      ['early', 1],
      ['late', 2],
    ])
  })
})

describe('a day is lost', () => {
  test.each([
    [{ minutesLate: 15 }, { minutesLate: 15 }, 'Day disqualified for being 15 minutes late. All weight for the day removed.'],
    [{ deadFish: 3 }, { deadFishCount: 4 }, 'Day disqualified for 4 dead fish. All weight for the day removed.'],
    [{ shortFish: 1 }, { shortFishCount: 1 }, 'Day disqualified for 1 short fish. All weight for the day removed.'],
  ])('by %j', (loseDay, bag, message) => {
    expect(score({ loseDay, deadFishPenalty: 4_000 }, { weight: 240_000, totalFish: 5, bigFish: 72_000, ...bag })).toMatchObject({
      adjustedWeight: 0,
      bigFish: 0,
      penaltyWeightIncurred: 240_000,
      bonusWeightAdded: 0,
      disqualified: false,
      penaltyLog: [{ type: 'Lost Day', weight: 240_000, message }],
    })
  })

  test('one below the limit is not lost, nor with a limit of nothing', () => {
    expect(score({ loseDay: { minutesLate: 15 } }, { weight: 240_000, minutesLate: 14 }).adjustedWeight).toBe(240_000)
    expect(score({ loseDay: { minutesLate: 0, deadFish: 0, shortFish: -1 } }, { weight: 240_000 }).adjustedWeight).toBe(240_000)
  })

  test('a disqualification is asked first', () => {
    const rules: WeightSettings = { lateDisqualificationMinutesTrigger: 15, loseDay: { minutesLate: 15 } }
    expect(score(rules, { weight: 240_000, minutesLate: 15 })).toMatchObject({ disqualified: true, penaltyLog: [{ type: 'Disqualified' }] })
  })

  const settings: Settings = { weight: { loseDay: { minutesLate: 15 }, weightToSubtractForShortFish: POUND } }
  const weighIns: WeighIn[] = [
    { _id: 'w1', weight: 160_000, totalFish: 3, bigFish: 64_000, shortFishCount: 1, species: 'Largemouth Bass' },
    { _id: 'w2', weight: 80_000, totalFish: 2, minutesLate: 20, species: 'Largemouth Bass' },
  ]

  test('with everything weighed on it, whichever bag was late', () => {
    expect(dayRecord({ settings, day: 0, weighIns })).toMatchObject({
      weight: 240_000,
      adjustedWeight: 0,
      totalFish: 5,
      bigFish: 0,
      penaltyWeightIncurred: 240_000,
      bonusWeightAdded: 0,
      disqualified: false,
      penaltyLog: [{ type: 'Lost Day', weight: 80_000 }],
      speciesInfo: [{ species: 'Largemouth Bass', count: 5 }],
      speciesWeights: [],
      bigFishWeightsWithSpecies: [],
    })
  })

  test('but the tournament is not: the other day counts, and the place with it', () => {
    const late: Entry = {
      _id: 'late',
      weights: [dayRecord({ settings, day: 0, weighIns }), dayRecord({ settings, day: 1, weighIns: [{ _id: 'w3', weight: 96_000 }] })],
    }
    const early: Entry = { _id: 'early', weights: [dayRecord({ settings, day: 0, weighIns: [{ _id: 'w4', weight: 64_000 }] })] }
    const { standings: rows } = standings({ tournament: { _id: 't', tournamentDates: ['a', 'b'], settings }, entries: [early, late] })
    expect(rows.map(({ entry, position, totalWeight }) => [entry, position, totalWeight])).toEqual([
      ['late', 1, 96_000],
      ['early', 2, 64_000],
    ])
  })
})

describe('due in by flight', () => {
  const dueIn = [
    { flight: 'f1', time: '15:00' },
    { flight: 'f1', day: 1, time: '14:00' },
    { flight: 'f2', time: '23:50' },
    { flight: 'f3', time: '3 pm' },
  ]
  test.each([
    ['f1', '15:00', 0, 0],
    ['f1', '15:07', 0, 7],
    ['f1', '14:40', 0, -20],
    ['f1', '15:07', 1, 67],
    ['f2', '00:10', 0, 20],
    ['f1', '3:05', 0, -715],
    ['f3', '15:07', 0, 0],
    ['f4', '15:07', 0, 0],
    ['f1', '24:00', 0, 0],
    ['f1', '15:60', 0, 0],
  ])('flight %s in at %s on day %i: %i minutes', (flight, checkedInAt, day, minutes) => {
    expect(minutesAfterDueIn(dueIn, { _id: 'w', flight, checkedInAt }, day)).toBe(minutes)
  })

  test('a flight due just after midnight that comes before it is early', () => {
    expect(minutesAfterDueIn([{ flight: 'f', time: '00:30' }], { _id: 'w', flight: 'f', checkedInAt: '23:50' }, 0)).toBe(-40)
    expect(minutesAfterDueIn([{ flight: 'f', time: '00:00' }], { _id: 'w', flight: 'f', checkedInAt: '12:00' }, 0)).toBe(720)
    expect(minutesAfterDueIn([{ flight: 'f', time: '12:00' }], { _id: 'w', flight: 'f', checkedInAt: '00:00' }, 0)).toBe(-720)
  })

  test('the penalty is that of the flight; minutes that were typed go first; without rows or flight nobody is late', () => {
    const rules: WeightSettings = { dueIn, lateArrivalMinutesTrigger: 1, lateArrivalPenalty: POUND }
    expect(score(rules, { weight: 160_000, flight: 'f1', checkedInAt: '15:01' }).penaltyWeightIncurred).toBe(POUND)
    expect(score(rules, { weight: 160_000, flight: 'f1', checkedInAt: '14:30' }, 1).penaltyWeightIncurred).toBe(POUND)
    expect(score(rules, { weight: 160_000, flight: 'f1', checkedInAt: '15:01', minutesLate: 0 }).penaltyWeightIncurred).toBe(0)
    expect(score({ ...rules, dueIn: null }, { weight: 160_000, flight: 'f1', checkedInAt: '15:01' }).penaltyWeightIncurred).toBe(0)
    expect(score(rules, { weight: 160_000, checkedInAt: '15:01' }).penaltyWeightIncurred).toBe(0)
  })

  test('the row of another flight or of another day says nothing', () => {
    const rows = [
      { flight: 'f2', day: 1, time: '12:00' },
      { flight: 'f1', day: 1, time: '14:00' },
      { flight: 'f3', day: 2, time: '10:00' },
      { flight: 'f2', time: '11:00' },
      { flight: 'f1', time: '15:00' },
    ]
    const minutes = (flight: string, day: number) => minutesAfterDueIn(rows, { _id: 'w', flight, checkedInAt: '15:00' }, day)
    expect([minutes('f1', 1), minutes('f1', 0), minutes('f3', 0), minutes('f3', 2)]).toEqual([60, 0, 0, 300])
    expect(minutesAfterDueIn(rows, { _id: 'w', flight: 'f1' }, 0)).toBe(0)
  })

  test('a day record asks for its own day', () => {
    const settings: Settings = { weight: { dueIn, lateArrivalMinutesTrigger: 1, lateArrivalPenalty: POUND } }
    const weighIns = [{ _id: 'w', weight: 160_000, flight: 'f1', checkedInAt: '14:30' }]
    expect(dayRecord({ settings, day: 0, weighIns }).penaltyWeightIncurred).toBe(0)
    expect(dayRecord({ settings, day: 1, weighIns }).penaltyWeightIncurred).toBe(POUND)
  })
})

describe('the tie-break chain', () => {
  type Catch = Partial<Omit<WeighIn, '_id'>>
  const ranked = (tieBreaks: TieBreak[] | null, boats: Record<string, Catch[][]>, more: Settings = {}) => {
    const settings: Settings = { ...more, tieBreaks }
    const entries = Object.entries(boats).map(
      ([_id, days]): Entry => ({
        _id,
        weights: days.map((bags, day) => dayRecord({ settings, day, weighIns: bags.map((bag) => ({ _id: 'w', ...bag })) })),
      }),
    )
    const { standings: rows } = standings({ tournament: { _id: 't', settings }, entries })
    return rows.map(({ entry, position, tied }) => `${position}${tied ? '=' : ''} ${entry}`)
  }
  const equal = {
    ann: [[{ weight: 160_000, bigFish: 64_000, totalFish: 4 }]],
    bo: [[{ weight: 160_000, bigFish: 48_000, totalFish: 5 }]],
  }

  test.each<[TieBreak[] | null, string[]]>([
    [null, ['1 ann', '2 bo']],
    [[], ['1 ann', '2 bo']],
    [['biggest-fish'], ['1 ann', '2 bo']],
    [['most-fish'], ['1 bo', '2 ann']],
    [
      ['shared', 'most-fish'],
      ['1= ann', '1= bo'],
    ],
    [
      ['heaviest-day', 'most-fish'],
      ['1 bo', '2 ann'],
    ],
    [['heaviest-day'], ['1= ann', '1= bo']],
  ])('%j', (chain, places) => {
    expect(ranked(chain, equal)).toEqual(places)
  })

  test('goes before the switch for big fish, which only speaks where there is no chain', () => {
    const off: Settings = { payout: { breakTiesWithBigFish: false } }
    expect(ranked(['biggest-fish'], equal, off)).toEqual(['1 ann', '2 bo'])
    expect(ranked([], equal, off)).toEqual(['1= ann', '1= bo'])
  })

  test('heaviest day', () => {
    const boats = {
      ann: [[{ weight: 80_000 }], [{ weight: 80_000 }]],
      bo: [[{ weight: 100_000 }], [{ weight: 60_000 }]],
    }
    expect(ranked(['heaviest-day'], boats)).toEqual(['1 bo', '2 ann'])
  })

  // "Tak and Ike tie", bassmaster.com: rule C20 of the 2011 Elite Series, and what both had weighed after two days.
  test('number of fish, live fish, heaviest day, second heaviest day: Omori goes on for his first day', () => {
    const limit = (pounds: number, ounces: number) => [{ weight: (pounds * 16 + ounces) * 1000, totalFish: 5 }]
    const rule: TieBreak[] = ['most-fish', 'most-live-fish', 'heaviest-day', 'next-heaviest-day']
    const boats = { iaconelli: [limit(10, 7), limit(13, 5)], omori: [limit(13, 14), limit(9, 14)] }
    expect(ranked(rule, boats)).toEqual(['1 omori', '2 iaconelli'])
    expect(ranked(rule.slice(0, 2), boats)).toEqual(['1= iaconelli', '1= omori'])
    const oneDied = { ...boats, omori: [[{ ...limit(13, 14)[0]!, deadFishCount: 1 }], limit(9, 14)] }
    expect(ranked(rule, oneDied)).toEqual(['1 iaconelli', '2 omori'])
  })

  test('most live fish: what was counted alive, else all that are not dead, and none of a day that was lost', () => {
    const bag = { weight: 80_000, totalFish: 5 }
    const boats = { ann: [[{ ...bag, deadFishCount: 2 }]], bo: [[bag]], cy: [[{ ...bag, liveFishCount: 4 }]] }
    expect(ranked(['most-live-fish'], boats)).toEqual(['1 bo', '2 cy', '3 ann'])
    expect(ranked(['most-fish'], boats)).toEqual(['1= ann', '1= bo', '1= cy'])
    const lost: Settings = { weight: { loseDay: { minutesLate: 15 } } }
    const late = { ann: [[{ ...bag, minutesLate: 15 }], [bag]], bo: [[{ weight: 80_000, totalFish: 6, deadFishCount: 0 }]] }
    expect(ranked(['most-live-fish'], late, lost)).toEqual(['1 bo', '2 ann'])
  })

  test('next heaviest day: after equal best days the second one, as in a rule book with three days', () => {
    const days = (...weights: number[]) => weights.map((weight) => [{ weight }])
    const boats = { ann: days(120, 100, 80), bo: days(90, 120, 90), cy: days(80, 120, 100) }
    expect(ranked(['heaviest-day'], boats)).toEqual(['1= ann', '1= bo', '1= cy'])
    expect(ranked(['heaviest-day', 'next-heaviest-day'], boats)).toEqual(['1= ann', '1= cy', '3 bo'])
  })

  test('next largest fish: the second, then the third, a fish before none, of all days together', () => {
    const one = (...fish: number[]) => [fish.map((weight) => ({ weight, totalFish: 1 }))]
    expect(ranked(['next-largest-fish'], { ann: one(50, 30, 20), bo: one(50, 26, 24) })).toEqual(['1 ann', '2 bo'])
    expect(ranked(['next-largest-fish'], { ann: one(50, 30, 20), bo: one(50, 30, 12, 8) })).toEqual(['1 ann', '2 bo'])
    expect(ranked(['next-largest-fish'], { ann: one(40, 30, 30), bo: one(50, 30, 20) })).toEqual(['1 ann', '2 bo'])
    expect(ranked(['next-largest-fish'], { ann: one(80, 20), bo: one(50, 50) })).toEqual(['1 bo', '2 ann'])
    expect(ranked(['next-largest-fish'], { ann: one(60, 40), bo: one(60, 40) })).toEqual(['1= ann', '1= bo'])
    const overDays = { ann: [[{ weight: 60, totalFish: 1 }], [{ weight: 40, totalFish: 1 }]], bo: one(70, 30) }
    expect(ranked(['next-largest-fish'], overDays)).toEqual(['1 ann', '2 bo'])
  })

  test('first weighed: the first bag of the last day; nobody without a time goes before', () => {
    const at = (weighedAt: string | null) => ({ weight: 80_000, ...(weighedAt === null ? {} : { weighedAt }) })
    const boats = {
      ann: [[at('2026-05-09T20:00Z')], [at('2026-05-10T20:05Z'), at('2026-05-10T20:02Z')]],
      bo: [[at('2026-05-09T20:30Z')], [at('2026-05-10T20:03Z'), at('2026-05-10T20:04Z')]],
      cy: [[at(null)], [at(null), at(null)]],
    }
    expect(ranked(['first-weighed'], boats)).toEqual(['1 ann', '2 bo', '3 cy'])
  })

  test('asks a day record only what the chain wants to know', () => {
    const weighIns = [{ _id: 'w', weight: 160_000, bigFish: 64_000, weighedAt: '2026-05-09T20:00Z' }]
    expect(dayRecord({ settings: { tieBreaks: ['most-fish'] }, day: 0, weighIns })).not.toHaveProperty('fishWeights')
    expect(dayRecord({ settings: { tieBreaks: ['next-largest-fish'] }, day: 0, weighIns }).fishWeights).toEqual([64_000])
    expect(dayRecord({ settings: { tieBreaks: ['next-largest-fish'] }, day: 0, weighIns })).not.toHaveProperty('firstWeighedAt')
    expect(dayRecord({ settings: { tieBreaks: ['first-weighed'] }, day: 0, weighIns }).firstWeighedAt).toBe('2026-05-09T20:00Z')
  })

  test('of a day that was taken no fish is left', () => {
    const settings: Settings = { tieBreaks: ['next-largest-fish'], weight: { loseDay: { minutesLate: 1 } } }
    expect(dayRecord({ settings, day: 0, weighIns: [{ _id: 'w', weight: 160_000, bigFish: 64_000, minutesLate: 5 }] }).fishWeights).toEqual(
      [],
    )
  })
})

describe('settings that contradict themselves', () => {
  test('a limit that is null is no limit', () => {
    const rules: WeightSettings = { lateArrivalMinutesTrigger: null, lateArrivalPenalty: POUND, lateDisqualificationMinutesTrigger: null }
    expect(score(rules, { weight: 160_000, minutesLate: 9 })).toMatchObject({ adjustedWeight: 160_000, disqualified: false })
  })

  test('of two rows for every species the first counts, for a bag without one, too', () => {
    const liveFishBonuses = [
      { species: '', bonus: 70 },
      { species: null, bonus: 50 },
    ]
    expect(score({ liveFishBonuses }, { weight: 100, liveFishCount: 1 }).bonusWeightAdded).toBe(70)
    expect(score({ liveFishBonuses }, { weight: 100, liveFishCount: 1, species: 'Bass' }).bonusWeightAdded).toBe(70)
  })

  test('of two cut lines after one day the stricter counts, and a line that keeps nobody is none', () => {
    const boats = [3, 2, 1].map((pounds): Entry => ({ _id: `b${pounds}`, weights: [{ day: 0, adjustedWeight: pounds * POUND }] }))
    const cutAfter = (cuts: { afterDay: number; keep: number }[]) =>
      standings({ tournament: { _id: 't', hasCuts: true, settings: { cuts } }, entries: boats }).standings.map(
        ({ cutAfterDay }) => cutAfterDay,
      )
    expect(
      cutAfter([
        { afterDay: 0, keep: 2 },
        { afterDay: 0, keep: 1 },
      ]),
    ).toEqual([null, 0, 0])
    expect(cutAfter([{ afterDay: 0, keep: 0 }])).toEqual([null, null, null])
    expect(cutAfter([{ afterDay: 0, keep: 9 }])).toEqual([null, null, null])
    expect(cutAfter([{ afterDay: 1, keep: 1 }])).toEqual([null, null, null])
  })

  test('a weight that is not whole is rounded, and none is heavier than any fish', () => {
    expect(score({ deadFishPenalty: 4_000.5 }, { weight: 160_000, deadFishCount: 1 }).penaltyWeightIncurred).toBe(4_001)
    expect(score({ deadFishPenalty: 4_000.4 }, { weight: 160_000, deadFishCount: 1 }).penaltyWeightIncurred).toBe(4_000)
    expect(score({ deadFishPenalty: 1e21 }, { weight: 160_000, deadFishCount: 1 }).penaltyWeightIncurred).toBe(1_000_000_000)
    expect(score({ deadFishPenalty: 4_000, deadFishPenaltyFrom: 2.9 }, { weight: 160_000, deadFishCount: 3 }).penaltyWeightIncurred).toBe(
      8_000,
    )
    expect(
      score({ overLimitAction: 'lose-biggest-fish', fishLimit: 4.5 }, { weight: 160_000, totalFish: 5, bigFish: 50_000 })
        .penaltyWeightIncurred,
    ).toBe(50_000)
    expect(
      score({ overLimitAction: 'lose-biggest-fish', fishLimit: 0.5 }, { weight: 160_000, totalFish: 5, bigFish: 50_000 })
        .penaltyWeightIncurred,
    ).toBe(0)
  })

  test('a penalty below nothing is none', () => {
    const rules: WeightSettings = {
      deadFishPenalty: -4_000,
      lateArrivalMinutesTrigger: 0,
      lateArrivalPenalty: -1,
      weightToSubtractForShortFish: -1,
      liveFishBonuses: [{ species: null, bonus: -1_600 }],
    }
    expect(score(rules, { weight: 160_000, totalFish: 5, deadFishCount: 2, minutesLate: 3, shortFishCount: 1 })).toMatchObject({
      adjustedWeight: 160_000,
      penaltyWeightIncurred: 0,
      bonusWeightAdded: 0,
    })
  })
})
