import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withPlaces, withPoints } from './rulings.ts'
import type { Ruling, StandingRow } from './types.ts'

const row = (entry: string, position: number | null, tied = false): StandingRow => ({
  ...{ entry, position, tied, totalWeight: 0, bigFish: 0, totalFish: 0, totalPenaltyWeightIncurred: 0, totalBonusWeightAdded: 0 },
  ...{ disqualified: position === null, cutAfterDay: null },
})
const set = (entry: string, ruling: Partial<Ruling>) => ({ _id: entry, ruling: { reason: 'Protest', ...ruling } })
const shown = (rows: StandingRow[]) => rows.map(({ entry, position, tied }) => `${entry}${tied ? 'T' : ''}${position ?? '-'}`).join(' ')
const six = [row('a', 1), row('b', 2), row('c', 3), row('d', 4), row('e', 5), row('x', null)]

describe('places that a director has set', () => {
  test('one boat moves up, the others close up; one moves down', () => {
    expect(shown(withPlaces(six, [set('d', { place: 2 })]))).toBe('a1 d2 b3 c4 e5 x-')
    expect(shown(withPlaces(six, [set('a', { place: 4 })]))).toBe('b1 c2 d3 a4 e5 x-')
  })

  test('behind the last is the last, also for several', () => {
    expect(shown(withPlaces(six, [set('a', { place: 99 }), set('c', { place: 60 })]))).toBe('b1 d2 e3 c4 a5 x-')
  })

  test('two who are set to one place share it', () => {
    expect(shown(withPlaces(six, [set('d', { place: 1 }), set('e', { place: 1 })]))).toBe('dT1 eT1 a3 b4 c5 x-')
  })

  test('nobody comes into the middle of a shared place; who leaves one leaves the other alone there', () => {
    const tied = [row('a', 1), row('b', 2, true), row('c', 2, true), row('d', 4)]
    expect(shown(withPlaces(tied, [set('d', { place: 3 })]))).toBe('a1 bT2 cT2 d4')
    expect(shown(withPlaces(tied, [set('c', { place: 4 })]))).toBe('a1 b2 d3 c4')
  })

  test('who is disqualified has no place, whatever was set', () => {
    expect(withPlaces(six, [set('x', { place: 1 })])).toBe(six)
  })

  test('LAW: nobody is lost, each place counts the boats before it, the others keep their order, and the order of asking changes nothing', () => {
    const field = fc.array(fc.record({ ties: fc.boolean(), place: fc.option(fc.integer({ min: 1, max: 12 })) }), { maxLength: 10 })
    fc.assert(
      fc.property(field, (boats) => {
        const rows: StandingRow[] = []
        for (const [index, { ties }] of boats.entries())
          rows.push(row(`e${index}`, ties && index > 0 ? rows[index - 1]!.position : index + 1))
        for (const one of rows) one.tied = rows.filter(({ position }) => position === one.position).length > 1
        const rulings = boats.flatMap(({ place }, index) => (place === null ? [] : [set(`e${index}`, { place })]))
        const after = withPlaces(rows, rulings)
        expect(withPlaces(rows, rulings.toReversed())).toEqual(after)
        expect(after.map(({ entry }) => entry).sort()).toEqual(rows.map(({ entry }) => entry).sort())
        for (const { position, tied } of after) {
          expect(after.filter((other) => other.position! < position!)).toHaveLength(position! - 1)
          expect(tied).toBe(after.filter((other) => other.position === position).length > 1)
        }
        const isSet = ({ entry }: StandingRow) => rulings.some(({ _id }) => _id === entry)
        expect(after.filter((one) => !isSet(one)).map(({ entry }) => entry)).toEqual(
          rows.filter((one) => !isSet(one)).map(({ entry }) => entry),
        )
        if (rulings.length === 0) expect(after).toBe(rows)
      }),
    )
  })
})

test('points that were set stand; where none are given, none are', () => {
  const worth = [
    { entry: 'a', points: 100 },
    { entry: 'b', points: null },
  ]
  expect(withPoints(worth, [set('a', { points: 85.5 }), set('b', { points: 90 })])).toEqual([
    { entry: 'a', points: 85.5 },
    { entry: 'b', points: null },
  ])
  expect(withPoints(worth, [set('a', { place: 1 })])).toBe(worth)
})
