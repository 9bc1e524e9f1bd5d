import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'

export const subscriptionFeatures = pgTable('subscription_features', {
  ...recordColumns,
  name: text().notNull(),
  description: text(),
  subscription_levels: jsonb().$type<string[]>().notNull().default([]),
  active: boolean().notNull().default(true),
})
