import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateTournament, type EntryToCount, type TournamentToCount } from '../results/calculate.ts'
import { EMPTY_BAG } from './bag.ts'
import { planCorrection, planVoid } from './plan-weigh-in.ts'
import { showWeighIn } from './show-weigh-in.ts'
import { type DayOfWeighIn, weighInFlags } from './weigh-in-flags.ts'
import { foldLog, toEvent, type WeighInRecord } from './weigh-in-records.ts'

const LB = 16_000
const forkOpen: TournamentToCount = {
  _id: 'fork',
  name: 'Lake Fork Open',
  status: 'In Progress',
  updatedAt: '2027-06-12T11:00:00.000Z',
  tournamentDates: ['2027-06-12', '2027-06-13'],
  entryFee: 10_000,
  hasCuts: false,
  settings: { weighInMode: 'single' },
  setupOptions: {},
  bigfishpots: [],
  sidepots: [],
  groups: [],
}
const boat = (_id: string, user: string): EntryToCount => ({ _id, users: [user], createdAt: '2027-06-01T08:00:00.000Z', groups: [] })
const BOATS = [boat('reyes', 'ana'), boat('hall', 'cal')]

const event = (_id: string, more: Partial<WeighInRecord> = {}): WeighInRecord => ({
  ...EMPTY_BAG,
  weight: 10 * LB,
  totalFish: 5,
  _id,
  weighIn: _id,
  kind: 'weigh',
  tournament: 'fork',
  entry: 'reyes',
  day: 0,
  at: '2027-06-12T20:00:00.000Z',
  receivedAt: '2027-06-12T20:00:01.000Z',
  by: 'director',
  station: 'North ramp',
  reason: null,
  additional: false,
  raw: null,
  after: null,
  ...more,
})
const flags = (log: WeighInRecord[], more: Partial<TournamentToCount> = {}, days: DayOfWeighIn[] = []) =>
  weighInFlags(calculateTournament({ tournament: { ...forkOpen, ...more }, entries: BOATS, events: log.map(toEvent) }), days)
const kinds = (log: WeighInRecord[], more?: Partial<TournamentToCount>) => flags(log, more).map(({ kind }) => kind)

describe('a boat that two stations weighed', () => {
  const north = event('bag1')
  const south = event('bag2', { at: '2027-06-12T20:05:00.000Z', station: 'South ramp', weight: 11 * LB })

  test('is a question, with both bags in the order they were weighed', () => {
    expect(flags([south, north])).toEqual([{ kind: 'weighed-twice', entry: 'reyes', day: 0, weighIns: ['bag1', 'bag2'] }])
  })

  test('is none any more once one of them is void, or is said to be one more bag', () => {
    const gone = event('void1', { weighIn: 'bag2', kind: 'void', at: '2027-06-12T21:00:00.000Z', reason: 'wrong boat' })
    const both = event('more1', { weighIn: 'bag2', kind: 'correct', weight: 11 * LB, additional: true, reason: 'both count' })
    expect(kinds([north, south, gone])).toEqual([])
    expect(kinds([north, south, both])).toEqual([])
  })

  test('is none on two days, of two boats, or where bags are weighed one by one', () => {
    expect(kinds([north, { ...south, day: 1 }])).toEqual([])
    expect(kinds([north, { ...south, entry: 'hall' }])).toEqual([])
    expect(kinds([north, south], { setupOptions: { multipleDailyWeighIns: true } })).toEqual([])
    expect(kinds([north, south], { settings: { weighInMode: 'big-bass' } })).toEqual([])
  })

  test('weighs once in each session', () => {
    const sessions = { settings: { weighInMode: 'intraday-multiple-sessions' as const } }
    expect(
      kinds(
        [
          { ...north, periodIndex: 0 },
          { ...south, periodIndex: 1 },
        ],
        sessions,
      ),
    ).toEqual([])
    expect(
      kinds(
        [
          { ...north, periodIndex: 1 },
          { ...south, periodIndex: 1 },
        ],
        sessions,
      ),
    ).toEqual(['weighed-twice'])
    expect(kinds([north, south], sessions)).toEqual([])
  })
})

describe('a weigh-in that two people corrected', () => {
  const bag = event('bag1')
  const early = event('fix1', {
    weighIn: 'bag1',
    kind: 'correct',
    weight: 9 * LB,
    at: '2027-06-12T21:00:00.000Z',
    reason: 'misread',
    after: ['bag1'],
  })
  const late = event('fix2', {
    weighIn: 'bag1',
    kind: 'correct',
    weight: 8 * LB,
    at: '2027-06-12T21:01:00.000Z',
    reason: 'tare',
    after: ['bag1'],
  })

  test('keeps both, the later one counts, and somebody is asked', () => {
    expect(flags([late, early, bag])).toEqual([{ kind: 'two-corrections', entry: 'reyes', day: 0, weighIns: ['bag1'] }])
    const [stored] = foldLog([late, early, bag])
    expect(showWeighIn(stored!, forkOpen)).toMatchObject({ weight: 8 * LB, _rev: 3, corrected: true })
  })

  test('is settled by a correction that knew both, or by voiding it', () => {
    const settled = event('fix3', { ...late, _id: 'fix3', at: '2027-06-12T22:00:00.000Z', after: ['fix1', 'fix2'] })
    expect(kinds([bag, early, late, settled])).toEqual([])
    expect(kinds([bag, early, late, { ...settled, kind: 'void' }])).toEqual([])
  })

  test('is no question when the second knew the first, or says nothing about it', () => {
    expect(kinds([bag, early, { ...late, after: ['fix1'] }])).toEqual([])
    expect(kinds([bag, { ...early, after: null }, { ...late, after: null }])).toEqual([])
  })
})

describe('a weigh-in that one person voided and another corrected', () => {
  const bag = event('bag1')
  const fix = event('fix1', {
    ...bag,
    _id: 'fix1',
    kind: 'correct',
    weight: 9 * LB,
    at: '2027-06-12T21:00:00.000Z',
    reason: 'misread',
    after: ['bag1'],
  })
  const gone = event('void1', { weighIn: 'bag1', kind: 'void', at: '2027-06-12T21:01:00.000Z', reason: 'wrong boat', after: ['bag1'] })
  const asked = [{ kind: 'void-and-correction', entry: 'reyes', day: 0, weighIns: ['bag1'] }]

  test('is a question, whichever of them came first', () => {
    expect(flags([bag, fix, gone])).toEqual(asked)
    expect(flags([bag, { ...gone, at: '2027-06-12T20:30:00.000Z' }, fix])).toEqual(asked)
  })

  test('is none where one of them knew the other, or both voided it', () => {
    expect(kinds([bag, fix, { ...gone, after: ['fix1'] }])).toEqual([])
    expect(kinds([bag, gone, { ...fix, at: '2027-06-12T22:00:00.000Z', after: ['void1'] }])).toEqual([])
    expect(kinds([bag, gone, { ...gone, _id: 'void2' }])).toEqual([])
  })

  test('is settled by a void that knew both, and only then is a second void written', () => {
    const [stored] = foldLog([bag, fix, gone])
    const again = planVoid(stored!, 'it stays void', { id: 'void2', by: 'ana', now: '2027-06-12T22:00:00.000Z' })!
    expect(again).toMatchObject({ kind: 'void', after: ['fix1', 'void1'] })
    expect(kinds([bag, fix, gone, again])).toEqual([])
    expect(
      planVoid(foldLog([bag, fix, gone, again])[0]!, 'once more', { id: 'void3', by: 'ana', now: '2027-06-12T23:00:00.000Z' }),
    ).toBeNull()
  })
})

test('two bags that came under one id are a question, however often a boat may weigh, until somebody says something of the second', () => {
  const many = { setupOptions: { multipleDailyWeighIns: true } }
  const second = event('bag2', { at: '2027-06-12T20:05:00.000Z', weight: 15 * LB, clashOf: 'bag1' })
  const asked = [{ kind: 'weighed-twice', entry: 'reyes', day: 0, weighIns: ['bag1', 'bag2'] }]
  expect(flags([event('bag1'), second], many)).toEqual(asked)
  expect(flags([event('bag1'), second])).toEqual(asked)
  const stored = foldLog([event('bag1'), second])[1]!
  const writer = { id: 'both', by: 'ana', now: '2027-06-12T22:00:00.000Z' }
  const both = planCorrection(stored, { additional: true, reason: 'both count' }, writer)!
  expect(kinds([event('bag1'), second, both], many)).toEqual([])
  expect(kinds([event('bag1'), second, both])).toEqual([])
})

test('a bag that came in after its day was closed is a question until the day is closed again', () => {
  const bag = event('bag1', { receivedAt: '2027-06-12T23:00:00.000Z' })
  const closed = (closedAt: string, day = 0) => [{ day, closed: true, closedAt }]
  expect(flags([bag], {}, closed('2027-06-12T22:00:00.000Z'))).toEqual([{ kind: 'came-late', entry: 'reyes', day: 0, weighIns: ['bag1'] }])
  expect(flags([bag], {}, closed('2027-06-12T23:30:00.000Z'))).toEqual([])
  expect(flags([bag], {}, closed('2027-06-12T22:00:00.000Z', 1))).toEqual([])
  expect(flags([bag], {}, [{ day: 0, closed: false, closedAt: '2027-06-12T22:00:00.000Z' }])).toEqual([])
})

test('a bag of a boat that did not make the cut is a question', () => {
  const cut = { hasCuts: true, settings: { weighInMode: 'single' as const, cuts: [{ afterDay: 0, keep: 1 }] } }
  const log = [event('bag1'), event('bag2', { entry: 'hall', weight: 5 * LB }), event('bag3', { entry: 'hall', day: 1 })]
  expect(flags(log, cut)).toEqual([{ kind: 'after-cut', entry: 'hall', day: 1, weighIns: ['bag3'] }])
  expect(kinds(log.slice(0, 2), cut)).toEqual([])
})

test('the questions are the same in whatever order the events arrived', () => {
  const log = [
    event('bag1'),
    event('bag2', { at: '2027-06-12T20:05:00.000Z' }),
    event('fix1', { weighIn: 'bag1', kind: 'correct', at: '2027-06-12T21:00:00.000Z', reason: 'misread', after: ['bag1'] }),
    event('fix2', { weighIn: 'bag1', kind: 'correct', at: '2027-06-12T21:00:00.000Z', reason: 'tare', after: ['bag1'] }),
    event('bag3', { entry: 'hall' }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(log, { minLength: log.length }), (arrived) => {
      expect(flags(arrived)).toEqual(flags(log))
    }),
  )
  expect(kinds(log)).toEqual(['weighed-twice', 'two-corrections'])
})

describe('a boat that is late by a clock that proves nothing', () => {
  const settings = { weighInMode: 'single', weight: { lateDisqualificationMinutesTrigger: 15 } } as const
  const late = (more: Partial<WeighInRecord> = {}) => event('bag1', { minutesLate: 20, lateBy: 'unproven-clock', ...more })
  const scored = (log: WeighInRecord[]) => showWeighIn(foldLog(log)[0]!, { settings })

  test('is asked about, and counts as on time until a person has said so', () => {
    expect(flags([late()], { settings })).toEqual([{ kind: 'late-unproven', entry: 'reyes', day: 0, weighIns: ['bag1'] }])
    expect(scored([late()])).toMatchObject({ disqualified: false, adjustedWeight: 10 * LB })
  })

  test('is disqualified by a clock that is proven, and by a person, and nobody is asked', () => {
    for (const lateBy of ['clock', 'person', null] as const) {
      expect(kinds([late({ lateBy })], { settings })).toEqual([])
      expect(scored([late({ lateBy })])).toMatchObject({ disqualified: true })
    }
  })

  test.each([
    ['on time', { minutesLate: 0, lateBy: 'person' as const }, false],
    ['late', { lateBy: 'person' as const }, true],
    ['other minutes', { minutesLate: 16 }, true],
  ])('is answered by a correction: %s', (_, said, disqualified) => {
    const writer = { id: 'fix', by: 'director', now: '2027-06-12T21:00:00.000Z' }
    const fix = planCorrection(foldLog([late()])[0]!, { ...said, reason: 'Asked' }, writer)!
    expect(fix).toMatchObject({ kind: 'correct' })
    expect(kinds([late(), fix], { settings })).toEqual([])
    expect(scored([late(), fix])).toMatchObject({ disqualified })
  })

  test('is no question where the rules take nothing for it', () => {
    expect(kinds([late()])).toEqual([])
    expect(kinds([late({ minutesLate: 7 })], { settings })).toEqual([])
    const weightAlone = planCorrection(
      foldLog([late()])[0]!,
      { weight: 9 * LB },
      { id: 'fix', by: 'director', now: '2027-06-12T21:00:00.000Z' },
    )!
    expect(kinds([late(), weightAlone], { settings })).toEqual(['late-unproven'])
  })
})
