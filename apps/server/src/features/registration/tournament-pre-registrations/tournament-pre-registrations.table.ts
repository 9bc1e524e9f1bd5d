import { preRegistration as record } from '@ramplight/contract/registration/tournament-pre-registrations'
import { boolean, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const tournamentPreRegistrations = pgTable(
  'tournament_pre_registrations',
  {
    ...recordColumns,
    tournament: reference().notNull(),
    /** The team, as it was named. */
    users: jsonb().$type<string[]>().notNull(),
    converted: boolean().notNull().default(record.starts.converted),
  },
  (t) => [
    index('tournament_pre_registrations_tournament').on(t.tournament),
    index('tournament_pre_registrations_users').using('gin', t.users),
  ],
)
