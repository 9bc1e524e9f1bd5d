import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'

export const calls = { list: subscriptionLevelCalls.list }
