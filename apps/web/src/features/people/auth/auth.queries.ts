import { authCalls } from '@ramplight/contract/people/auth'
import { queryOf } from '#platform/query.ts'

/** Whether this system still waits for its first administrator. */
export const setupStateQuery = () => ({ ...queryOf(authCalls.setupState, {}), staleTime: 300_000, retry: false })
