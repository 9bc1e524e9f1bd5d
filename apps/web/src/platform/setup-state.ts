import { queryOf } from './query.ts'
import { calls } from './setup-state.open-calls.ts'

/** Whether the system is empty and waits for its first administrator, is a demo, and takes cards. */
export const setupStateQuery = () => ({ ...queryOf(calls.setupState, {}), staleTime: 300_000, retry: false })
