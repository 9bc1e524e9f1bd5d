import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq, type SQL } from 'drizzle-orm'
import { records } from '#platform/database/records'
import { subscriptions } from './subscriptions.table.ts'

export const subscriptionStore = records(subscriptions, 'subscriptions')
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The policy `subscription.see` as a condition. */
export const visibleSubscriptions = (actor: Actor | null): SQL | undefined =>
  actor?.userType === 'System Admin' ? undefined : eq(subscriptions.user, actor?.id ?? '')
