import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournamentEntryCalls as calls, type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { CallError } from '#platform/call-error.ts'
import { type Local, readLocally } from '#platform/local/local-calls.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { bodyOf, readFamily, searchLocal, wireBodyOf } from '#platform/local-families/local-family.ts'
import { named, namesOf } from '#platform/local-families/local-people.ts'

/** What a new entry is until the server says otherwise. */
const blank = { status: 'Pending', disqualified: false, freeEntry: false, deleted: false, groups: [], anglers: [] }

/** Entries with the names of their anglers. */
async function present(entries: TournamentEntry[], local: Local): Promise<TournamentEntry[]> {
  const names = await namesOf(
    local,
    entries.flatMap(({ anglers }) => anglers),
    entries.flatMap(({ users }) => users),
  )
  return entries.map((entry) => ({ ...entry, anglers: named(names, entry.users) }))
}

export const ENTRIES = {
  tbl: 'tournament-entries',
  record: tournamentEntry,
  blank,
  partial: [],
  indexes: ['tournament', 'season'],
  besides: ['users', 'tournaments', 'tours'],
  // Entries of the tournaments the person runs, and their own.
  seen: async (local: Local) => {
    const run = await tournamentsThat(local, 'tournament.run')
    return ({ tournament, users }: TournamentEntry) => run.has(tournament) || users.includes(local.user._id)
  },
  present,
} as const

readFamily({ list: calls.list, get: calls.get }, ENTRIES)

readLocally(calls.search, {
  tables: ['tournament-entries', ...ENTRIES.besides],
  answer: async (asked, local) => {
    const { user, tournaments, deleted, ...terms } = wireBodyOf(calls.search, asked) as Partial<BodyOf<typeof calls.search>>
    // What was deleted is not kept here.
    if (deleted) throw CallError.offline()
    const among = tournaments && new Set(tournaments)
    const seen = async () => {
      const isSeen = await ENTRIES.seen(local)
      return (entry: TournamentEntry) => isSeen(entry) && (!user || entry.users.includes(user)) && (!among || among.has(entry.tournament))
    }
    return present(await searchLocal({ ...ENTRIES, seen }, local, terms), local)
  },
})

readLocally(calls.entryCountSearch, {
  tables: ['tournament-entries', 'tournaments', 'tours'],
  answer: async (asked, local) => {
    const { tournament, tournaments = [], status } = bodyOf(calls.entryCountSearch, asked)
    const wanted = [...new Set([...tournaments, ...(tournament ? [tournament] : [])])]
    const isNamed = asked.body.tournament !== undefined || asked.body.tournaments !== undefined
    const shown = await tournamentsThat(local, isNamed ? 'tournament.see' : 'tournament.run')
    const ids = isNamed ? wanted.filter((id) => shown.has(id)) : [...shown.keys()]
    const counts = await entryCounts(local, status)
    const byTournament = ids.map((id) => ({ tournament: id, count: counts.get(id) ?? 0 }))
    return { count: byTournament.reduce((sum, { count }) => sum + count, 0), byTournament }
  },
})

/** How many entries each tournament has; nothing of an entry is read but these two fields. */
export async function entryCounts(local: Local, status?: TournamentEntry['status']): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const row of await local.rows<Pick<TournamentEntry, 'tournament' | 'status'>>('tournament-entries'))
    if (!status || (row.status ?? blank.status) === status) counts.set(row.tournament, (counts.get(row.tournament) ?? 0) + 1)
  return counts
}
