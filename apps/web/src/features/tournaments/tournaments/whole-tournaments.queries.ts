import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { User } from '@ramplight/contract/people/users'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { queryOf } from '#platform/query.ts'
import { ownTerms, type TournamentTerms } from './tournaments.queries.ts'

/** Every tournament of a person's book with addresses and settings, for deriving ramps and copying. */
export const fullOwnTournamentsQuery = (user: User) => {
  const body: TournamentTerms = {
    ...ownTerms(user),
    startDate: '2000-01-01',
    startDateRange: 'After',
    sortField: 'startDate',
    sortOrder: 'desc',
    pageSize: 100,
  }
  return { ...queryOf(tournamentCalls.search, { body }), select: ({ message }: { message: Tournament[] }) => message }
}

/** Every tournament of a season with its settings, the first one first. */
export const wholeTournamentsOfSeasonQuery = (season: string) => {
  const body: TournamentTerms = { season, startDate: '2000-01-01', startDateRange: 'After', selectAll: true }
  return { ...queryOf(tournamentCalls.search, { body }), select: ({ message }: { message: Tournament[] }) => message }
}

/** What a ZIP code, or a city with its state, fills in the address of a new ramp. It does not change while somebody types. */
export const addressQuery = (body: BodyOf<typeof tournamentCalls.addressSearch>) => ({
  ...queryOf(tournamentCalls.addressSearch, { body }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
