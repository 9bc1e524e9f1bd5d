import { species as record } from '@ramplight/contract/tournaments/species'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const species = pgTable(
  'species',
  {
    ...recordColumns,
    name: text().notNull(),
    waterType: text({ enum: ['Freshwater', 'Saltwater', 'Both'] }).notNull(),
    systemDefault: boolean().notNull().default(record.starts.systemDefault),
    director: reference(),
  },
  (t) => [index('species_director').on(t.director)],
)
