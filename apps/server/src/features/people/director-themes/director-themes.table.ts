import { gradient } from '@ramplight/contract/people/director-themes'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const directorThemes = pgTable(
  'director_themes',
  {
    ...recordColumns,
    user: reference().notNull(),
    headerImage: text(),
    backgroundImage: text(),
    headerGradient: text({ enum: gradient.options }).notNull().default('blue'),
    backgroundGradient: text({ enum: gradient.options }).notNull().default('blue'),
  },
  (t) => [uniqueIndex('director_themes_user_unique').on(t.user).where(sql`not ${t.deleted}`)],
)
