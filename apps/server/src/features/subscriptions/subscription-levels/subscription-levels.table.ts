import { subscriptionLevel as record } from '@ramplight/contract/subscriptions/subscription-levels'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns } from '#platform/database/columns'

export const subscriptionLevels = pgTable('subscription_levels', {
  ...recordColumns,
  name: text().notNull(),
  description: text(),
  type: text().notNull(),
  key: text(),
  price: amount().notNull(),
  billing_frequency: text({ enum: ['monthly', 'yearly'] }),
  stripe_api_id: text(),
  stripe_test_api_id: text(),
  active: boolean().notNull().default(record.starts.active),
})
