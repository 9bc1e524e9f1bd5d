import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainPayout } from '../explain/explain-payout.ts'
import { explainPot } from '../explain/explain-pot.ts'
import { type MoneyInput, moneyInput, wildTournament } from '../testing/random-payout-options.ts'
import { payouts } from './payouts.ts'
import { pots } from './pots.ts'
import type { Paid } from './types.ts'

const RUNS = { numRuns: 2_000 }

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

/** Every figure of money anywhere in a result: whole, not negative, exact. */
function expectMoney(value: unknown): void {
  if (typeof value === 'number') expect([Number.isSafeInteger(value), value >= 0, Object.is(value, -0)]).toEqual([true, true, false])
  else if (value !== null && typeof value === 'object') Object.values(value).forEach(expectMoney)
}

function expectFairTies(paid: readonly Paid[]): void {
  for (const [index, { position, amount }] of paid.entries()) {
    const next = paid[index + 1]
    if (next?.position === position) expect([0, 1]).toContain(amount - next.amount)
  }
}

function expectSteps(steps: readonly { delta: number; result: number }[], figure: number): void {
  let total = 0
  for (const { delta, result } of steps) {
    total += delta
    expect(result).toBe(total)
  }
  expect(total).toBe(figure)
}

function checkPayouts(input: MoneyInput): void {
  const result = payouts(input)
  expectMoney(result)
  expect(sum(result.payouts)).toBe(result.paid + result.bonusPaid)
  expect(result.paid + result.retained).toBe(result.mainPool)
  expect(result.mainPool + sum(result.groupPots)).toBe(result.pool)
  expect(sum(result.positionAmounts)).toBeLessThanOrEqual(result.mainPool)
  expect(sum(result.fixedSlices ?? [])).toBeLessThanOrEqual(result.gross)
  expectFairTies(result.payouts)
  for (const pot of result.groupPots) {
    expect(sum(pot.payouts)).toBe(pot.paid)
    expect(pot.paid + pot.retained).toBe(pot.amount)
    expectFairTies(pot.payouts)
  }
  for (const { entry } of input.standings.standings) {
    const explained = explainPayout({ ...input, entry })
    expectSteps(explained.pool, result.mainPool)
    expect(explained.total).toBe(
      sum([...result.payouts, ...result.groupPots.flatMap((pot) => pot.payouts)].filter((row) => row.entry === entry)),
    )
    for (const { amount, steps } of explained.shares) expectSteps(steps, amount)
    for (const { paidPlaces, steps } of explained.places) expectSteps(steps, paidPlaces)
    expect(explained.places[0]?.paidPlaces).toBe(result.paidPlaces)
  }
}

function checkPots({ tournament, entries }: MoneyInput): void {
  for (const pot of pots({ tournament, entries })) {
    expectMoney({ ...pot, standings: [] })
    expect(sum(pot.payouts)).toBe(pot.paid)
    expect(pot.paid + pot.retained).toBe(pot.size)
    expectFairTies(pot.payouts)
    for (const { _id: entry } of entries) {
      const explained = explainPot({ tournament, entries, pot: pot.pot, entry })!
      expectSteps(explained.size, pot.size)
      expectSteps(explained.steps, explained.amount)
      expect(explained.amount).toBe(sum(pot.payouts.filter((row) => row.entry === entry)))
    }
  }
}

describe('settings that make no sense', () => {
  test('never break the main pool or the pots of the groups', () => {
    fc.assert(
      fc.property(wildTournament, (random) => {
        checkPayouts(moneyInput(random))
      }),
      RUNS,
    )
  })

  test('never break a big fish or side pot', () => {
    fc.assert(
      fc.property(wildTournament, (random) => {
        checkPots(moneyInput(random))
      }),
      RUNS,
    )
  })
})
