import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { type Subscription, subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { t } from './subscriptions.texts.ts'

/** Asks the provider for the subscriptions of these customers, one after the other, and tells what came of it. */
export async function syncSubscriptions(rows: readonly Subscription[]): Promise<boolean> {
  const customers = [...new Set(rows.flatMap(({ stripe_customer_id }) => stripe_customer_id || []))]
  if (customers.length === 0) {
    notify.stealth(t('nothingToSync'))
    return false
  }
  const faults: unknown[] = []
  for (const customer of customers)
    await call(stripeCalls.syncSubscriptions, { body: { customer } }).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) notify.warning(t('notSynced', { count: faults.length, reason: messageOfError(faults[0]) }))
  const asked = customers.length - faults.length
  if (asked > 0) notify.success(t('synced', { count: asked }))
  return asked > 0
}

/** The same of everybody who has, or had, a subscription. */
export const syncAllSubscriptions = async (): Promise<boolean> =>
  syncSubscriptions(await call(subscriptionCalls.search, { body: { selectAll: true } }))
