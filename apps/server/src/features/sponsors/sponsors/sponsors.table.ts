import type { Sponsor } from '@ramplight/contract/sponsors/sponsors'
import { sponsor as record } from '@ramplight/contract/sponsors/sponsors'
import { SPONSOR_STATUSES } from '@ramplight/domain/sponsors/sponsor-status'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const sponsors = pgTable(
  'sponsors',
  {
    ...recordColumns,
    name: text().notNull(),
    link: text(),
    tour: reference(),
    /** Whose book it is in; null for a sponsor of a tour, which is its director's whoever that is. */
    director: reference(),
    email: text(),
    charge: amount(),
    notes: text(),
    tagLine: text(),
    status: text({ enum: SPONSOR_STATUSES }).notNull().default(record.starts.status),
    mainImagePath: text(),
    imageOptions: jsonb().$type<Sponsor['imageOptions']>(),
  },
  (t) => [index('sponsors_tour').on(t.tour), index('sponsors_director').on(t.director), index('sponsors_status').on(t.status, t.createdAt)],
)
