import { topicPage as record } from '@ramplight/contract/content/topic-pages'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const topicPages = pgTable(
  'topic_pages',
  {
    ...recordColumns,
    section: reference(),
    title: text().notNull(),
    /** A page of the same section that this one stands below. */
    parentPage: reference(),
    /** HTML as it was written. */
    content: text(),
    order: integer().notNull().default(record.starts.order),
  },
  (t) => [index('topic_pages_section').on(t.section, t.order), index('topic_pages_parent').on(t.parentPage)],
)
