import type { SimulatedRow } from '@ramplight/domain/simulate/simulate-rules'
import { expect, test } from 'vitest'
import { trialAlso, trialSummary } from './trial-summary.ts'

const differ = (before: number, after: number) => ({ before, after, delta: after - before })
const NONE = { rows: 0, weight: 0, position: 0, points: 0, money: 0 }

/** Boats that get so much more or less. */
const rowsOf = (...deltas: number[]): SimulatedRow[] =>
  deltas.map((delta, index) => {
    const money = differ(100_000, 100_000 + delta)
    return {
      entry: `e${index}`,
      changed: delta !== 0,
      totalWeight: differ(0, 0),
      position: differ(1, 1),
      points: differ(1, 1),
      money: { main: money, groups: differ(0, 0), pots: differ(0, 0), total: money },
    }
  })

const pool = differ(240_000, 240_000)
const paidOut = differ(240_000, 240_000)

test('boats, money and the pool in one sentence', () => {
  const changes = { ...NONE, rows: 3, position: 3, money: 2 }
  expect(trialSummary({ rows: rowsOf(24_000, -24_000, 0), pool, paidOut, changes })).toBe(
    '3 boats change places, $240 moves, the pool stays $2,400.',
  )
})

test('one boat, no money', () => {
  const changes = { ...NONE, rows: 1, position: 1 }
  expect(trialSummary({ rows: rowsOf(0), pool, paidOut, changes })).toBe('1 boat changes places, no money moves, the pool stays $2,400.')
})

test('a smaller pool: what is paid less is not said to move', () => {
  const changes = { ...NONE, rows: 2, money: 2 }
  const less = { rows: rowsOf(-14_000, -10_000), pool: differ(240_000, 216_000), paidOut: differ(240_000, 216_000), changes }
  expect(trialSummary(less)).toBe('No boat changes places, $240 less is paid out, the pool goes from $2,400 to $2,160.')
})

test('more places, of the same pool', () => {
  const changes = { ...NONE, rows: 3, money: 3 }
  expect(trialSummary({ rows: rowsOf(-12_050, 7_050, 5_000), pool, paidOut, changes })).toBe(
    'No boat changes places, $120.50 moves, the pool stays $2,400.',
  )
})

test('a table that pays nothing any more', () => {
  const changes = { ...NONE, rows: 1, money: 1 }
  expect(trialSummary({ rows: rowsOf(-100_000), pool, paidOut: differ(100_000, 0), changes })).toBe(
    'No boat changes places, $1,000 less is paid out, the pool stays $2,400.',
  )
})

test('nothing at all', () => {
  expect(trialSummary({ rows: rowsOf(0, 0), pool, paidOut, changes: NONE })).toBe('No numbers change.')
  expect(trialAlso({ changes: NONE })).toBeNull()
})

test('while a day is still to be weighed there is no word of money', () => {
  expect(trialSummary({ rows: rowsOf(0), pool, paidOut, changes: { ...NONE, rows: 2, position: 2 } }, { held: true })).toBe(
    '2 boats change places.',
  )
})

test('weights and points beside it', () => {
  expect(trialAlso({ changes: { ...NONE, weight: 4, points: 7 } })).toBe('4 weights and the points of 7 boats change.')
  expect(trialAlso({ changes: { ...NONE, weight: 1 } })).toBe('1 weight changes.')
  expect(trialAlso({ changes: { ...NONE, points: 1 } })).toBe('The points of 1 boat change.')
})
