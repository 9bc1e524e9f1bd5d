import { license as record } from '@ramplight/contract/subscriptions/licenses'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const licenses = pgTable(
  'licenses',
  {
    ...recordColumns,
    first_name: text(),
    last_name: text(),
    email: text(),
    role: text({ enum: ['Admin', 'Director', 'Support'] }),
    user: reference(),
    active: boolean().notNull().default(record.starts.active),
    status: text({ enum: ['Active', 'Ended'] }),
    director: reference(),
  },
  (t) => [index('licenses_director').on(t.director), index('licenses_user').on(t.user)],
)
