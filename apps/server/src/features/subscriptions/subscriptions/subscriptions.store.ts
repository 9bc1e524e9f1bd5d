import { records } from '#platform/database/records'
import { onesOwn } from '#platform/http/scopes'
import { subscriptions } from './subscriptions.table.ts'

export const subscriptionStore = records(subscriptions, 'subscriptions')
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The policy `subscription.see` as a condition. */
export const visibleSubscriptions = onesOwn(subscriptions)
