import type { Tour } from '@ramplight/contract/tours/tours'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    tourIcon: text(),
    tourBanner: text(),
    payout: jsonb().$type<Tour['payout']>(),
  },
  (t) => [
    index('tours_director').on(t.director),
    index('tours_created').on(t.createdAt, t.id),
    uniqueIndex('tours_url_lookup_key_unique').on(t.urlLookupKey).where(sql`not ${t.deleted}`),
  ],
)
