import { calls } from '#platform/auth.open-calls.ts'
import { queryOf } from '#platform/query.ts'

/** Whether this system still waits for its first administrator. */
export const setupStateQuery = () => ({ ...queryOf(calls.setupState, {}), staleTime: 300_000, retry: false })
