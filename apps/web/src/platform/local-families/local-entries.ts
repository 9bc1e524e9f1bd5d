import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { peopleOf } from '@ramplight/domain/registration/crew-roles'
import type { Local } from '#platform/local/answers/local.ts'
import { tournamentsThat } from './local-actor.ts'
import { recordsOf } from './local-family.ts'
import { named, namesOf } from './local-people.ts'

/** Entries with the names of their anglers. */
async function present(entries: TournamentEntry[], local: Local): Promise<TournamentEntry[]> {
  const names = await namesOf(
    local,
    entries.flatMap(({ anglers, substitute }) => [...anglers, ...(substitute ? [substitute] : [])]),
    entries.flatMap(peopleOf),
  )
  return entries.map((entry) => ({
    ...entry,
    anglers: named(names, entry.users),
    substitute: (entry.sub && names.get(entry.sub)) || null,
  }))
}

/** The entries of this device, as their own list, the tournaments and the results read them. */
export const ENTRIES = {
  tbl: 'tournament-entries',
  record: tournamentEntry,
  indexes: ['tournament', 'season'],
  besides: ['users', 'tournaments', 'tours'],
  // Entries of the tournaments the person runs or weighs at, and their own.
  seen: async (local: Local) => {
    const weighed = await tournamentsThat(local, 'tournament.weigh')
    return ({ tournament, users }: TournamentEntry) => weighed.has(tournament) || users.includes(local.user._id)
  },
  present,
} as const

/** How many entries each tournament has; nothing of an entry is read but these two fields. */
export async function entryCounts(local: Local, status?: TournamentEntry['status']): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const row of await local.rows<Pick<TournamentEntry, 'tournament' | 'status'>>('tournament-entries'))
    if (!status || (row.status ?? tournamentEntry.starts.status) === status)
      counts.set(row.tournament, (counts.get(row.tournament) ?? 0) + 1)
  return counts
}

/** How many boats of each of these tournaments owe something, as far as this device knows. */
export async function unpaidCounts(local: Local, tournaments: ReadonlyMap<string, Tournament>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const entry of await recordsOf(ENTRIES, local)) {
    const event = tournaments.get(entry.tournament)
    if (event && isUnpaidNow(event, entry)) counts.set(entry.tournament, (counts.get(entry.tournament) ?? 0) + 1)
  }
  return counts
}
