import { expect, test } from 'vitest'
import { cardCharge } from '../registration/card-charge.ts'
import type { Tournament } from '../scoring/types.ts'
import { linesOfCardPayment, linesOfCardRefund, linesOfDispute } from './card-lines.ts'
import { imbalance, netLines, sumOn } from './posting.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
} as unknown as Tournament
const crew = { users: ['ann', 'bob'], inBigFishPot: true }
const paidBy = (feePayer: string | null) => ({ entry: 'e1', ...cardCharge(tournament, crew, { feePayer }) })
const figures = (lines: ReturnType<typeof linesOfCardPayment>) => lines.map(({ account, amount, item }) => [account, amount, item])

test('the book has what the director got, and what for; the fees on top were never theirs', () => {
  const paid = paidBy(null)
  expect(figures(linesOfCardPayment(paid))).toEqual([
    ['card', 11_000, null],
    ['entry-fee', -10_000, 'fee'],
    ['side-pot', -1_000, 'b1'],
  ])
})

test("where the director's account pays the card fee, it stands there as what it cost", () => {
  const paid = paidBy('Account')
  expect(figures(linesOfCardPayment(paid))).toEqual([
    ['card', 10_639, null],
    ['entry-fee', -10_000, 'fee'],
    ['side-pot', -1_000, 'b1'],
    ['card-fee', 361, null],
  ])
})

test('however a payment goes back, in parts of any size, each posting adds up, and in the end nothing is left', () => {
  for (const feePayer of [null, 'Account'])
    for (const step of [1, 7, 333, 5_000, 99_999]) {
      const paid = paidBy(feePayer)
      const all = [...linesOfCardPayment(paid)]
      for (let before = 0; before < paid.amount; ) {
        const back = Math.min(step * 31, paid.amount - before)
        const lines = linesOfCardRefund(paid, back, { before, given: 0 })
        expect(imbalance(lines)).toBe(0)
        all.push(...lines)
        before += back
      }
      const left = netLines(all.map(({ account, amount }) => ({ account: account === 'refund' ? 'entry-fee' : account, amount })))
      expect(left.filter(({ account }) => account === 'card' || account === 'card-fee')).toEqual([])
      expect(left.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }
})

test('what the bank takes is all that the director got, and not more', () => {
  const paid = paidBy('Account')
  const taken = linesOfDispute(paid, paid.amount)
  expect(netLines([...linesOfCardPayment(paid), ...taken]).filter(({ account }) => account === 'card' || account === 'card-fee')).toEqual(
    [],
  )
  expect(figures(taken)).toContainEqual(['chargeback', 10_000, 'fee'])
})

test('whoever gave a part back loses the rest alone; the fees that the bank takes with it never were the director’s', () => {
  const paid = paidBy(null)
  const card = (given: number) =>
    linesOfDispute(paid, paid.amount - given, { before: 0, given }).find(({ account }) => account === 'card')?.amount ?? 0
  // Two things were paid: a cent of each may be lost in its part.
  for (const given of [0, 1, 4_000, 9_999, 10_999]) expect(Math.abs(11_000 - given + card(given))).toBeLessThanOrEqual(2)
  expect(card(11_000)).toBe(0)
})

test('a refund on the provider’s pages takes from the account what the provider takes, whatever the desk refunded before', () => {
  const paid = paidBy(null)
  const got = paid.amount - paid.applicationFee
  for (const given of [0, 1, 4_000, 7_777, got])
    for (const step of [100, 731, 5_000, paid.amount])
      for (let before = 0; before < paid.amount - given; before += step) {
        const taken = Math.min(step, paid.amount - given - before)
        const lines = linesOfCardRefund(paid, taken, { before, given })
        expect(imbalance(lines)).toBe(0)
        // Two things were paid, and the fees: a cent of each.
        expect(Math.abs(sumOn(lines, 'card') + (taken * got) / paid.amount)).toBeLessThanOrEqual(3)
      }
})

test('the desk has refunded all of it, and the provider refunds the fees as well: that costs the director, and the boat owes nothing by it', () => {
  const items = [{ type: 'Entry Fee', key: 'fee', cost: 10_000, description: 'Entry fee' }]
  const paid = { entry: 'e', items, amount: 10_731, applicationFee: 731 }
  expect(figures(linesOfCardRefund(paid, 731, { before: 0, given: 10_000 }))).toEqual([
    ['card', -681, null],
    ['card-fee', 681, null],
  ])
  const inParts = [
    ...linesOfCardRefund(paid, 400, { before: 0, given: 10_000 }),
    ...linesOfCardRefund(paid, 331, { before: 400, given: 10_000 }),
  ]
  expect(sumOn(inParts, 'card')).toBe(-681)
})
