import { newId } from '@ramplight/contract/kernel/new-id'
import { LAKE_FORK, SIX_TO_THREE } from '@ramplight/testkit/lake-fork'
import type { Person, TestServer } from '#platform/testing/test-server'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'

/** A tournament that is being fished: one day, $100 a boat. */
export async function aTournament(
  ramp: TestServer,
  director: Person,
  more: Partial<typeof tournaments.$inferInsert> = {},
): Promise<TournamentRow> {
  const at = ramp.deps.now().toISOString()
  const tournamentDates = more.tournamentDates ?? ['2027-06-12']
  const [row] = await ramp.db
    .insert(tournaments)
    .values({
      id: newId(),
      createdAt: at,
      updatedAt: at,
      name: 'Lake Fork #4',
      ...LAKE_FORK,
      dateSpanType: tournamentDates.length > 1 ? 'multi' : 'single',
      startDate: tournamentDates[0]!,
      ...SIX_TO_THREE,
      tour: newId(),
      director: director.id,
      status: 'In Progress',
      entryFee: 10_000,
      settings: { payout: {} },
      ...more,
      tournamentDates,
    })
    .returning()
  return row!
}

/** Days for a tournament of `n` days. */
export const days = (n: number): string[] => Array.from({ length: n }, (_, day) => `2027-06-${12 + day}`)

let signUps = 0

/** A boat and its anglers, by their names; the first is the captain. */
export async function aBoat(
  ramp: TestServer,
  tournament: TournamentRow,
  boatNumber: number,
  names: string[],
  more: Partial<typeof tournamentEntries.$inferInsert> = {},
) {
  const anglers: Person[] = []
  for (const name of names) anglers.push(await ramp.person('Angler', name))
  // One second apart, so that the order of sign-up is the order of the test.
  const at = new Date(Date.UTC(2027, 4, 1) + 1000 * signUps++).toISOString()
  const [row] = await ramp.db
    .insert(tournamentEntries)
    .values({
      id: newId(),
      createdAt: at,
      updatedAt: at,
      tournament: tournament.id,
      tour: tournament.tour,
      season: tournament.season,
      users: anglers.map((angler) => angler.id),
      boatNumber,
      status: 'Paid',
      ...more,
    })
    .returning()
  return row!
}
