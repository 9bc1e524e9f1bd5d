import { directorTheme as record } from '@ramplight/contract/people/director-themes'
import { GRADIENTS } from '@ramplight/domain/content/board-theme'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const directorThemesUserUnique = uniqueAs('director_themes_user_unique', 'record.only-one')

export const directorThemes = pgTable(
  'director_themes',
  {
    ...recordColumns,
    user: reference().notNull(),
    headerImage: text(),
    backgroundImage: text(),
    headerGradient: text({ enum: GRADIENTS }).notNull().default(record.starts.headerGradient),
    backgroundGradient: text({ enum: GRADIENTS }).notNull().default(record.starts.backgroundGradient),
  },
  (t) => [directorThemesUserUnique.on(t.user).where(sql`not ${t.deleted}`)],
)
