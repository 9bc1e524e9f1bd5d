import { SCREEN_VIEWS } from '@ramplight/domain/results/screens'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp } from '#platform/database/columns'

/** What the TVs of a tournament show, once somebody has steered them. */
export const boardScreens = pgTable('board_screens', {
  tournament: text().primaryKey(),
  rev: integer().notNull(),
  view: text({ enum: SCREEN_VIEWS }).notNull(),
  turn: integer().notNull(),
  paused: boolean().notNull(),
  message: text(),
  /** When they were steered last. */
  since: isoTimestamp().notNull(),
})
