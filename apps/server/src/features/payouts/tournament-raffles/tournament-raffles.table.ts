import { type RaffleDraw, raffle as record } from '@ramplight/contract/payouts/tournament-raffles'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const tournamentRaffles = pgTable(
  'tournament_raffles',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    name: text().notNull(),
    description: text(),
    /** Cents, of one entry. */
    cost: amount(),
    active: boolean().notNull().default(record.starts.active),
    winning_entry: reference(),
    draw: jsonb().$type<RaffleDraw>(),
    drawsTakenBack: integer().notNull().default(0),
    /** The highest number that was given when the winner was found. Null without a winner, and for draws of before. */
    drawnUpTo: integer(),
  },
  (t) => [index('tournament_raffles_tournament').on(t.tournament), index('tournament_raffles_name').on(t.name, t.id)],
)

/**
 * The seed of each draw, made before the first ticket is sold. It is in a table of its own because it is a secret until it is drawn with,
 * and the record, its history and the devices show everything that a raffle has.
 */
export const raffleSeeds = pgTable(
  'raffle_seeds',
  {
    raffle: reference().notNull(),
    /** Which draw it is for: the number of those that were taken back before. */
    round: integer().notNull(),
    seed: text().notNull(),
    /** SHA-256 of the seed, in hexadecimal. */
    fingerprint: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.raffle, t.round] })],
)
