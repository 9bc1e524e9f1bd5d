import type { User } from '@ramplight/contract/people/users'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { queryOf } from '#platform/query.ts'

/** A director's own species and the system ones. */
export const speciesQuery = (user: User) => queryOf(speciesCalls.byDirector, { params: { id: user._id } })
