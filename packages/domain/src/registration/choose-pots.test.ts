import { expect, test } from 'vitest'
import { chosenPots, priceOfPots, withPots } from './choose-pots.ts'

const fork = {
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'big', entryFee: 1000 }],
  sidepots: [
    { _id: 'side', entryFee: 2000 },
    { _id: 'free', entryFee: 500, includedInEntryFee: true },
  ],
}
const boat = { users: ['ann', 'bob'] }
const row = (user: string, bigFishPotIds: string[], sidePotIds: string[]) => ({
  ...{ user, bigFish: bigFishPotIds.length > 0, bigFishPotIds, sidePot: sidePotIds.length > 0, sidePotIds },
})

test('a new pot is bought by the first angler; who bought one that stays keeps it', () => {
  expect(withPots(fork, boat, ['big'])).toEqual({ sidePotBigFishEntries: [row('ann', ['big'], [])], inBigFishPot: true, inSidePot: false })
  const bobs = { ...boat, sidePotBigFishEntries: [row('bob', ['big'], [])] }
  expect(chosenPots(fork, bobs)).toEqual(['big'])
  expect(withPots(fork, bobs, ['big', 'side']).sidePotBigFishEntries).toEqual([row('ann', [], ['side']), row('bob', ['big'], [])])
  expect(withPots(fork, bobs, ['side']).sidePotBigFishEntries).toEqual([row('ann', [], ['side'])])
})

test('a boat that is in by its flag keeps that pot, and a pot that the fee pays for is not chosen', () => {
  const flagged = { ...boat, inBigFishPot: true }
  expect(chosenPots(fork, flagged)).toEqual(['big'])
  expect(withPots(fork, flagged, ['big', 'side']).sidePotBigFishEntries).toEqual([row('ann', ['big'], ['side'])])
  expect(withPots(fork, flagged, [])).toEqual({ sidePotBigFishEntries: [], inBigFishPot: false, inSidePot: false })
  expect(priceOfPots(fork, ['big', 'free', 'other'])).toBe(1000)
})

test('a pot that is not offered at the moment stays with who bought it', () => {
  const off = { ...fork, settings: { payout: { bigFishEnabled: false, sidePot: true } } }
  const both = { ...boat, sidePotBigFishEntries: [row('bob', ['big'], ['side'])] }
  expect(withPots(off, both, []).sidePotBigFishEntries).toEqual([row('bob', ['big'], [])])
})
