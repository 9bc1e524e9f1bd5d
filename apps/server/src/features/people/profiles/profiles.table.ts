import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const profilesUserUnique = uniqueAs('profiles_user_unique', 'record.only-one')

export const profiles = pgTable(
  'profiles',
  {
    ...recordColumns,
    user: reference().notNull(),
    description: text(),
  },
  (t) => [profilesUserUnique.on(t.user).where(sql`not ${t.deleted}`)],
)
