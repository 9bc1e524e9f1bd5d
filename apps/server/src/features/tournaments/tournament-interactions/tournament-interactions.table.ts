import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const tournamentInteractions = pgTable(
  'tournament_interactions',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    user: reference().notNull(),
    type: text({ enum: ['interested', 'going'] }).notNull(),
  },
  (t) => [
    /** Interested or going, never both, whatever two fingers tap. */
    uniqueIndex('tournament_interactions_one_each').on(t.tournament, t.user).where(sql`not ${t.deleted}`),
    index('tournament_interactions_user').on(t.user),
  ],
)
