import { raffle as record } from '@ramplight/contract/payouts/tournament-raffles'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
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
  },
  (t) => [index('tournament_raffles_tournament').on(t.tournament), index('tournament_raffles_name').on(t.name, t.id)],
)
