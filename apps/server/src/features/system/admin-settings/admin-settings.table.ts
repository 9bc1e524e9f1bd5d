import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'

export const adminSettings = pgTable(
  'admin_settings',
  {
    ...recordColumns,
    name: text(),
    key: text().notNull(),
    setting: jsonb().$type<unknown>(),
    section: text(),
    isPublic: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('admin_settings_key_unique').on(t.key).where(sql`not ${t.deleted}`)],
)
