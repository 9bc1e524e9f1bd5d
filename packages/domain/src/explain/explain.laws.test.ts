import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payouts, points, pots, standings } from '../engine.ts'
import type { PlacementTable } from '../payouts/types.ts'
import type { Entry, Tournament, WeighedEntry } from '../scoring/types.ts'
import { anyTournament } from '../testing/random-all-options.ts'
import { scoreEntries } from '../tournament-results.ts'
import { explainPayout } from './explain-payout.ts'
import { explainPlace } from './explain-place.ts'
import { explainPoints } from './explain-points.ts'
import { explainPot } from './explain-pot.ts'

const RUNS = { numRuns: 500 }

type Vector = { name: string; input: { tournament: Tournament; entries: Entry[]; placementTables?: PlacementTable[]; day?: number } }
const vectors = (file: string): Vector[] => JSON.parse(readFileSync(new URL(`../fixtures/vectors/${file}.json`, import.meta.url), 'utf8'))

/** Deltas add up to the figure, and every running result is the sum so far. */
function expectToAddUp(steps: readonly { delta: number; result: number }[], figure: number) {
  let sum = 0
  for (const { delta, result } of steps) {
    sum += delta
    expect(result).toBe(sum)
    expect(Object.is(delta, -0)).toBe(false)
  }
  expect(sum).toBe(figure)
}

/** Every explanation of every entry of one tournament. */
function expectExplained(tournament: Tournament, entries: Entry[], placementTables?: PlacementTable[], day?: number) {
  const table = standings({ tournament, entries, day })
  for (const row of table.standings) {
    const place = explainPlace({ tournament, entries, entry: row.entry, day })!
    expect(place).toMatchObject({ position: row.position, tied: row.tied, totalWeight: row.totalWeight })
    expectToAddUp(place.weight, row.totalWeight)
    expectToAddUp(place.place, row.position ?? 0)
    if (day == null) expect(place.cuts.some(({ passed }) => !passed)).toBe(row.cutAfterDay !== null)
  }
  if (day != null) return

  const { settings, setupOptions } = tournament
  const openTournament = setupOptions?.openTournament
  for (const { entry, points: figure } of points({ settings, standings: table, openTournament })) {
    const explained = explainPoints({ settings, standings: table, openTournament, entry })
    expect(explained.points).toBe(figure)
    expectToAddUp(explained.steps, Math.round((figure ?? 0) * 100))
  }

  const paid = payouts({ tournament, entries, standings: table, placementTables })
  for (const { entry } of table.standings) {
    const explained = explainPayout({ tournament, entries, standings: table, placementTables, entry })
    expectToAddUp(explained.pool, paid.mainPool)
    for (const { amount, steps } of explained.shares) expectToAddUp(steps, amount)
    const received = [...paid.payouts, ...paid.groupPots.flatMap((group) => group.payouts)].filter((row) => row.entry === entry)
    expect(explained.total).toBe(received.reduce((sum, { amount }) => sum + amount, 0))
  }
  for (const pot of pots({ tournament, entries })) {
    for (const { entry } of table.standings) {
      const explained = explainPot({ tournament, entries, pot: pot.pot, entry })!
      expectToAddUp(explained.size, pot.size)
      expectToAddUp(explained.steps, explained.amount)
      expect(explained.amount).toBe(pot.payouts.find((row) => row.entry === entry)?.amount ?? 0)
      expect(explained.position).toBe(pot.standings.find((row) => row.entry === entry)?.position ?? null)
    }
  }
}

describe('the steps add up to the figure', () => {
  for (const file of ['standings', 'payouts', 'pots']) {
    test.each(vectors(file))(`${file}: $name`, ({ input }) => {
      expectExplained(input.tournament, input.entries, input.placementTables, input.day)
    })
  }

  test.each(vectors('tournament'))('tournament: $name', ({ input }) => {
    const entries = scoreEntries(input.tournament.settings, input.entries as unknown as WeighedEntry[])
    expectExplained(input.tournament, entries, input.placementTables)
  })

  test('for any tournament', () => {
    fc.assert(
      fc.property(anyTournament, ({ tournament, entries, placementTables }) => {
        expectExplained(tournament, scoreEntries(tournament.settings, entries), placementTables)
      }),
      RUNS,
    )
  })
})
