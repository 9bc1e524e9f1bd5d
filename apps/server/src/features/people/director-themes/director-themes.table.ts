import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

const GRADIENTS = ['blue', 'green', 'red', 'cotton candy'] as const

export const directorThemes = pgTable(
  'director_themes',
  {
    ...recordColumns,
    user: reference().notNull(),
    headerImage: text(),
    backgroundImage: text(),
    headerGradient: text({ enum: GRADIENTS }).notNull().default('blue'),
    backgroundGradient: text({ enum: GRADIENTS }).notNull().default('blue'),
  },
  (t) => [uniqueIndex('director_themes_user_unique').on(t.user).where(sql`not ${t.deleted}`)],
)
