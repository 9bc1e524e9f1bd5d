import { refused } from '../kernel/errors.ts'
import { mayMoveTo } from '../kernel/moves.ts'
import { statusPhrase } from '../kernel/refusal-phrases.ts'

export const SUBSCRIPTION_STATUSES = ['inactive', 'active', 'paused', 'canceled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** What is canceled stays canceled: a new one is bought (A52). */
const MOVES = {
  inactive: ['active'],
  active: ['paused', 'canceled'],
  paused: ['active', 'canceled'],
  canceled: [],
} satisfies Record<SubscriptionStatus, SubscriptionStatus[]>

/**
 * `byOwner`: is it the subscriber who asks? They pause, resume and cancel; that it begins is for who was paid to say.
 * Throws `subscription.move-not-allowed` and `subscription.admin-only`.
 */
export function moveSubscription(from: SubscriptionStatus, to: SubscriptionStatus, byOwner = false): SubscriptionStatus {
  if (!mayMoveTo<SubscriptionStatus>(MOVES, from, to))
    throw refused('subscription.move-not-allowed', {
      from: statusPhrase('subscription-status', from),
      to: statusPhrase('subscription-status', to),
    })
  if (byOwner && from === 'inactive' && to !== from) throw refused('subscription.admin-only')
  return to
}
