import type { RaffleEntry } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'
import { tournamentRaffles } from '../tournament-raffles/tournament-raffles.table.ts'

export const tournamentRaffleEntries = pgTable(
  'tournament_raffle_entries',
  {
    ...recordColumns,
    /** Numbers are given under the lock of the raffle, so it must be there. */
    raffle: reference()
      .notNull()
      .references(() => tournamentRaffles.id),
    user: reference(),
    entrant: text(),
    note: text(),
    entryNumber: integer().notNull(),
    /** Cents. Null where nobody wrote it down: tickets that were sold before the ledger knew of them. */
    paid: amount(),
    paidWith: jsonb().$type<RaffleEntry['paidWith']>(),
  },
  (t) => [
    /** A number is never given twice, also not that of an entry that was taken back. */
    uniqueIndex('tournament_raffle_entries_number_unique').on(t.raffle, t.entryNumber),
    index('tournament_raffle_entries_user').on(t.user),
  ],
)
