import type { Numbering } from '@ramplight/contract/registration/tournament-entries'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '#platform/database/columns'

/** Every draw, and every list of numbers by hand, as the one decision it was: known by its id, it counts once and as a whole. */
export const boatDraws = pgTable(
  'boat_draws',
  {
    id: text().primaryKey(),
    tournament: reference().notNull(),
    kind: text({ enum: ['draw', 'by-hand'] }).notNull(),
    mode: text({ enum: ['sign-up-order', 'random'] }),
    seed: bigint({ mode: 'number' }),
    boats: jsonb().$type<Numbering['boats']>().notNull(),
    by: reference(),
    /** When its numbers were drawn, by the clock of whoever did. */
    at: isoTimestamp().notNull(),
    /** Since when its numbers count; null: somebody has to answer whether they do. */
    countedAt: isoTimestamp(),
  },
  (t) => [index('boat_draws_tournament').on(t.tournament, t.countedAt)],
)
