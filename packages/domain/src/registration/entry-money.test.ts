import { expect, test } from 'vitest'
import { entryMoney } from '../money/cash-in-hand.ts'
import type { Tournament } from '../scoring/types.ts'
import { BoatBook, type BookedBoat } from '../testing/boat-book.ts'
import { chargeOf, owedBy } from './entry-money.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 500 }],
} as unknown as Tournament
type Given = Parameters<typeof entryMoney>[1][number]
const entry = (more: Partial<Given> = {}): Given => ({ _id: 'e', users: ['ann', 'bob'], status: 'Pending', ...more })
/** One that has paid so. */
const paid = (said: Partial<BookedBoat>): Given => {
  const book = new BoatBook(tournament, { ...(entry() as BookedBoat) })
  book.says({ status: 'Paid', ...said })
  return { ...book.boat, paymentLog: book.log }
}

test('a boat owes its fee and the pots it is in; paid boats owe nothing', () => {
  expect(owedBy(tournament, entry())).toBe(10_000)
  expect(owedBy(tournament, entry({ inBigFishPot: true }))).toBe(11_000)
  expect(owedBy(tournament, entry({ freeEntry: true, inBigFishPot: true }))).toBe(1_000)
  expect(owedBy(tournament, entry({ status: 'Paid', inBigFishPot: true }))).toBe(0)
})

test('charged per angler, both pay; a pot that both bought is paid twice', () => {
  const perAngler = { ...tournament, settings: { payout: { chargePer: 'Angler' } }, bigfishpots: [], sidepots: [] } as unknown as Tournament
  expect(chargeOf(perAngler, entry())).toBe(20_000)
  const rows = ['ann', 'bob'].map((user) => ({ user, bigFish: true, bigFishPotIds: ['b1'], sidePot: false, sidePotIds: [] }))
  expect(chargeOf(tournament, entry({ sidePotBigFishEntries: rows }))).toBe(12_000)
})

test('what is in the entry fee is not asked for again', () => {
  const included = { ...tournament, bigfishpots: [{ _id: 'b1', entryFee: 1_000, includedInEntryFee: true }] } as unknown as Tournament
  expect(chargeOf(included, entry())).toBe(10_000)
})

test('the money of all boats: owed, in the cash box, as checks, as credit, online', () => {
  const boats = [
    entry(),
    entry({ inSidePot: true }),
    paid({ inBigFishPot: true }),
    paid({ paidOnline: true }),
    entry({ freeEntry: true }),
    paid({ paidWith: { method: 'check', note: '1042' } }),
    paid({ paidWith: { method: 'credits' }, inSidePot: true }),
    // Came Paid from another server: its money is in no place here.
    entry({ status: 'Paid' }),
  ]
  expect(entryMoney(tournament, boats)).toMatchObject({ owed: 20_500, inHand: 11_000, checks: 10_000, credits: 10_500, online: 10_000 })
})
