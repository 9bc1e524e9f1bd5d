import { describe, expect, test } from 'vitest'
import { dayRecord } from './day-record.ts'
import { dayScorer } from './day-totals.ts'
import { toContender } from './entry-totals.ts'
import { isDisqualified, isIncomplete, weighedDays } from './field.ts'
import { standings } from './standings.ts'
import { compareTied, decidingTieBreak, type TieKeys, tieBreaksOf, tieFigures } from './tie-breaks.ts'
import type { Entry, Settings, TieBreak, Tournament, WeighIn } from './types.ts'

const bag = (more: Partial<WeighIn>): WeighIn => ({ _id: 'w', totalFish: 1, ...more })
const event = (settings: Settings, more: Partial<Tournament> = {}): Tournament => ({ _id: 't', settings, ...more })

describe('a day without its words', () => {
  test('knows nothing of the day before it', () => {
    const score = dayScorer(event({ weight: { loseDay: { minutesLate: 9 } } }, { sidepots: [{ _id: 's', species: 'Bass' }] }))
    const lost = score(0, [bag({ weight: 90, species: 'Bass', minutesLate: 9 })])
    const clean = score(1, [bag({ weight: 50, species: 'Bass' })])
    expect([lost.adjustedWeight, lost.penaltyWeightIncurred, lost.speciesWeights]).toEqual([0, 90, []])
    expect(clean).toEqual({
      day: 1,
      adjustedWeight: 50,
      totalFish: 1,
      bigFish: 50,
      penaltyWeightIncurred: 0,
      bonusWeightAdded: 0,
      disqualified: false,
      bigFishWeightsWithSpecies: [{ species: 'Bass', weight: 50 }],
      speciesWeights: [{ species: 'Bass', weight: 50 }],
    })
    expect(score(2, null)).toMatchObject({ day: 2, adjustedWeight: 0, bigFishWeightsWithSpecies: [] })
    expect(clean.speciesWeights).toEqual([{ species: 'Bass', weight: 50 }])
  })

  test('lists only the species that a pot asks for: the largest fish, and the sum', () => {
    const bags = [
      bag({ weight: 50, species: 'A' }),
      bag({ weight: 70, species: 'A' }),
      bag({ weight: 60, species: 'A' }),
      bag({ weight: 90, species: 'B' }),
      bag({ weight: 5 }),
    ]
    const asked = (bigfishpots: Tournament['bigfishpots'], sidepots: Tournament['sidepots'] = []) => {
      const { bigFishWeightsWithSpecies, speciesWeights } = dayScorer(
        event({}, { bigfishpots: bigfishpots ?? null, sidepots: sidepots ?? null }),
      )(0, bags)
      return [bigFishWeightsWithSpecies, speciesWeights]
    }
    const ofA = [[{ species: 'A', weight: 70 }], [{ species: 'A', weight: 180 }]]
    expect(asked([{ _id: 'b', species: 'A' }])).toEqual(ofA)
    expect(asked(null, [{ _id: 's', species: 'A' }])).toEqual(ofA)
    expect(asked([{ _id: 'b', species: 'C' }])).toEqual([[], []])
    expect(asked([{ _id: 'b', species: '' }, { _id: 'c' }])).toEqual([[], []])
    expect(asked([{ _id: 'b', species: 'B' }], [{ _id: 's', species: 'A' }])).toEqual([
      [
        { species: 'A', weight: 70 },
        { species: 'B', weight: 90 },
      ],
      [
        { species: 'A', weight: 180 },
        { species: 'B', weight: 90 },
      ],
    ])
  })

  test('answers the steps of the chain that look into a day, and no others', () => {
    const bags = [
      bag({ weight: 30, weighedAt: '2026-05-09T20:05Z' }),
      bag({ weight: 0 }),
      bag({ weight: 70, weighedAt: '2026-05-09T20:01Z' }),
      bag({ weight: 50, weighedAt: '2026-05-09T20:03Z', deadFishCount: 1 }),
    ]
    const facts = (...tieBreaks: TieBreak[]) => {
      const { liveFish, fishWeights, firstWeighedAt } = dayScorer(event({ tieBreaks }))(0, bags)
      return [liveFish, fishWeights, firstWeighedAt]
    }
    expect(facts('next-largest-fish')).toEqual([undefined, [70, 50, 30], undefined])
    expect(facts('most-fish', 'first-weighed')).toEqual([undefined, undefined, '2026-05-09T20:01Z'])
    expect(facts('most-live-fish')).toEqual([3, undefined, undefined])
    expect(facts('most-fish', 'heaviest-day', 'next-heaviest-day')).toEqual([undefined, undefined, undefined])
    expect(dayScorer(event({ tieBreaks: ['first-weighed'] }))(0, [bag({})]).firstWeighedAt).toBeNull()
  })

  test('single is the last reading, big-bass the best fish, the first of two equal ones; an unknown mode adds up', () => {
    const weights = (weighInMode: Settings['weighInMode'], ...bags: Partial<WeighIn>[]) =>
      dayScorer(event({ weighInMode: weighInMode ?? null, weight: { deadFishPenalty: 10 } }))(0, bags.map(bag))
    expect(weights('single', { weight: 80 }, { weight: 50 })).toMatchObject({ adjustedWeight: 50, bigFish: 50 })
    expect(weights('single', { weight: 50 }, { weight: 80, deadFishCount: 1 })).toMatchObject({
      adjustedWeight: 70,
      penaltyWeightIncurred: 10,
    })
    expect(weights('big-bass', { weight: 80 }, { weight: 90, deadFishCount: 1 })).toMatchObject({
      adjustedWeight: 80,
      penaltyWeightIncurred: 0,
      bigFish: 90,
    })
    expect(weights('big-bass', { weight: 80 }, { weight: 90 })).toMatchObject({ adjustedWeight: 90 })
    expect(weights('big-bass', { weight: 5, deadFishCount: 1 })).toMatchObject({ adjustedWeight: 0, penaltyWeightIncurred: 10 })
    expect(weights('by the moon' as never, { weight: 80 }, { weight: 50 })).toMatchObject({ adjustedWeight: 130 })
    expect(weights(undefined, { weight: 80 }, { weight: 50 })).toMatchObject({ adjustedWeight: 130 })
  })
})

describe('a day record', () => {
  const bigBass: Settings = { weighInMode: 'big-bass', weight: { deadFishPenalty: 10, liveFishBonuses: [{ species: null, bonus: 1 }] } }
  const logsOf = (...bags: Partial<WeighIn>[]) => {
    const { penaltyLog, bonusLog } = dayRecord({ settings: bigBass, day: 0, weighIns: bags.map(bag) })
    return [penaltyLog.map(({ message }) => message), bonusLog.map(({ weight }) => weight)]
  }

  test('of a big-bass day has the log of its best fish alone, wherever it was weighed', () => {
    const dead = { weight: 90_000, totalFish: 1, deadFishCount: 1 }
    const alive = { weight: 50_000, totalFish: 3 }
    expect(logsOf(dead, alive)).toEqual([['0.00 lbs for 1 dead fish'], []])
    expect(logsOf(alive, dead)).toEqual([['0.00 lbs for 1 dead fish'], []])
    expect(logsOf(alive, dead, alive)).toEqual([['0.00 lbs for 1 dead fish'], []])
    expect(logsOf(alive, { weight: 40_000 })).toEqual([[], [3]])
  })

  test('of a single day is the last of three readings', () => {
    const record = dayRecord({ settings: { weighInMode: 'single' }, day: 0, weighIns: [10, 20, 40].map((weight) => bag({ weight })) })
    expect(record).toMatchObject({ weight: 40, totalFish: 1 })
  })

  test('lists its species in order, the largest fish and the weight; what weighs nothing is left out', () => {
    const weighIns = [
      bag({ weight: 50, species: 'B' }),
      bag({ weight: 70, totalFish: 2, species: 'A' }),
      bag({ weight: 0, species: 'C' }),
      bag({ weight: 60, bigFish: 30, species: 'A' }),
    ]
    expect(dayRecord({ settings: {}, day: 0, weighIns })).toMatchObject({
      speciesInfo: [
        { species: 'A', count: 3 },
        { species: 'B', count: 1 },
        { species: 'C', count: 1 },
      ],
      bigFishWeightsWithSpecies: [
        { species: 'A', weight: 30 },
        { species: 'B', weight: 50 },
      ],
      speciesWeights: [
        { species: 'A', weight: 130 },
        { species: 'B', weight: 50 },
      ],
    })
    const fishOnly = dayRecord({
      settings: {},
      day: 0,
      weighIns: [bag({ weight: 10, species: 'B' }), bag({ weight: 0, bigFish: 9, species: 'A' })],
    })
    expect(fishOnly.bigFishWeightsWithSpecies.map(({ species }) => species)).toEqual(['A', 'B'])
  })

  test('of one day tells of that day alone, also of an entry that is out', () => {
    const out: Entry = {
      _id: 'a',
      weights: [
        { day: 0, disqualified: true, penaltyWeightIncurred: 7 },
        { day: 1, penaltyWeightIncurred: 5 },
      ],
    }
    expect(standings({ tournament: { _id: 't' }, entries: [out], day: 0 }).standings[0]).toMatchObject({ totalPenaltyWeightIncurred: 7 })
    expect(standings({ tournament: { _id: 't' }, entries: [out] }).standings[0]).toMatchObject({ totalPenaltyWeightIncurred: 12 })
  })
})

describe('what an entry is ranked by', () => {
  const of = (weights: Entry['weights'], settings: Settings = {}) => toContender(event(settings), { _id: 'ann', weights: weights ?? null })

  test('all fish of all days, largest first; the time of the last day that has one', () => {
    const days = [
      { day: 2, fishWeights: [40], firstWeighedAt: null },
      { day: 0, fishWeights: [60, 20], firstWeighedAt: 'first' },
      { day: 1, fishWeights: [50, 30], firstWeighedAt: 'second' },
      { day: 0, firstWeighedAt: 'once more' },
    ]
    expect(of(days)).toMatchObject({ fishWeights: [60, 50, 40, 30, 20], firstWeighedAt: 'second' })
    expect(of([{ firstWeighedAt: 'a' }, { firstWeighedAt: 'b' }])).toMatchObject({ firstWeighedAt: 'a' })
    expect(of(null)).toMatchObject({ totalWeight: 0, heaviestDay: 0, fishWeights: [], firstWeighedAt: null })
  })

  test('the heaviest day, which in a big-bass event is the total', () => {
    const days = [{ adjustedWeight: 30 }, { day: 1, adjustedWeight: 50 }, { day: 2, adjustedWeight: 20 }]
    expect(of(days)).toMatchObject({ totalWeight: 100, heaviestDay: 50 })
    expect(of(days, { weighInMode: 'big-bass' })).toMatchObject({ totalWeight: 50, heaviestDay: 50 })
  })
})

describe('the field', () => {
  const boat = (...weights: NonNullable<Entry['weights']>): Entry => ({ _id: 'a', weights })

  test('is disqualified as an entry, or on a day; asked for one day, by that day alone', () => {
    expect(isDisqualified({ _id: 'a', disqualified: true })).toBe(true)
    expect(isDisqualified({ _id: 'a' })).toBe(false)
    expect(isDisqualified(boat({ day: 0 }, { day: 1, disqualified: true }))).toBe(true)
    expect(isDisqualified(boat({ day: 0 }, { day: 1, disqualified: true }), 1)).toBe(true)
    expect(isDisqualified(boat({ day: 0 }, { day: 1, disqualified: true }), 0)).toBe(false)
    expect(isDisqualified(boat({ disqualified: true }), 0)).toBe(true)
    expect(isDisqualified(boat({ disqualified: true }), 1)).toBe(false)
    expect(isDisqualified({ _id: 'a', disqualified: true }, 1)).toBe(true)
  })

  test('has been weighed on days; looking stops at enough of them', () => {
    const field = [boat({ day: 0 }), { _id: 'b' }, boat({ day: 1 }, {}), boat({ day: 2 })]
    expect(weighedDays(field)).toEqual(new Set([0, 1, 2]))
    expect(weighedDays(field, 2)).toEqual(new Set([0, 1]))
    expect(weighedDays(field, 1)).toEqual(new Set([0]))
  })

  test.each([
    [null, false],
    [['a'], false],
    [['a', 'b'], false],
    [['a', 'b', 'c'], true],
  ])('with the dates %j is incomplete: %s', (tournamentDates, incomplete) => {
    expect(isIncomplete({ _id: 't', tournamentDates }, [boat({ day: 0 }), boat({ day: 1 })])).toBe(incomplete)
  })

  test('of one day planned that nobody weighed is not incomplete', () => {
    expect(isIncomplete({ _id: 't', tournamentDates: ['a'] }, [])).toBe(false)
  })
})

describe('a tie', () => {
  const keys = (more: Partial<TieKeys>): TieKeys => ({
    bigFish: 0,
    totalFish: 0,
    liveFish: 0,
    heaviestDay: 0,
    dayWeights: [],
    fishWeights: [],
    firstWeighedAt: null,
    ...more,
  })
  const ann = keys({
    bigFish: 5,
    totalFish: 4,
    liveFish: 3,
    heaviestDay: 30,
    dayWeights: [30, 20],
    fishWeights: [5, 3, 2],
    firstWeighedAt: 'b',
  })
  const bo = keys({ bigFish: 6, totalFish: 3, heaviestDay: 40, dayWeights: [40, 10], fishWeights: [5, 3], firstWeighedAt: 'a' })

  test.each<[TieBreak, number, unknown, unknown]>([
    ['biggest-fish', 1, 5, 6],
    ['most-fish', -1, 4, 3],
    ['most-live-fish', -3, 3, 0],
    ['heaviest-day', 10, 30, 40],
    ['next-heaviest-day', -10, 20, 10],
    ['next-largest-fish', -2, 2, 0],
    ['first-weighed', 1, 'b', 'a'],
    ['shared', 0, null, null],
  ])('by %s', (step, order, mine, theirs) => {
    expect(compareTied([step], ann, bo)).toBe(order)
    expect(compareTied([step], bo, ann)).toBe(order === 0 ? 0 : -order)
    expect(tieFigures(step, ann, bo)).toEqual({ mine, theirs })
    expect(decidingTieBreak([step], ann, bo)).toBe(order === 0 ? null : step)
  })

  test('is decided by the first step that can', () => {
    const cy = keys({ ...ann, heaviestDay: 31 })
    expect(decidingTieBreak(['biggest-fish', 'most-fish', 'heaviest-day'], ann, cy)).toBe('heaviest-day')
    expect(compareTied(['biggest-fish', 'most-fish', 'heaviest-day'], ann, cy)).toBe(1)
    expect(compareTied([], ann, bo)).toBe(0)
    expect(decidingTieBreak([], ann, bo)).toBeNull()
  })

  test('by the next heaviest day: the second, then the third; no day is a day of nothing', () => {
    const days = (...dayWeights: number[]) => keys({ dayWeights })
    expect(compareTied(['next-heaviest-day'], days(12, 10, 8), days(12, 9, 9))).toBe(-1)
    expect(compareTied(['next-heaviest-day'], days(12, 10, 8), days(12, 10, 7, 1))).toBe(-1)
    expect(compareTied(['next-heaviest-day'], days(12, 10), days(12, 10, 0))).toBe(0)
    expect(compareTied(['next-heaviest-day'], days(), days())).toBe(0)
  })

  test('by the next largest fish leaves the biggest alone', () => {
    expect(compareTied(['next-largest-fish'], keys({ fishWeights: [9, 3] }), keys({ fishWeights: [5, 3] }))).toBe(0)
    expect(tieFigures('next-largest-fish', keys({ fishWeights: [9, 3] }), keys({ fishWeights: [5, 3] }))).toEqual({ mine: 0, theirs: 0 })
  })

  test.each<[Settings | null, TieBreak[]]>([
    [null, ['biggest-fish']],
    [{}, ['biggest-fish']],
    [{ payout: { breakTiesWithBigFish: false } }, []],
    [{ payout: { breakTiesWithBigFish: null } }, ['biggest-fish']],
    [{ tieBreaks: [] }, ['biggest-fish']],
    [{ tieBreaks: [], payout: { breakTiesWithBigFish: false } }, []],
    [{ tieBreaks: ['most-fish', 'shared', 'biggest-fish'] }, ['most-fish']],
    [{ tieBreaks: ['shared'] }, []],
    [{ tieBreaks: ['most-fish', 'most-fish', 'heaviest-day'] }, ['most-fish', 'heaviest-day']],
    [{ tieBreaks: ['most-fish', 'prettiest' as never] }, ['most-fish']],
  ])('the steps in force under %j', (settings, chain) => {
    expect(tieBreaksOf(settings)).toEqual(chain)
  })
})
