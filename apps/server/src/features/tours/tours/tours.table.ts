import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const tours = pgTable(
  'tours',
  {
    ...recordColumns,
    name: text().notNull(),
    waterType: text({ enum: ['Freshwater', 'Saltwater', 'Both'] }),
    additionalInfo: text(),
    urlLookupKey: text(),
    director: reference().notNull(),
  },
  (t) => [
    index('tours_director').on(t.director),
    uniqueIndex('tours_url_lookup_key_unique').on(t.urlLookupKey).where(sql`not ${t.deleted}`),
  ],
)
