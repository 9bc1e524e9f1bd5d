import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { queryOf } from '#platform/query.ts'

/** How many boats of each of these tournaments are not paid. */
export const unpaidQuery = (tournaments: string[]) => ({
  ...queryOf(tournamentEntryCalls.entryCountSearch, { body: { tournaments, status: 'Pending' } }),
  enabled: tournaments.length > 0,
  select: ({ byTournament }: { byTournament: { tournament: string; count: number }[] }) =>
    Object.fromEntries(byTournament.map(({ tournament, count }) => [tournament, count])),
})
