import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { User } from '@ramplight/contract/people/users'
import { queryOf } from '#platform/query.ts'
import { calls } from './tournaments.open-calls.ts'

export type TournamentTerms = BodyOf<typeof calls.skinnySearch>

export const tournamentQuery = (id: string) => queryOf(calls.get, { params: { id } })

export const skinnyTournamentsQuery = (terms: TournamentTerms) => queryOf(calls.skinnySearch, { body: terms })

/** Whose tournaments a signed-in person works with: their own, those of their tours, or all. */
export const ownTerms = (user: User): TournamentTerms => {
  if (user.userType === 'System Admin') return {}
  return user.isAssistant ? { tours: [...user.tours, ...(user.weighTours ?? [])] } : { director: user._id }
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
