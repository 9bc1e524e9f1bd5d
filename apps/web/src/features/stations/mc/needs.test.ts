import { standings } from '@ramplight/domain/engine'
import type { Entry, Tournament } from '@ramplight/domain/scoring/types'
import { anyTournament } from '@ramplight/domain/testing/random-all-options'
import { scoreEntries } from '@ramplight/domain/tournament-results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsOf } from './needs.ts'

const LB = 16_000
const boat = (id: string, pounds: number): Entry =>
  ({ _id: id, weights: pounds ? [{ day: 0, weight: pounds * LB, adjustedWeight: pounds * LB, totalFish: 5 }] : [] }) as unknown as Entry
const needs = (tournament: Tournament, field: Entry[], entry: string, day = 0) =>
  needsOf({ tournament, field, standings: standings({ tournament, entries: field }), entry, day })
const OPEN = {
  _id: 't',
  entryFee: 10_000,
  settings: { payout: { payoutMode: 'percentages', placesPaid: 2, totalPayoutPerc: 100 } },
} as unknown as Tournament

test('who comes to the scale is told what leads and what is paid, and nothing once they are there', () => {
  const field = [boat('hall', 18), boat('vega', 13), boat('poe', 9), boat('reyes', 0)]
  expect(needs(OPEN, field, 'reyes')).toEqual({ lead: 18 * LB, money: 13 * LB, paidPlaces: 2, cut: null })
  expect(needs(OPEN, field, 'hall')).toMatchObject({ lead: null, money: null })
  expect(needs(OPEN, [boat('hall', 18), boat('reyes', 0)], 'reyes')).toMatchObject({
    lead: 18 * LB,
    money: null,
  })
})

test('with a cut ahead, who comes to the scale is told what goes on; the day after the cut nobody is', () => {
  const cuts = { ...OPEN, hasCuts: true, settings: { ...OPEN.settings, cuts: [{ afterDay: 0, keep: 2 }] } } as Tournament
  const field = [boat('hall', 18), boat('vega', 13), boat('poe', 9), boat('reyes', 0)]
  expect(needs(cuts, field, 'reyes').cut).toEqual({ weight: 13 * LB, keep: 2 })
  expect(needs(cuts, field, 'vega').cut).toBeNull()
  expect(needs(cuts, field, 'poe').cut).toEqual({ weight: 4 * LB, keep: 2 })
  expect(needs(cuts, field, 'hall', 1).cut).toBeNull()
  expect(needs({ ...cuts, hasCuts: false }, field, 'reyes').cut).toBeNull()
})

test('a boat that weighs more than it needs leads, for any tournament', () => {
  fc.assert(
    fc.property(anyTournament, fc.nat(), ({ tournament, entries }, pick) => {
      const field = scoreEntries(tournament.settings, entries)
      const table = standings({ tournament, entries: field }).standings
      const row = table[pick % Math.max(1, table.length)]
      if (!row || row.disqualified) return
      const { lead } = needs(tournament, field, row.entry)
      const best = Math.max(
        0,
        ...table.filter(({ entry, disqualified }) => entry !== row.entry && !disqualified).map(({ totalWeight }) => totalWeight),
      )
      if (best === 0 || row.totalWeight > best) expect(lead).toBeNull()
      else expect(row.totalWeight + lead! + 1).toBeGreaterThan(best)
    }),
    { numRuns: 100 },
  )
})
