import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { User } from '@ramplight/contract/people/users'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { queryOf } from '#platform/query.ts'

export type TournamentTerms = BodyOf<typeof tournamentCalls.skinnySearch>

export const tournamentQuery = (id: string) => queryOf(tournamentCalls.get, { params: { id } })

export const skinnyTournamentsQuery = (terms: TournamentTerms) => queryOf(tournamentCalls.skinnySearch, { body: terms })

/** Whose tournaments a signed-in person works with: their own, those of their tours, or all. */
export const ownTerms = (user: User): TournamentTerms => {
  if (user.userType === 'System Admin') return {}
  return user.isAssistant ? { tours: user.tours } : { director: user._id }
}

/** Every tournament of a person's book, newest first. */
export const ownTournamentsQuery = (user: User) =>
  skinnyTournamentsQuery({
    ...ownTerms(user),
    startDate: '2000-01-01',
    startDateRange: 'After',
    sortField: 'startDate',
    sortOrder: 'desc',
    selectAll: true,
  })

/** The same with addresses and settings, for deriving ramps and copying. */
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

/** What a ZIP code, or a city with its state, fills in the address of a new ramp. It does not change while somebody types. */
export const addressQuery = (body: BodyOf<typeof tournamentCalls.addressSearch>) => ({
  ...queryOf(tournamentCalls.addressSearch, { body }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
