import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { isInPot, offeredPots, potNames, withPot } from './entry-pots.ts'

const tournament = {
  entryFee: 10_000,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: 'b1', name: 'Big fish', entryFee: 1_000 }],
  sidepots: [{ _id: 's1', name: 'Smallmouth', entryFee: 500 }],
} as unknown as Tournament
const entry = (more: Partial<TournamentEntry> = {}) =>
  ({ users: ['ann', 'bob'], status: 'Pending', freeEntry: false, ...more }) as TournamentEntry
const pots = offeredPots(tournament)

test('going into a pot writes the row of the boat, leaving it takes the row away', () => {
  const [big, side] = pots
  const both = { ...entry({ inBigFishPot: true }), ...withPot(tournament, entry({ inBigFishPot: true }), side!, true) }
  expect(both.sidePotBigFishEntries).toEqual([{ user: 'ann', bigFish: true, bigFishPotIds: ['b1'], sidePot: true, sidePotIds: ['s1'] }])
  expect(potNames(both, pots)).toBe('Big fish, Smallmouth')
  const none = { ...both, ...withPot(tournament, { ...both, ...withPot(tournament, both, side!, false) }, big!, false) }
  expect([isInPot(none, big!), none.inBigFishPot, none.inSidePot, none.sidePotBigFishEntries]).toEqual([false, false, false, []])
})

test('a tournament without pots offers none, for none is paid out', () => {
  const plain = { settings: { payout: { bigFishEnabled: true } }, bigfishpots: [], sidepots: [] } as unknown as Tournament
  expect(offeredPots(plain)).toEqual([])
})

test('where both anglers bought in, both stay in when another pot changes', () => {
  const row = { bigFish: true, bigFishPotIds: ['b1'], sidePot: false, sidePotIds: [] }
  const twice = entry({
    sidePotBigFishEntries: [
      { ...row, user: 'ann' },
      { ...row, user: 'bob' },
    ],
  })
  const more = withPot(tournament, twice, pots[1]!, true)
  expect(more.sidePotBigFishEntries?.map(({ user, bigFishPotIds, sidePotIds }) => [user, bigFishPotIds, sidePotIds])).toEqual([
    ['ann', ['b1'], ['s1']],
    ['bob', ['b1'], []],
  ])
})
