import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const divisions = pgTable(
  'divisions',
  { ...recordColumns, name: text().notNull(), tour: reference(), director: reference().notNull() },
  (t) => [index('divisions_tour').on(t.tour), index('divisions_director').on(t.director)],
)
