import { expect, test } from 'vitest'
import { potsToChoose, teamBoat, teamPrice } from './team-boat.ts'

const fork = {
  entryFee: 10_000,
  settings: { payout: { chargePer: 'Boat', bigFishEnabled: true, sidePot: true } },
  bigfishpots: [
    { _id: 'big', entryFee: 1000 },
    { _id: 'free', entryFee: 500, includedInEntryFee: true },
  ],
  sidepots: [{ _id: 'side', entryFee: 2000 }],
} as unknown as Parameters<typeof teamPrice>[0]

test('the total is the entry fee and the chosen pots, each once', () => {
  expect(teamPrice(fork, { users: ['jo', 'dan'], pots: [] })).toBe(10_000)
  expect(teamPrice(fork, { users: ['jo', 'dan'], pots: ['big', 'side'] })).toBe(13_000)
})

test('a pot that the entry fee pays for is not chosen, nor one that the event has not', () => {
  expect(potsToChoose(fork).map(({ pot }) => pot._id)).toEqual(['big', 'side'])
  expect(teamPrice(fork, { users: ['jo'], pots: ['free', 'other'] })).toBe(10_000)
})

test('the boat of a team has its id, its anglers, and its pots bought by the first of them', () => {
  expect(teamBoat({ _id: 'team', users: ['jo', 'dan'], pots: ['side'] }, { _id: 'fork', ...fork })).toEqual({
    ...{ _id: 'team', tournament: 'fork', users: ['jo', 'dan'], inBigFishPot: false, inSidePot: true },
    sidePotBigFishEntries: [{ user: 'jo', bigFish: false, bigFishPotIds: [], sidePot: true, sidePotIds: ['side'] }],
  })
  expect(teamBoat({ _id: 'team', users: ['jo'], pots: [] }, { _id: 'fork', ...fork })).toEqual({
    _id: 'team',
    tournament: 'fork',
    users: ['jo'],
  })
})
