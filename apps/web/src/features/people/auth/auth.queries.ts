import { authCalls } from '@ramplight/contract/people/auth'
import { queryOf } from '#platform/query.ts'

/** Whether this system still waits for its first administrator. Asked once. */
export const setupStateQuery = () => ({
  ...queryOf(authCalls.setupState, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { persist: false },
})
