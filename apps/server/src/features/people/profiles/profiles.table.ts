import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const profiles = pgTable(
  'profiles',
  {
    ...recordColumns,
    user: reference().notNull(),
    description: text(),
  },
  (t) => [uniqueIndex('profiles_user_unique').on(t.user).where(sql`not ${t.deleted}`)],
)
