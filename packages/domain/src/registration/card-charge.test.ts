import { expect, test } from 'vitest'
import type { Tournament } from '../scoring/types.ts'
import { cardCharge } from './card-charge.ts'
import { chargeOf } from './entry-money.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 533 }],
} as unknown as Tournament
const crew = { users: ['ann', 'bob'], inBigFishPot: true, inSidePot: true }

test('a card pays the entry, its pots, $2 for each angler and the card fee, which is of the entry and its pots alone', () => {
  const { items, amount, applicationFee } = cardCharge(tournament, crew)
  expect(items.map(({ description, cost }) => [description, cost])).toEqual([
    ['Entry fee', 10_000],
    ['Big fish', 1_000],
    ['Smallmouth', 533],
    ['Platform fee', 400],
    // 3 % of 115.33 is 3.4599, and 31 cents.
    ['Card fee', 377],
  ])
  expect([amount, applicationFee]).toEqual([12_310, 777])
})

test('what the card pays is the sum of its lines, and the director gets what the entry costs, to the cent', () => {
  for (let fee = 0; fee < 300; fee++) {
    const event = { ...tournament, entryFee: fee * 37 } as Tournament
    const { items, amount, applicationFee } = cardCharge(event, crew)
    expect(items.reduce((sum, { cost }) => sum + cost, 0)).toBe(amount)
    expect(amount - applicationFee).toBe(chargeOf(event, crew))
  }
})

test("where the director's account pays the card fee, the angler does not see it, and it is the director's to bear", () => {
  const charge = cardCharge(tournament, crew, { feePayer: 'Account' })
  expect(charge.items.map(({ key }) => key)).not.toContain('card')
  expect([charge.amount, charge.applicationFee]).toEqual([11_933, 777])
})

test('what costs nothing is not paid by card', () => {
  expect(cardCharge({ ...tournament, entryFee: 0 }, { users: ['ann'] })).toEqual({ items: [], amount: 0, applicationFee: 0 })
  expect(cardCharge(tournament, { users: ['ann'], freeEntry: true }).amount).toBe(0)
})
