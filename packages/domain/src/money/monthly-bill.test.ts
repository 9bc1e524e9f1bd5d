import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterFailure, type FeeEvent, monthBefore, monthlyBill } from './monthly-bill.ts'

const event = (boats: [string[], number?][], billed: string[] = [], tournament = 'cup'): FeeEvent => ({
  tournament,
  boats: boats.map(([anglers, paidByCard = 0]) => ({ anglers, paidByCard })),
  billed,
})

describe('what a director owes at the end of a month', () => {
  test('is $2 for each angler who has not paid it online; credits go first', () => {
    const cup = event([[['lily', 'tom']], [['jo', 'max'], 2], [['sue']]])
    expect(monthlyBill([cup], 0)).toEqual({
      lines: [{ tournament: 'cup', added: ['lily', 'tom', 'sue'], givenBack: [], paidOnline: 2, amount: 600 }],
      anglers: 3,
      credits: 0,
      licensed: [],
      amount: 600,
    })
    expect(monthlyBill([cup], 2)).toMatchObject({ anglers: 3, credits: 2, amount: 200 })
    expect(monthlyBill([cup], 50)).toMatchObject({ anglers: 3, credits: 3, amount: 0 })
  })

  test('is $4.99 for each licensed person, once; credits are for anglers', () => {
    expect(monthlyBill([], 9, ['hal', 'bo', 'hal'])).toEqual({ lines: [], anglers: 0, credits: 0, licensed: ['hal', 'bo'], amount: 998 })
    expect(monthlyBill([event([[['lily', 'tom']]])], 1, ['hal'])).toMatchObject({ anglers: 2, credits: 1, amount: 200 + 499 })
  })

  test('counts somebody who is in two boats once, and a partner who came after the boat had paid online', () => {
    expect(monthlyBill([event([[['lily', 'tom']], [['tom', 'jo']]])], 0).anglers).toBe(3)
    expect(monthlyBill([event([[['lily', 'tom'], 1]])], 0).lines[0]!.added).toEqual(['tom'])
  })

  test('has nothing of what was billed before, and a boat that came in late', () => {
    expect(monthlyBill([event([[['lily', 'tom']]], ['lily', 'tom'])], 0)).toMatchObject({ lines: [], amount: 0 })
    expect(monthlyBill([event([[['lily', 'tom']], [['jo']]], ['lily', 'tom'])], 0).lines[0]!.added).toEqual(['jo'])
  })

  test('gives back what was billed for somebody who left or has paid online since, but is never below 0: the rest waits', () => {
    const june = event([[['lily'], 1]], ['lily', 'tom', 'sue'], 'june')
    expect(monthlyBill([june], 0)).toMatchObject({ lines: [], amount: 0 })
    expect(monthlyBill([june, event([[['jo', 'max']]], [], 'july')], 0)).toMatchObject({
      lines: [
        { tournament: 'june', added: [], givenBack: ['lily', 'tom'], amount: -400 },
        { tournament: 'july', added: ['jo', 'max'], givenBack: [], amount: 400 },
      ],
      anglers: 0,
      amount: 0,
    })
  })

  test('is tried three times: at once, after three days and after seven', () => {
    const failed = (tries: number, day: number) =>
      afterFailure({ tries, firstTryAt: '2027-07-01T01:30:00.000Z', at: `2027-07-0${day}T01:30:00.000Z` })
    expect([failed(1, 1), failed(2, 4), failed(3, 8)]).toEqual([
      { isLast: false, tryAt: '2027-07-04T01:30:00.000Z' },
      { isLast: false, tryAt: '2027-07-08T01:30:00.000Z' },
      { isLast: true, tryAt: null },
    ])
    // Two days late: four days stay until the last one.
    expect(failed(2, 6)).toEqual({ isLast: false, tryAt: '2027-07-10T01:30:00.000Z' })
    expect([monthBefore('2027-01-31'), monthBefore('2027-12-01')]).toEqual(['2026-12', '2027-11'])
  })
})

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']
const boat = fc.record({ anglers: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }), paidByCard: fc.integer({ min: 0, max: 3 }) })
/** A month: how the boats of three events stand when it ends, credits that were given, and how often the end of the month is run. */
const month = fc.record({
  boats: fc.array(fc.array(boat, { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  given: fc.integer({ min: 0, max: 5 }),
  runs: fc.integer({ min: 1, max: 3 }),
})

describe('over any months, with boats that come, go and pay online in any order', () => {
  test('nobody is charged twice for an event, no bill is below 0, money and credits add up to the anglers who are billed', () => {
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 6 }), (months) => {
        const billed = [new Set<string>(), new Set<string>(), new Set<string>()]
        let [balance, taken, spent] = [0, 0, 0]
        for (const { boats, given, runs } of months) {
          balance += given
          for (let run = 0; run < runs; run++) {
            const bill = monthlyBill(
              boats.map((own, index) => ({ tournament: String(index), boats: own, billed: [...billed[index]!] })),
              balance,
            )
            for (const { tournament, added, givenBack } of bill.lines) {
              const own = billed[Number(tournament)]!
              for (const angler of added) expect(own.has(angler)).toBe(false)
              for (const angler of added) own.add(angler)
              for (const angler of givenBack) expect(own.delete(angler)).toBe(true)
            }
            expect(bill.amount).toBeGreaterThanOrEqual(0)
            expect(bill.credits).toBeLessThanOrEqual(balance)
            expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.amount + bill.credits * 200)
            // Run again, nothing is new, but what is given back waits for somebody to be set against.
            if (run > 0) expect(bill).toMatchObject({ lines: [], amount: 0, credits: 0 })
            balance -= bill.credits
            taken += bill.amount
            spent += bill.credits
          }
          boats.forEach((own, index) => {
            const online = new Set(own.flatMap(({ anglers, paidByCard }) => anglers.slice(0, paidByCard)))
            for (const angler of own.flatMap(({ anglers }) => anglers))
              if (!online.has(angler)) expect(billed[index]!.has(angler)).toBe(true)
          })
          expect(taken + spent * 200).toBe(billed.reduce((sum, own) => sum + own.size, 0) * 200)
        }
      }),
    )
  })
})
