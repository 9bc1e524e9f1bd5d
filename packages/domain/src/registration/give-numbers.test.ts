import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giveNumbers, type NumberedBoat } from './give-numbers.ts'

const field = (...numbers: (number | null)[]): NumberedBoat[] =>
  numbers.map((boatNumber, index) => ({ _id: `boat ${index + 1}`, boatNumber }))

describe('a number that somebody has', () => {
  test('two boats swap', () => {
    const given = giveNumbers(field(1, 2, 3), new Map([['boat 1', 3]]))
    expect([...given]).toEqual([
      ['boat 1', 3],
      ['boat 3', 1],
    ])
  })

  test('a boat that had none gets it, and who had it takes the next free one', () => {
    expect([...giveNumbers(field(null, 2, 9), new Map([['boat 1', 2]]))]).toEqual([
      ['boat 1', 2],
      ['boat 2', 10],
    ])
  })

  test('what was given by hand stays: the boat that drew it gets what the other one drew', () => {
    const drawn = new Map([
      ['boat 1', 3],
      ['boat 2', 1],
      ['boat 3', 2],
    ])
    // Boat 2 was given 3 by hand.
    const given = giveNumbers(field(1, 3, 2), drawn, new Set(['boat 2']))
    expect([...given]).toEqual([])
  })

  test('a whole draw over another one is that draw', () => {
    const drawn = new Map([
      ['boat 1', 3],
      ['boat 2', 1],
      ['boat 3', 2],
    ])
    expect(new Map(giveNumbers(field(1, 2, 3), drawn))).toEqual(drawn)
  })
})

const aField = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 9 })
  .chain((numbers) => fc.shuffledSubarray(numbers.concat(), { minLength: numbers.length }))
  .map((numbers) => field(...numbers, null))
const aDay = aField.chain((boats) =>
  fc.record({
    boats: fc.constant(boats),
    wanted: fc.array(fc.tuple(fc.constantFrom(...boats.map(({ _id }) => _id)), fc.option(fc.integer({ min: 1, max: 12 })))),
    keeps: fc.subarray(boats.map(({ _id }) => _id)),
  }),
)

test('whatever is wanted and kept: no number twice, who keeps keeps, and nobody loses a number unasked', () => {
  fc.assert(
    fc.property(aDay, ({ boats, wanted, keeps }) => {
      const wishes = new Map(wanted)
      const given = giveNumbers(boats, wishes, new Set(keeps))
      const after = boats.map(({ _id, boatNumber }) => (given.has(_id) ? given.get(_id)! : boatNumber))
      const numbers = after.filter((number) => number !== null)
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const [index, { _id, boatNumber }] of boats.entries()) {
        if (keeps.includes(_id)) expect(after[index]).toBe(boatNumber)
        else if (boatNumber !== null && wishes.get(_id) !== null) expect(after[index]).not.toBeNull()
      }
    }),
    { numRuns: 2000 },
  )
})

test('a single wish is always granted', () => {
  fc.assert(
    fc.property(aField, fc.nat(), fc.integer({ min: 1, max: 20 }), (boats, pick, number) => {
      const { _id, boatNumber } = boats[pick % boats.length]!
      const given = giveNumbers(boats, new Map([[_id, number]]))
      expect(given.get(_id) ?? boatNumber).toBe(number)
      expect(given.size).toBeLessThanOrEqual(2)
    }),
  )
})
