import { userCalls } from '@ramplight/contract/people/users'
import { queryOf } from '#platform/query.ts'

const FOUND = 20
/** Directors whose name or email has these words. */
export const directorsQuery = (words: string) =>
  queryOf(userCalls.pagedSearch, {
    body: { userType: 'Director', ...(words && { words }), sortField: 'last_name', sortOrder: 'asc', pageSize: FOUND },
  })
