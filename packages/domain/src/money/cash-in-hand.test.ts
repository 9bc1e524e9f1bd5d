import { expect, test } from 'vitest'
import { BoatBook } from '../testing/boat-book.ts'
import { entryMoney } from './cash-in-hand.ts'

test('what a boat won went out of the box, and what it got back was refunded: neither is called the other', () => {
  const tournament = { entryFee: 10_000, sidepots: [], bigfishpots: [] }
  const book = new BoatBook(tournament, { _id: 'e', users: ['ann'], status: 'Pending' })
  book.says({ status: 'Paid' })
  book.refunds(1_000)
  book.brings([
    { account: 'cash', amount: -4_000, entry: 'e' },
    { account: 'payout', amount: 4_000, entry: 'e' },
  ])
  const boat = { ...book.boat, paymentLog: book.log, books: { others: book.others } }
  expect(entryMoney(tournament, [boat])).toMatchObject({ inHand: 5_000, cashBack: 1_000, cashOut: 4_000, owed: 0 })
})
