import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const accounts = pgTable(
  'accounts',
  {
    ...recordColumns,
    name: text().notNull(),
    type: text().notNull(),
    email: text().notNull(),
    feePayer: text(),
    user: reference().notNull(),
    active: boolean().notNull().default(true),
    locked: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('accounts_user_unique').on(t.user).where(sql`not ${t.deleted}`)],
)
