import { subscriptionFeature as record } from '@ramplight/contract/subscriptions/subscription-features'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'

export const subscriptionFeatures = pgTable('subscription_features', {
  ...recordColumns,
  name: text().notNull(),
  description: text(),
  subscription_levels: jsonb().$type<string[]>().notNull().default(record.starts.subscription_levels),
  active: boolean().notNull().default(record.starts.active),
})
