import { expect, test } from 'vitest'
import { cardCharge } from '../registration/card-charge.ts'
import type { Tournament } from '../scoring/types.ts'
import { linesOfCard } from './card-lines.ts'
import { imbalance, netLines } from './posting.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
} as unknown as Tournament
const crew = { users: ['ann', 'bob'], inBigFishPot: true }
const paidBy = (feePayer: string | null) => ({ entry: 'e1', ...cardCharge(tournament, crew, { feePayer }) })
const figures = (lines: ReturnType<typeof linesOfCard>) => lines.map(({ account, amount, item }) => [account, amount, item])

test('the book has what the director got, and what for; the fees on top were never theirs', () => {
  const paid = paidBy(null)
  expect(figures(linesOfCard('payment', paid, paid.amount))).toEqual([
    ['card', 11_000, null],
    ['entry-fee', -10_000, 'fee'],
    ['side-pot', -1_000, 'b1'],
  ])
})

test("where the director's account pays the card fee, it stands there as what it cost", () => {
  const paid = paidBy('Account')
  expect(figures(linesOfCard('payment', paid, paid.amount))).toEqual([
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
      const all = [...linesOfCard('payment', paid, paid.amount)]
      for (let before = 0; before < paid.amount; ) {
        const back = Math.min(step * 31, paid.amount - before)
        const lines = linesOfCard('refund', paid, back, before)
        expect(imbalance(lines)).toBe(0)
        all.push(...lines)
        before += back
      }
      const left = netLines(all.map(({ account, amount }) => ({ account: account === 'refund' ? 'entry-fee' : account, amount })))
      expect(left.filter(({ account }) => account === 'card' || account === 'card-fee')).toEqual([])
      expect(left.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }
})

test('what the bank takes and gives back comes to nothing', () => {
  const paid = paidBy('Account')
  const both = [...linesOfCard('dispute', paid, paid.amount), ...linesOfCard('dispute-won', paid, paid.amount)]
  expect(netLines(both)).toEqual([])
  expect(figures(linesOfCard('dispute', paid, paid.amount))).toContainEqual(['chargeback', 10_000, 'fee'])
})
