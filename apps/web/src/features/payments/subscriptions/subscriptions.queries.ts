import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { queryOf } from '#platform/query.ts'

/** Every level; who looks after the system sees the older ones too. */
export const allLevelsQuery = () =>
  queryOf(subscriptionLevelCalls.search, { body: { selectAll: true, sortField: 'price', sortOrder: 'asc' } })
