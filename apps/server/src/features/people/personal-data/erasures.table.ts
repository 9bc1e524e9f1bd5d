import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'
import type { ErasedWords } from './without-person.ts'

/** People who are erased, and whose words are still being taken out of the history. Gone when that is done, or after a restart goes on. */
export const erasures = pgTable('erasures', {
  person: reference().primaryKey(),
  at: isoTimestamp().notNull(),
  words: jsonb().$type<ErasedWords>().notNull(),
  /** Rows of theirs that went: what the history says of them goes as a whole. */
  gone: text().array().notNull(),
  /** How far it is: which table, and the last row of it that was looked at. */
  step: integer().notNull().default(0),
  after: text().array(),
})
