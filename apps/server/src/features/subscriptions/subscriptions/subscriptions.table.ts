import { subscription as record } from '@ramplight/contract/subscriptions/subscriptions'
import { SUBSCRIPTION_STATUSES } from '@ramplight/domain/subscriptions/subscription-status'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, recordColumns, reference } from '#platform/database/columns'

export const subscriptions = pgTable(
  'subscriptions',
  {
    ...recordColumns,
    type: text().notNull(),
    amount: amount(),
    email: text(),
    /** Ids of the card provider: of the price, the customer, the subscription. */
    price_id: text(),
    stripe_customer_id: text(),
    subscription_id: text(),
    billing_frequency: text({ enum: ['monthly', 'yearly'] }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default(record.starts.status),
    user: reference(),
    level: reference(),
    /** When the card provider was asked for this; an older answer that comes later changes nothing. */
    askedAt: isoTimestamp(),
  },
  (t) => [
    index('subscriptions_user').on(t.user),
    index('subscriptions_customer').on(t.stripe_customer_id),
    index('subscriptions_subscription').on(t.subscription_id),
  ],
)
