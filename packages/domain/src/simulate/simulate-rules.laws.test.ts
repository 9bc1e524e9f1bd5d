import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTournament } from '../testing/random-all-options.ts'
import { tournamentResults } from '../tournament-results.ts'
import { simulateRules } from './simulate-rules.ts'

describe('laws of a trial', () => {
  const trial = fc.tuple(anyTournament, anyTournament)
  const RUNS = { numRuns: 300 }

  test('the same rules change nothing', () => {
    fc.assert(
      fc.property(anyTournament, (input) => {
        const simulation = simulateRules({ ...input, changed: {} })
        expect(simulation.changes).toEqual({ rows: 0, weight: 0, position: 0, points: 0, money: 0 })
        expect([simulation.pool.delta, simulation.paidOut.delta, simulation.retained.delta]).toEqual([0, 0, 0])
      }),
      RUNS,
    )
  })

  test('it is what both rules really come to, and the money of the rows adds up to what is paid out', () => {
    fc.assert(
      fc.property(trial, ([input, { tournament: other }]) => {
        const { rows, paidOut } = simulateRules({ ...input, changed: { settings: other.settings ?? null } })
        expect(rows.reduce((sum, { money }) => sum + money.total.delta, 0)).toBe(paidOut.delta)
        expect(rows.reduce((sum, { money }) => sum + money.total.before, 0)).toBe(paidOut.before)
        const before = tournamentResults(input)
        for (const row of before.standings.standings) {
          expect(rows.find(({ entry }) => entry === row.entry)).toMatchObject({
            position: { before: row.position },
            totalWeight: { before: row.totalWeight },
          })
        }
      }),
      RUNS,
    )
  })

  test('there and back again turns every sign', () => {
    fc.assert(
      fc.property(trial, ([input, { tournament: other }]) => {
        const there = simulateRules({ ...input, changed: { tournament: other } })
        const back = simulateRules({
          ...input,
          tournament: { ...other, settings: input.tournament.settings ?? null },
          changed: { tournament: input.tournament },
        })
        expect(back.paidOut).toEqual({
          before: there.paidOut.after,
          after: there.paidOut.before,
          delta: there.paidOut.delta === 0 ? 0 : -there.paidOut.delta,
        })
        expect(back.changes).toEqual(there.changes)
      }),
      RUNS,
    )
  })
})
