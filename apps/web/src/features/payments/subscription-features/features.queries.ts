import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { queryOf } from '#platform/query.ts'

/** Every line of the table of what each level has, by name. */
export const featuresQuery = () =>
  queryOf(subscriptionFeatureCalls.search, { body: { selectAll: true, sortField: 'name', sortOrder: 'asc' } })
