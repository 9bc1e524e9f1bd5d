import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './plans.texts.ts'

/** "$9.99 per month" */
export const writePrice = (cents: number, frequency: SubscriptionLevel['billing_frequency']): string =>
  t(frequency === 'yearly' ? 'plan.perYear' : 'plan.perMonth', { price: writeMoney(cents) })
