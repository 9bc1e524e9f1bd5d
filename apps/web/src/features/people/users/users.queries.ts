import { userCalls } from '@ramplight/contract/people/users'
import { queryOf } from '#platform/query.ts'

/** The anglers a director knows. */
export const anglersQuery = () => queryOf(userCalls.search, { body: { userType: 'Angler', selectAll: true } })

/** Everybody, for the system admin. */
export const usersQuery = () => queryOf(userCalls.search, { body: { selectAll: true } })
