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
  const helped = user.isAssistant ? [...user.tours, ...(user.weighTours ?? [])] : []
  // A search for no tour finds those of all; who helps on none has what they co-direct.
  return helped.length > 0 ? { tours: helped } : { director: user._id }
}

const newestFirst = (terms: TournamentTerms) =>
  skinnyTournamentsQuery({
    ...terms,
    startDate: '2000-01-01',
    startDateRange: 'After',
    sortField: 'startDate',
    sortOrder: 'desc',
    selectAll: true,
  })

/** Every tournament of a person's book, newest first. */
export const ownTournamentsQuery = (user: User) => newestFirst(ownTerms(user))
/** Those that somebody directs themself, alone or beside others. */
export const directedTournamentsQuery = (user: User) => newestFirst({ director: user._id })
