import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Boards that are kept for the stage. What was revealed is gone from here. */
export const boardHolds = pgTable('board_holds', {
  tournament: text().primaryKey(),
  since: isoTimestamp().notNull(),
  heldBy: reference(),
  /** So many first places are hidden; null: the board stands as of `since`. */
  left: integer(),
})
