import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pots } from '../engine.ts'
import { dayRecord } from './day-record.ts'
import { dayScorer } from './day-totals.ts'
import { hoursOfPeriod, periodAt, periodWeights } from './periods.ts'
import type { Entry, Settings, Tournament, WeighIn } from './types.ts'

const HOURS = { start: '07:00', minutes: 60, count: 8 }

describe('periods of a day', () => {
  test('are by the clock at the ramp: the minute itself begins one; before the first it is the first, after the last the last', () => {
    expect(['05:10', '07:00', '07:59', '08:00', '14:59', '15:00', '22:00'].map((clock) => periodAt(HOURS, clock))).toEqual([
      0, 0, 0, 1, 7, 7, 7,
    ])
    expect([hoursOfPeriod(HOURS, 0), hoursOfPeriod(HOURS, 7)]).toEqual([
      { from: '07:00', until: '08:00' },
      { from: '14:00', until: '15:00' },
    ])
  })

  test('of a night go on after midnight', () => {
    const night = { start: '21:00', minutes: 90, count: 5 }
    expect(['20:00', '21:00', '22:30', '23:59', '00:00', '01:30', '04:29', '06:00'].map((clock) => periodAt(night, clock))).toEqual([
      0, 0, 1, 1, 2, 3, 4, 4,
    ])
    expect(hoursOfPeriod(night, 2)).toEqual({ from: '00:00', until: '01:30' })
  })
})

const settings = { weighInMode: 'big-bass', periods: HOURS } satisfies Settings
const fish = (id: string, weight: number, periodIndex: number): WeighIn => ({ _id: id, weight, periodIndex, weighedAt: '' })
/** A big fish pot for each of these periods, in the entry fee of $50, $10 each. */
const cup = (periods: readonly number[], more: Settings = settings): Tournament => ({
  ...{ _id: 'cup', tournamentDates: ['2027-06-12'], entryFee: 5000, settings: more },
  bigfishpots: periods.map((periodIndex) => ({ _id: `hour-${periodIndex}`, entryFee: 1000, includedInEntryFee: true, periodIndex })),
})
const entry = (id: string, weighIns: WeighIn[], more: Settings = settings): Entry => ({
  _id: id,
  weights: [dayRecord({ settings: more, day: 0, weighIns })],
})

describe('a pot of one period (T9)', () => {
  test('goes to the biggest fish of that period; the bigger one of another hour wins its own', () => {
    const entries = [
      entry('ann', [fish('a1', 80_000, 0), fish('a2', 40_000, 1)]),
      entry('bo', [fish('b1', 64_000, 1)]),
      entry('cy', [fish('c1', 32_000, 0), fish('c2', 48_000, 0)]),
    ]
    const paid = pots({ tournament: cup([0, 1, 2]), entries }).map(({ pot, standings, payouts, retained }) => ({
      pot,
      order: standings.map((row) => `${row.entry} ${row.weight}`),
      won: payouts.map((row) => `${row.entry} ${row.amount}`),
      retained,
    }))
    expect(paid).toEqual([
      { pot: 'hour-0', order: ['ann 80000', 'cy 48000'], won: ['ann 3000'], retained: 0 },
      { pot: 'hour-1', order: ['bo 64000', 'ann 40000'], won: ['bo 3000'], retained: 0 },
      // Nobody weighed in it: the money is kept for the director to decide about.
      { pot: 'hour-2', order: [], won: [], retained: 3000 },
    ])
  })

  test('sessions that add up have the weight of a period in a side pot; who is disqualified has nothing in any of them', () => {
    const added = { ...settings, weighInMode: 'intraday-multiple-sessions', weight: { lateDisqualificationMinutesTrigger: 10 } } as const
    const tournament: Tournament = {
      ...{ _id: 'cup', tournamentDates: ['2027-06-12'], settings: added },
      sidepots: [{ _id: 'morning', entryFee: 1000, periodIndex: 0 }],
    }
    const inSide = (id: string, weighIns: WeighIn[]): Entry => ({ ...entry(id, weighIns, added), inSidePot: true })
    const entries = [
      inSide('ann', [fish('a1', 30_000, 0), fish('a2', 30_000, 0), fish('a3', 90_000, 1)]),
      inSide('bo', [fish('b1', 50_000, 0)]),
      inSide('cy', [{ ...fish('c1', 99_000, 0), minutesLate: 12 }]),
    ]
    expect(pots({ tournament, entries })[0]!.standings).toEqual([
      { entry: 'ann', position: 1, weight: 60_000 },
      { entry: 'bo', position: 2, weight: 50_000 },
    ])
  })

  test('where the day has no periods any more, it is for the whole day again', () => {
    const whole = { weighInMode: 'big-bass' } as const
    const entries = [entry('ann', [fish('a1', 80_000, 0)], whole), entry('bo', [fish('b1', 90_000, 1)], whole)]
    expect(pots({ tournament: cup([0], whole), entries })[0]!.payouts).toEqual([{ entry: 'bo', position: 1, amount: 2000 }])
  })

  test('a fish without a period is in none, and without periods nothing is added up', () => {
    expect(periodWeights([{ periodIndex: null, weight: 5, bigFish: 5 }], true)).toEqual([])
    expect(dayRecord({ settings: { weighInMode: 'big-bass' }, day: 0, weighIns: [fish('a', 9, 0)] })).not.toHaveProperty('periodWeights')
  })
})

test('over any fish of any hours, the fast way to score a day says of periods what the explained one says', () => {
  const bag = fc.record({ weight: fc.integer({ min: 0, max: 200_000 }), period: fc.option(fc.integer({ min: 0, max: 7 }), { nil: null }) })
  const mode = fc.constantFrom('big-bass', 'intraday-multiple-sessions', 'single', 'multi-day')
  fc.assert(
    fc.property(mode, fc.array(bag, { maxLength: 8 }), (weighInMode, bags) => {
      const of = { ...settings, weighInMode } as Settings
      const weighIns = bags.map(
        ({ weight, period }, index): WeighIn => ({ _id: `w${index}`, weight, totalFish: 1, periodIndex: period ?? undefined }),
      )
      const explained = dayRecord({ settings: of, day: 0, weighIns })
      expect(dayScorer(cup([0], of))(0, weighIns).periodWeights).toEqual(explained.periodWeights)
      const weighed = Math.max(0, ...explained.periodWeights!.map(({ bigFish }) => bigFish))
      expect(weighed).toBeLessThanOrEqual(explained.bigFish)
    }),
  )
})
