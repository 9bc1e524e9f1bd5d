import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { queryOf } from '#platform/query.ts'

/** All levels, also those that are off. */
export const levelsQuery = () => queryOf(subscriptionLevelCalls.list, {})
export const featuresQuery = () => queryOf(subscriptionFeatureCalls.list, {})
export const codesQuery = () => queryOf(subscriptionCodeCalls.list, {})
