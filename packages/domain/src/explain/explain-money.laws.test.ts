import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payouts } from '../payouts/payouts.ts'
import { pots } from '../payouts/pots.ts'
import type { Paid } from '../payouts/types.ts'
import type { PayoutSettings, Pot } from '../scoring/types.ts'
import { anyPayoutSettings, anyPot, type MoneyInput, moneyInput, tournamentWithOptions } from '../testing/random-payout-options.ts'
import { explainPayout } from './explain-payout.ts'
import { explainPot } from './explain-pot.ts'

const RUNS = { numRuns: 1_000 }

const input = tournamentWithOptions.map(moneyInput)
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
const paidTo = (payouts: readonly Paid[], entry: string) => sum(payouts.filter((row) => row.entry === entry))

/** Deltas add up to the figure, and every running result is the sum so far. */
function expectToAddUp(steps: readonly { delta: number; result: number }[], figure: number) {
  let total = 0
  for (const { delta, result } of steps) {
    total += delta
    expect(result).toBe(total)
    expect(Object.is(delta, -0)).toBe(false)
  }
  expect(total).toBe(figure)
}

/** Every integer anywhere in a result. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

describe('with every option', () => {
  test('the steps add up to the pool, the places and the money of every entry', () => {
    fc.assert(
      fc.property(input, (money) => {
        const result = payouts(money)
        for (const { entry } of money.standings.standings) {
          const explained = explainPayout({ ...money, entry })
          expectToAddUp(explained.pool, result.mainPool)
          expect(explained.places[0]?.paidPlaces).toBe(result.paidPlaces)
          for (const { paidPlaces, steps } of explained.places) expectToAddUp(steps, paidPlaces)
          for (const { amount, steps } of explained.shares) expectToAddUp(steps, amount)
          const received = [result.payouts, ...result.groupPots.map((group) => group.payouts)].map((list) => paidTo(list, entry))
          expect(explained.total).toBe(received.reduce((total, amount) => total + amount, 0))
        }
      }),
      RUNS,
    )
  })

  test('the steps add up to the size of a pot and the money of every entry', () => {
    fc.assert(
      fc.property(input, ({ tournament, entries }) => {
        for (const pot of pots({ tournament, entries })) {
          for (const { _id: entry } of entries) {
            const explained = explainPot({ tournament, entries, pot: pot.pot, entry })!
            expectToAddUp(explained.size, pot.size)
            expectToAddUp(explained.steps, explained.amount)
            expect(explained.amount).toBe(paidTo(pot.payouts, entry))
          }
        }
      }),
      RUNS,
    )
  })

  test('what is paid and what is kept is what there was', () => {
    fc.assert(
      fc.property(input, (money) => {
        const result = payouts(money)
        expect(sum(result.payouts)).toBe(result.paid + result.bonusPaid)
        expect(result.paid + result.retained).toBe(result.mainPool)
        expect(result.mainPool + sum(result.groupPots)).toBe(result.pool)
        for (const group of result.groupPots) expect(sum(group.payouts) + group.retained).toBe(group.amount)
        for (const pot of pots(money)) {
          expect(sum(pot.payouts) + pot.retained).toBe(pot.size)
          if (pot.carriedOver !== undefined) expect([0, pot.retained]).toContain(pot.carriedOver)
        }
      }),
      RUNS,
    )
  })

  test('the slices and what is left of the fees are the fees', () => {
    fc.assert(
      fc.property(input, (money) => {
        const result = payouts(money)
        const { pool } = explainPayout({ ...money, entry: '' })
        expect(pool[0]).toMatchObject({ kind: 'gross', result: result.gross })
        const slices = pool.filter((step) => step.kind === 'slice')
        expect(slices.map(({ name, delta }) => ({ name, amount: Math.abs(delta) }))).toEqual(result.fixedSlices ?? [])
        const left = result.gross - sum(result.fixedSlices ?? [])
        expect(left).toBeGreaterThanOrEqual(0)
        expect((slices.at(-1) ?? pool[0])?.result).toBe(left)
        const percentage = pool.find((step) => step.kind === 'percentage')
        if (percentage) expect(percentage.result).toBe(Math.floor((left * Math.round(percentage.percentage * 10_000)) / 1_000_000))
      }),
      RUNS,
    )
  })

  test('nothing is negative, and everything is whole', () => {
    fc.assert(
      fc.property(input, (money) => {
        const figures = numbersIn([payouts(money), pots(money)])
        expect(figures.every((figure) => Number.isSafeInteger(figure) && figure >= 0 && !Object.is(figure, -0))).toBe(true)
      }),
      RUNS,
    )
  })

  test('tied entries differ by at most one cent, the first listed not less', () => {
    fc.assert(
      fc.property(input, (money) => {
        const { payouts: main, groupPots } = payouts(money)
        for (const paid of [main, ...groupPots.map((group) => group.payouts), ...pots(money).map((pot) => pot.payouts)]) {
          for (const [index, row] of paid.entries()) {
            const next = paid[index + 1]
            if (next?.position === row.position) expect([0, 1]).toContain(row.amount - next.amount)
          }
        }
      }),
      RUNS,
    )
  })

  test('the order in which the entries arrive changes nothing', () => {
    fc.assert(
      fc.property(tournamentWithOptions, fc.infiniteStream(fc.nat()), (random, keys) => {
        const entries = random.entries
          .map((entry) => ({ entry, key: keys.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry)
        const [was, is] = [moneyInput(random), moneyInput({ ...random, entries })]
        expect(payouts(is)).toStrictEqual(payouts(was))
        expect(pots(is)).toStrictEqual(pots(was))
        for (const { entry } of was.standings.standings) {
          expect(explainPayout({ ...is, entry })).toStrictEqual(explainPayout({ ...was, entry }))
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Steps whose figure follows from the details they name; of the others the figure itself is what was typed or left. */
const DERIVED = new Set([
  'gross',
  'percentage',
  'slice',
  'included-pot',
  'clamp',
  'group',
  'buy-ins',
  'share',
  'rounding',
  'tie-split',
  'odd-cent',
])

type AnyStep = { kind: string; delta: number; result: number; pool?: number }
const inputOf = ({ result: _, pool: __, delta, ...details }: AnyStep) => (DERIVED.has(details.kind) ? details : { ...details, delta })

/** An explanation without the figures it explains: what the money was made of. */
function inputsOfPayout(money: MoneyInput, entry: string): string {
  const { pool, places, shares } = explainPayout({ ...money, entry })
  return JSON.stringify([
    pool.map(inputOf),
    places.map(({ steps }) => steps),
    shares.map(({ pot, position, steps }) => [pot, position, steps.map(inputOf)]),
  ])
}

function inputsOfPot({ tournament, entries }: MoneyInput, pot: string, entry: string): string {
  const { size, steps, position, minimumWeight } = explainPot({ tournament, entries, pot, entry })!
  return JSON.stringify([size.map(inputOf), steps.map(inputOf), position, minimumWeight])
}

/** The same but for one key; null when both have the same there. */
function changeOne<T extends object>(before: T, other: T, pick: number): { key: keyof T; after: T } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(other)])] as (keyof T)[]
  const key = keys[pick % Math.max(1, keys.length)]!
  return { key, after: { ...before, [key]: other[key] } }
}

describe('an explanation names every setting that changed it', () => {
  test('in the payouts', () => {
    const withRules = (random: Parameters<typeof moneyInput>[0], payout: PayoutSettings) =>
      moneyInput({ ...random, tournament: { ...random.tournament, settings: { ...random.tournament.settings, payout } } })
    const changed = new Set<keyof PayoutSettings>()
    fc.assert(
      fc.property(tournamentWithOptions, anyPayoutSettings, anyPayoutSettings, fc.nat(), (random, before, other, pick) => {
        const { key, after } = changeOne(before, other, pick)
        const [was, is] = [withRules(random, before), withRules(random, after)]
        for (const { entry } of was.standings.standings) {
          if (explainPayout({ ...was, entry }).total === explainPayout({ ...is, entry }).total) continue
          changed.add(key)
          expect([key, inputsOfPayout(is, entry)]).not.toEqual([key, inputsOfPayout(was, entry)])
        }
      }),
      { numRuns: 3_000 },
    )
    expect([...changed]).toEqual(
      expect.arrayContaining(['placesByFieldSize', 'placesSteps', 'maxPlaces', 'fixedSlices', 'guaranteesByFieldSize']),
    )
  })

  test('in the pots', () => {
    const withPot = (random: Parameters<typeof moneyInput>[0], pot: Partial<Pot>) =>
      moneyInput({ ...random, tournament: { ...random.tournament, bigfishpots: [{ ...pot, _id: 'bf1' }] } })
    const amountOf = ({ tournament, entries }: MoneyInput, entry: string) => explainPot({ tournament, entries, pot: 'bf1', entry })?.amount
    const changed = new Set<keyof Pot>()
    const random = tournamentWithOptions.filter(({ tournament }) => tournament.settings?.payout?.bigFishEnabled !== false)
    fc.assert(
      fc.property(random, anyPot, anyPot, fc.nat(), (tournament, before, other, pick) => {
        const { key, after } = changeOne(before, other, pick)
        const [was, is] = [withPot(tournament, before), withPot(tournament, after)]
        for (const { _id: entry } of was.entries) {
          if (amountOf(was, entry) === amountOf(is, entry)) continue
          changed.add(key)
          expect([key, inputsOfPot(is, 'bf1', entry)]).not.toEqual([key, inputsOfPot(was, 'bf1', entry)])
        }
      }),
      { numRuns: 3_000 },
    )
    expect([...changed]).toEqual(expect.arrayContaining(['minimumWeight', 'carriedIn', 'payoutsPercentages', 'species', 'groups']))
  })
})
