import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { queryOf } from '#platform/query.ts'

/** What people and screens have told us, the newest first. */
export const noticesQuery = () => queryOf(devNotifierCalls.list, {})
