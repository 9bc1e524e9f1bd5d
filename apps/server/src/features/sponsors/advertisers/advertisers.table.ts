import { advertiser as record } from '@ramplight/contract/sponsors/advertisers'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const advertisersKeyUnique = uniqueAs('advertisers_key_unique', 'advertiser.key-taken')

export const advertisers = pgTable(
  'advertisers',
  {
    ...recordColumns,
    name: text().notNull(),
    email: text().notNull(),
    url: text().notNull(),
    image_path: text(),
    active: boolean().notNull().default(record.starts.active),
    key: text(),
    created_by: reference(),
  },
  (t) => [advertisersKeyUnique.on(t.key).where(sql`not ${t.deleted}`), index('advertisers_active').on(t.active)],
)
