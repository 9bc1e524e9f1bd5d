import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inDrawOrder, readNumbers, writeNumbers } from './raffle-draw.ts'

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 120 })

describe('the draw of a raffle', () => {
  test('numbers are written as people write them', () => {
    expect(writeNumbers([])).toBe('')
    expect(writeNumbers([4, 1, 2, 3, 7])).toBe('1-4, 7')
  })

  test('LAW: what was written is read back, whatever tickets were taken back', () => {
    fc.assert(
      fc.property(numbers, (some) => {
        expect(readNumbers(writeNumbers(some))).toEqual(some.toSorted((a, b) => a - b))
      }),
    )
  })

  test('LAW: a ticket that is passed over or taken back changes nothing for the others', () => {
    const tickets = fc.uniqueArray(fc.record({ number: fc.integer({ min: 1 }), digest: fc.stringMatching(/^[0-9a-f]{8}$/) }), {
      selector: ({ number }) => number,
      minLength: 2,
      maxLength: 60,
    })
    fc.assert(
      fc.property(tickets, (all) => {
        const order = inDrawOrder(all)
        const [gone] = all
        expect(inDrawOrder(all.filter((one) => one !== gone))).toEqual(order.filter((number) => number !== gone!.number))
      }),
    )
  })
})
