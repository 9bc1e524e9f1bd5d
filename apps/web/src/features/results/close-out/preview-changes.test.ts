import type { StandingRow } from '@ramplight/domain/engine'
import { expect, test } from 'vitest'
import type { Figures } from '../screen/results-view.ts'
import type { Words } from '../words/words.ts'
import { differ, previewChanges } from './preview-changes.ts'

const words: Words = { unit: 'lb-oz', nameOf: (entry) => entry, crewOf: (entry) => entry, tournament: {} as never }
const row = (entry: string, position: number, ounces: number) =>
  ({ entry, position, tied: false, totalWeight: ounces * 1000, disqualified: false }) as StandingRow
const figures = (rows: StandingRow[], paid = 0) =>
  ({
    standings: { incomplete: false, standings: rows },
    points: [],
    pots: [],
    payouts: { paid, bonusPaid: 0, groupPots: [] },
  }) as unknown as Figures

test('a corrected weight is named with both weights and places, its neighbours are counted', () => {
  const before = figures([row('Hall', 1, 290), row('Reyes', 2, 231), row('Odom', 3, 200)], 50_000)
  const after = figures([row('Reyes', 1, 291), row('Hall', 2, 290), row('Odom', 3, 200)], 50_500)
  expect(previewChanges(before, after, words)).toEqual([
    'Reyes: 14-07 → 18-03, place 2 → 1',
    '1 other boat moved up or down',
    'Payouts: $500.00 → $505.00',
  ])
})

test('a bigger fish alone is told, and what moved no figure is no difference', () => {
  const before = figures([{ ...row('Hall', 1, 290), bigFish: 65_000 }])
  const after = figures([{ ...row('Hall', 1, 290), bigFish: 82_000 }])
  expect(previewChanges(before, after, words)).toEqual(['Hall: big fish 4-01 → 5-02'])
  expect(differ(before, after)).toBe(true)
  expect(differ(before, structuredClone(before))).toBe(false)
})

test('without a difference there is nothing to tell', () => {
  const same = figures([row('Hall', 1, 290)])
  expect(previewChanges(same, same, words)).toEqual([])
})

test('a boat that is gone, and more changes than one wants to read', () => {
  const before = figures(['a', 'b', 'c', 'd', 'e', 'f'].map((entry, index) => row(entry, index + 1, 100 - index)))
  const after = figures(['a', 'b', 'c', 'd', 'e'].map((entry, index) => row(entry, index + 1, 200 - index)))
  const told = previewChanges(before, after, words)
  expect(told).toHaveLength(6)
  expect(told.at(-1)).toBe('1 more change')
})
