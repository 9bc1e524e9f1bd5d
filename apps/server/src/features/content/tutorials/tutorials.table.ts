import type { Tutorial } from '@ramplight/contract/content/tutorials'
import { tutorial as record } from '@ramplight/contract/content/tutorials'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'

export const tutorials = pgTable('tutorials', {
  ...recordColumns,
  name: text().notNull(),
  description: text(),
  /** As it was written. */
  htmlText: text(),
  sourceType: text({ enum: ['video', 'image'] }),
  sourcePath: text(),
  active: boolean().notNull().default(record.starts.active),
  displayLocations: jsonb().$type<Tutorial['displayLocations']>().notNull().default(record.starts.displayLocations),
})
