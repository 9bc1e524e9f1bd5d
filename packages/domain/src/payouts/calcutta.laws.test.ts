import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StandingRow } from '../scoring/types.ts'
import { calcuttaMoney, type Lot, paysAll, USUAL_TERMS } from './calcutta.ts'

const row = (entry: string, position: number | null, totalWeight = 100) => ({ entry, position, totalWeight }) as StandingRow
const lot = (_id: string, price: number, entries = [_id], boughtBack = 0): Lot => ({ _id, entries, price, boughtBack })
const wins = (of: ReturnType<typeof calcuttaMoney>) => of.lots.map(({ lot: id, shares }) => [id, shares.owner, shares.boat])

/** Percents that come to 100. */
const places = fc
  .array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 6 })
  .map((parts) => [...parts.slice(1), 10_000 - parts.slice(1).reduce((sum, one) => sum + one, 0)].map((one) => one / 100))

/** A field in the order of its places, with ties, boats without fish and boats that are out. */
const fields = fc.array(fc.record({ ties: fc.boolean(), fish: fc.boolean(), out: fc.boolean() }), { maxLength: 9 }).map((boats) => {
  let position = 1
  return boats.map(({ ties, fish, out }, index) => {
    if (!ties) position = index + 1
    return row(`b${index}`, out ? null : position, fish ? 100 : 0)
  })
})

describe('a calcutta', () => {
  test('LAW: what is taken is what the house keeps, what the lots win and what no place holds, to the cent', () => {
    fc.assert(
      fc.property(
        fc.record({ houseShare: fc.integer({ min: 0, max: 10_000 }).map((one) => one / 100), places }),
        fields,
        fc.array(
          fc.record({
            price: fc.integer({ min: 1, max: 1_000_001 }),
            lots: fc.integer({ min: 1, max: 3 }),
            back: fc.integer({ min: 0, max: 100 }),
          }),
          { maxLength: 6 },
        ),
        (terms, standings, prices) => {
          let next = 0
          const lots = prices.map(({ price, lots: boats, back }, index) =>
            lot(
              `l${index}`,
              price,
              Array.from({ length: boats }, () => `b${next++}`),
              boats === 1 ? back : 0,
            ),
          )
          expect(paysAll(terms.places)).toBe(true)
          const { taken, house, pool, left, lots: money } = calcuttaMoney(terms, lots, standings)
          const shares = money.flatMap(({ shares: { owner, boat } }) => [owner, boat])
          expect(taken).toBe(house + left + shares.reduce((sum, one) => sum + one, 0))
          expect([taken - house, house >= 0, left >= 0, shares.every((one) => one >= 0)]).toEqual([pool, true, true, true])
          const holders = standings.filter(
            ({ entry, position, totalWeight }) =>
              position !== null && totalWeight > 0 && lots.some(({ entries }) => entries.includes(entry)),
          )
          if (holders.length >= terms.places.length) expect(left, 'every place is held').toBe(0)
        },
      ),
    )
  })

  test('half, three tenths and two tenths of the pool go to the owners of the first three that were sold', () => {
    const lots = [lot('ann', 30_000), lot('bob', 20_000), lot('cole', 10_001), lot('dan', 40_000)]
    const money = calcuttaMoney(USUAL_TERMS, lots, [row('zoe', 1), row('dan', 2), row('ann', 3), row('cole', 4), row('bob', 5)])
    expect([money.taken, money.house, money.pool, money.left]).toEqual([100_001, 10_000, 90_001, 0])
    expect(wins(money)).toEqual([
      ['ann', 27_000, 0],
      ['bob', 0, 0],
      ['cole', 18_001, 0],
      ['dan', 45_000, 0],
    ])
  })

  test('who ties shares the places they hold; a crew gets the part that it bought back; the field is paid for each of its boats', () => {
    const lots = [lot('ann', 10_000, ['ann'], 50), lot('bob', 10_000), lot('field', 5_001, ['cole', 'dan'])]
    const money = calcuttaMoney({ houseShare: 0, places: [50, 30, 20] }, lots, [
      row('ann', 1),
      row('cole', 1),
      row('bob', 3),
      row('dan', 4),
    ])
    // $200.00 for the two who share the first place, and the odd cent of the pool with the third.
    expect(wins(money)).toEqual([
      ['ann', 5_000, 5_000],
      ['bob', 5_001, 0],
      ['field', 10_000, 0],
    ])
  })

  test('a place that no sold boat holds is paid to nobody, and a boat without fish holds none', () => {
    const money = calcuttaMoney(USUAL_TERMS, [lot('ann', 10_000), lot('bob', 10_000)], [row('ann', 1), row('bob', 2, 0)])
    expect([wins(money), money.left]).toEqual([
      [
        ['ann', 9_000, 0],
        ['bob', 0, 0],
      ],
      9_000,
    ])
  })

  test('percents that do not come to 100 are seen, also those that a computer cannot add', () => {
    expect([paysAll([50, 30, 20]), paysAll([33.33, 33.33, 33.34]), paysAll([50, 30, 21]), paysAll([])]).toEqual([true, true, false, false])
  })
})
