import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { tournamentEntryCalls as calls, type TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { CallError } from '#platform/call-error.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { ENTRIES, entryCounts, unpaidCounts } from '#platform/local-families/local-entries.ts'
import { bodyOf, readFamily, recordsOf, searchLocal, wireBodyOf } from '#platform/local-families/local-family.ts'

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
    return ENTRIES.present(await searchLocal({ ...ENTRIES, seen }, local, terms, ruleOf(calls.search)), local)
  },
})

readLocally(withdrawalCalls.withdrawals, {
  tables: ['tournament-entries', ...ENTRIES.besides],
  answer: async (_asked, local) => {
    const run = await tournamentsThat(local, 'tournament.run')
    const asking = (await recordsOf(ENTRIES, local)).filter(({ tournament, withdrawal }) => withdrawal && run.has(tournament))
    return ENTRIES.present(asking, local)
  },
})

readLocally(calls.entryCountSearch, {
  tables: ['tournament-entries', 'tournaments', 'tours'],
  answer: async (asked, local) => {
    const { tournament, tournaments = [], status, unpaid } = bodyOf(calls.entryCountSearch, asked)
    const wanted = [...new Set([...tournaments, ...(tournament ? [tournament] : [])])]
    const isNamed = asked.body.tournament !== undefined || asked.body.tournaments !== undefined
    const shown = await tournamentsThat(local, isNamed && !status && !unpaid ? 'tournament.see' : 'tournament.run')
    const ids = isNamed ? wanted.filter((id) => shown.has(id)) : [...shown.keys()]
    const counts = unpaid ? await unpaidCounts(local, shown) : await entryCounts(local, status)
    const byTournament = ids.map((id) => ({ tournament: id, count: counts.get(id) ?? 0 }))
    return { count: byTournament.reduce((sum, { count }) => sum + count, 0), byTournament }
  },
})
