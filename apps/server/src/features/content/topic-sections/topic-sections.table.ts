import { topicSection as record } from '@ramplight/contract/content/topic-sections'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const topicSectionsKeyUnique = uniqueAs('topic_sections_key_unique', 'section.key-taken')

export const topicSections = pgTable(
  'topic_sections',
  { ...recordColumns, title: text().notNull(), section_key: text().notNull(), active: boolean().notNull().default(record.starts.active) },
  (t) => [topicSectionsKeyUnique.on(t.section_key).where(sql`not ${t.deleted}`)],
)
