import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { crewShares } from './crew-shares.ts'

const event = { entryFee: 13_000, bigfishpots: [], sidepots: [], settings: {} } as unknown as Tournament
const [jo, sam] = [
  { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' },
  { _id: 'sam', first_name: 'Sam', last_name: 'Reed' },
]
const boat = (more: Partial<TournamentEntry> = {}) =>
  ({
    users: ['jo', 'sam'],
    anglers: [jo, sam],
    status: 'Pending',
    groups: [],
    sidePotBigFishEntries: [],
    ...more,
  }) as unknown as TournamentEntry

test('nobody has paid: each owes a half', () => {
  expect(crewShares(event, boat(), 'jo')).toMatchObject({
    mine: 6_500,
    isMinePaid: false,
    isPartPaid: false,
    owed: 13_000,
  })
})

test('I have paid my half, and Sam still owes', () => {
  const half = boat({ partPaid: [{ user: 'jo', amount: 6_500 }] })
  expect(crewShares(event, half, 'jo')).toMatchObject({ mine: 0, isMinePaid: true, isPartPaid: true, owed: 6_500, paid: 6_500 })
  expect(crewShares(event, half, 'sam')).toMatchObject({ mine: 6_500, isMinePaid: false, isPartPaid: true, owed: 6_500 })
})

test('a boat that is paid at the ramp asks nobody any more', () => {
  const all = boat({ status: 'Paid', partPaid: [{ user: 'jo', amount: 6_500 }] })
  expect(crewShares(event, all, 'sam')).toMatchObject({ mine: 0, isMinePaid: false, isPartPaid: false, owed: 0 })
})
