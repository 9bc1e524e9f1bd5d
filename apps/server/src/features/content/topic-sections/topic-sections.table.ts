import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'

export const topicSections = pgTable(
  'topic_sections',
  { ...recordColumns, title: text().notNull(), section_key: text().notNull(), active: boolean().notNull().default(true) },
  (t) => [uniqueIndex('topic_sections_key_unique').on(t.section_key).where(sql`not ${t.deleted}`)],
)
