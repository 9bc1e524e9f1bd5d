import type { Season } from '@ramplight/contract/tours/seasons'
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const seasons = pgTable(
  'seasons',
  {
    ...recordColumns,
    name: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    notes: text(),
    rules: text(),
    seasonRules: jsonb().$type<Season['seasonRules']>(),
    /** Cents. */
    membershipFee: amount(),
    tour: reference(),
    division: reference(),
    director: reference().notNull(),
    createdBy: reference(),
  },
  (t) => [index('seasons_tour').on(t.tour), index('seasons_director').on(t.director), index('seasons_division').on(t.division)],
)
