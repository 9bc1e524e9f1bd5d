import { expect, test } from 'vitest'
import { potsToChoose, priceOf } from './entry-price.ts'

const fork = {
  entryFee: 10_000,
  settings: { payout: { chargePer: 'Boat', bigFishEnabled: true, sidePot: true } },
  bigfishpots: [
    { _id: 'big', entryFee: 1000 },
    { _id: 'free', entryFee: 500, includedInEntryFee: true },
  ],
  sidepots: [{ _id: 'side', entryFee: 2000 }],
} as unknown as Parameters<typeof priceOf>[0]

test('the total is the entry fee and the chosen pots, each once', () => {
  expect(priceOf(fork, ['jo', 'dan'], [])).toBe(10_000)
  expect(priceOf(fork, ['jo', 'dan'], ['big', 'side'])).toBe(13_000)
})

test('a pot that the entry fee pays for is not chosen, nor one that the event has not', () => {
  expect(potsToChoose(fork).map(({ pot }) => pot._id)).toEqual(['big', 'side'])
  expect(priceOf(fork, ['jo'], ['free', 'other'])).toBe(10_000)
})
