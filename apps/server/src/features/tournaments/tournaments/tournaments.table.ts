import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const tournaments = pgTable(
  'tournaments',
  {
    ...recordColumns,
    name: text().notNull(),
    location: text().notNull(),
    landing: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    dateSpanType: text({ enum: ['single', 'multi'] }).notNull(),
    tournamentDateForSingle: date({ mode: 'string' }),
    /** Every date, also for a single day; `startDate` is the first (A46). */
    tournamentDates: jsonb().$type<string[]>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    timezone: text({ enum: ['EST', 'CST', 'MST', 'PST'] }).notNull(),
    tour: reference().notNull(),
    season: reference(),
    director: reference().notNull(),
    coDirectors: jsonb().$type<string[]>().notNull().default([]),
    status: text({ enum: ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'] }).notNull(),
    teamEvent: boolean().notNull().default(false),
    hasCuts: boolean().notNull().default(false),
    registrationStartDate: date({ mode: 'string' }),
    /** Cents. */
    entryFee: amount(),
    notes: text(),
    rules: text(),
    marketing_text: text(),
    setupOptions: jsonb().$type<Tournament['setupOptions']>().notNull().default({}),
    settings: jsonb().$type<Tournament['settings']>().notNull().default({}),
    bigfishpots: jsonb().$type<Tournament['bigfishpots']>().notNull().default([]),
    sidepots: jsonb().$type<Tournament['sidepots']>().notNull().default([]),
    groups: jsonb().$type<Tournament['groups']>().notNull().default([]),
    /** Counts up, in the writing transaction, with everything that can move the board. */
    resultsRevision: integer().notNull().default(0),
  },
  (t) => [
    index('tournaments_start').on(t.startDate, t.id),
    index('tournaments_tour').on(t.tour),
    index('tournaments_season').on(t.season),
    index('tournaments_director').on(t.director),
    index('tournaments_co_directors').using('gin', t.coDirectors),
  ],
)
