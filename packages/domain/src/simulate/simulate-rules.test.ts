import { describe, expect, test } from 'vitest'
import type { Settings, Tournament, WeighedEntry } from '../scoring/types.ts'
import { changeSettings } from './change-rules.ts'
import { simulateRules } from './simulate-rules.ts'

const POUND = 16_000
const boat = (_id: string, pounds: number, bigFish: number, more: Partial<WeighedEntry> = {}): WeighedEntry => ({
  _id,
  ...more,
  weights: [
    {
      day: 0,
      weighIns: [{ _id: `${_id}-w`, weight: pounds * POUND, bigFish: bigFish * POUND, totalFish: 5, deadFishCount: _id === 'ann' ? 1 : 0 }],
    },
  ],
})

const tournament: Tournament = {
  _id: 't1',
  entryFee: 10_000,
  settings: {
    weight: { deadFishPenalty: 4_000 },
    pointsScoring: { system: 'By Position', firstPlacePoints: 100 },
    payout: { placesPaid: 1 },
  },
  sidepots: [{ _id: 'sp', entryFee: 1_000 }],
}
const entries = [boat('ann', 12, 3, { inSidePot: true }), boat('bo', 12, 4), boat('cy', 11.9, 2, { inSidePot: true })]

describe('a director tries other rules on a finished tournament', () => {
  test('a heavier dead fish penalty: Ann is third already, so only her weight moves', () => {
    const { rows, ...rest } = simulateRules({ tournament, entries, changed: { settings: { weight: { deadFishPenalty: 2 * POUND } } } })
    expect(
      rows.map(({ entry, position, points, money }) => [entry, position.before, position.after, points.delta, money.total.delta]),
    ).toEqual([
      ['bo', 1, 1, 0, 0],
      ['cy', 2, 2, 0, 0],
      ['ann', 3, 3, 0, 0],
    ])
    expect(rest.changes).toEqual({ rows: 1, weight: 1, position: 0, points: 0, money: 0 })
  })

  test('no penalty at all: Ann ties Bo in weight and takes the side pot from Cy; null switches a rule off', () => {
    const simulation = simulateRules({ tournament, entries, changed: { settings: { weight: { deadFishPenalty: null } } } })
    expect(
      simulation.rows.map(({ entry, position, points, money, totalWeight }) => ({ entry, position, points, money, totalWeight })),
    ).toEqual([
      {
        entry: 'bo',
        position: { before: 1, after: 1, delta: 0 },
        points: { before: 100, after: 100, delta: 0 },
        totalWeight: { before: 192_000, after: 192_000, delta: 0 },
        money: {
          main: { before: 30_000, after: 30_000, delta: 0 },
          groups: { before: 0, after: 0, delta: 0 },
          pots: { before: 0, after: 0, delta: 0 },
          total: { before: 30_000, after: 30_000, delta: 0 },
        },
      },
      {
        entry: 'ann',
        position: { before: 3, after: 2, delta: -1 },
        points: { before: 98, after: 99, delta: 1 },
        totalWeight: { before: 188_000, after: 192_000, delta: 4_000 },
        money: {
          main: { before: 0, after: 0, delta: 0 },
          groups: { before: 0, after: 0, delta: 0 },
          pots: { before: 0, after: 2_000, delta: 2_000 },
          total: { before: 0, after: 2_000, delta: 2_000 },
        },
      },
      {
        entry: 'cy',
        position: { before: 2, after: 3, delta: 1 },
        points: { before: 99, after: 98, delta: -1 },
        totalWeight: { before: 190_400, after: 190_400, delta: 0 },
        money: {
          main: { before: 0, after: 0, delta: 0 },
          groups: { before: 0, after: 0, delta: 0 },
          pots: { before: 2_000, after: 0, delta: -2_000 },
          total: { before: 2_000, after: 0, delta: -2_000 },
        },
      },
    ])
    expect(simulation.changes).toEqual({ rows: 2, weight: 1, position: 2, points: 2, money: 2 })
  })

  test('a smaller share of the fees: the pool, what is paid and what is kept', () => {
    const { pool, paidOut, retained, rows } = simulateRules({
      tournament,
      entries,
      changed: { settings: { payout: { totalPayoutPerc: 90 } } },
    })
    expect(pool).toEqual({ before: 30_000, after: 27_000, delta: -3_000 })
    expect(paidOut).toEqual({ before: 32_000, after: 29_000, delta: -3_000 })
    expect(retained).toEqual({ before: 0, after: 0, delta: 0 })
    expect(rows.find(({ entry }) => entry === 'bo')?.money.main.delta).toBe(-3_000)
  })

  test('other fees, open for all, other tables: what belongs to the tournament changes, too', () => {
    const open = simulateRules({
      tournament,
      entries,
      changed: { tournament: { setupOptions: { openTournament: true }, entryFee: 5_000 } },
    })
    expect(open.pool.after).toBe(15_000)
    expect(open.rows.map(({ points }) => points)).toEqual([
      { before: 100, after: null, delta: null },
      { before: 99, after: null, delta: null },
      { before: 98, after: null, delta: null },
    ])
    const table = { places: 1, percentages: [{ place: 1, percentage: 50 }] }
    const tables = simulateRules({ tournament, entries, changed: { placementTables: [table] } })
    expect(tables.retained).toEqual({ before: 0, after: 15_000, delta: 15_000 })
    const without = simulateRules({ tournament, entries, placementTables: [table], changed: { placementTables: null } })
    expect(without.retained).toEqual({ before: 15_000, after: 0, delta: -15_000 })
  })

  test('a place or points on one side only have no difference', () => {
    const late = [
      boat('ann', 12, 3),
      { ...boat('bo', 11, 4), weights: [{ day: 0, weighIns: [{ _id: 'w', weight: 11 * POUND, minutesLate: 20 }] }] },
    ]
    const out = simulateRules({ tournament, entries: late, changed: { settings: { weight: { lateDisqualificationMinutesTrigger: 15 } } } })
    expect(out.rows.find(({ entry }) => entry === 'bo')).toMatchObject({
      changed: true,
      position: { before: 2, after: null, delta: null },
      points: { before: 99, after: 0, delta: -99 },
    })
    const strict: Tournament = { ...tournament, settings: { ...tournament.settings, weight: { lateDisqualificationMinutesTrigger: 15 } } }
    const back = simulateRules({
      tournament: strict,
      entries: late,
      changed: { settings: { weight: { lateDisqualificationMinutesTrigger: null } } },
    })
    expect(back.rows.find(({ entry }) => entry === 'bo')?.position).toEqual({ before: null, after: 2, delta: null })
    const open: Tournament = { ...tournament, setupOptions: { openTournament: true } }
    const closed = simulateRules({ tournament: open, entries, changed: { tournament: { setupOptions: null } } })
    expect(closed.rows[0]?.points).toEqual({ before: null, after: 100, delta: null })
  })

  test('points with decimals differ to the hundredth', () => {
    const byWeight: Tournament = { ...tournament, settings: { ...tournament.settings, pointsScoring: { system: 'By Weight' } } }
    const { rows } = simulateRules({
      tournament: byWeight,
      entries,
      changed: { settings: { pointsScoring: { tournamentScoringRatio: 1.01 } } },
    })
    expect(rows.map(({ entry, points }) => [entry, points])).toEqual([
      ['bo', { before: 192, after: 193.92, delta: 1.92 }],
      ['cy', { before: 190.4, after: 192.3, delta: 1.9 }],
      ['ann', { before: 188, after: 189.88, delta: 1.88 }],
    ])
  })

  test.each([
    [290, 3, 0.58],
    [1_100, 3, 2.2],
    [1_000, 1.1, 0.1],
    [1_000, 0.29, -0.71],
  ])('a boat with %i that counts %d times has a difference of %d points, whatever binary fractions make of it', (weight, ratio, delta) => {
    const byWeight: Tournament = { _id: 't', settings: { pointsScoring: { system: 'By Weight' } } }
    const one: WeighedEntry[] = [{ _id: 'ann', weights: [{ day: 0, weighIns: [{ _id: 'w', weight }] }] }]
    const { rows } = simulateRules({
      tournament: byWeight,
      entries: one,
      changed: { settings: { pointsScoring: { tournamentScoringRatio: ratio } } },
    })
    expect(rows[0]?.points.delta).toBe(delta)
  })

  test('money kept back by groups and pots is counted with that of the pool', () => {
    const grouped: Tournament = { ...tournament, groups: [{ name: 'Youth', potPercentageAllocatedToGroup: 10 }] }
    const youth = entries.map((entry) => (entry._id === 'cy' ? { ...entry, groups: ['Youth'] } : entry))
    const table = { places: 1, percentages: [{ place: 1, percentage: 60 }] }
    const pots = { sidepots: [{ _id: 'sp', entryFee: 1_000, payoutsPercentages: [{ position: 1, percentage: 70 }] }] }
    const { retained, paidOut, rows } = simulateRules({
      tournament: grouped,
      entries: youth,
      changed: { tournament: pots, placementTables: [table] },
    })
    expect(retained).toEqual({ before: 0, after: 10_800 + 1_200 + 600, delta: 12_600 })
    expect(paidOut).toEqual({ before: 32_000, after: 16_200 + 1_800 + 1_400, delta: -12_600 })
    expect(rows.find(({ entry }) => entry === 'cy')?.money).toEqual({
      main: { before: 0, after: 0, delta: 0 },
      groups: { before: 3_000, after: 1_800, delta: -1_200 },
      pots: { before: 2_000, after: 1_400, delta: -600 },
      total: { before: 5_000, after: 3_200, delta: -1_800 },
    })
  })

  test('rules that cannot be paid say so in the log of the trial', () => {
    const { log } = simulateRules({ tournament, entries, changed: { settings: { payout: { payoutMode: 'custom' } } } })
    expect(log).toEqual({
      before: [],
      after: [{ type: 'error', message: 'No Payout Structure to match this one in setting on the tournament' }],
    })
  })

  test('a block that was not there yet is added; fields that are not named stay', () => {
    const before: Settings = { weight: { deadFishPenalty: 4_000, fishLimit: 5 }, weighInMode: 'single' }
    expect(changeSettings(before, { weight: { fishLimit: 4 }, payout: { placesPaid: 2 } })).toEqual({
      weighInMode: 'single',
      weight: { deadFishPenalty: 4_000, fishLimit: 4 },
      payout: { placesPaid: 2 },
    })
    expect(changeSettings(null, { pointsScoring: { system: 'By Weight' } })).toEqual({ pointsScoring: { system: 'By Weight' } })
    expect(changeSettings(before, { weight: null }).weight).toBeNull()
    expect(before).toEqual({ weight: { deadFishPenalty: 4_000, fishLimit: 5 }, weighInMode: 'single' })
  })
})
