import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { queryOf } from '#platform/query.ts'

/** What a person says of themselves; none or one. */
export const myProfileQuery = (user: string) => queryOf(userProfileCalls.search, { body: { user } })
