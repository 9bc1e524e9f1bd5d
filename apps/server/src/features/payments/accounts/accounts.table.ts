import { account as record } from '@ramplight/contract/payments/accounts'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const accountsUserUnique = uniqueAs('accounts_user_unique', 'record.only-one')

export const accounts = pgTable(
  'accounts',
  {
    ...recordColumns,
    name: text().notNull(),
    type: text().notNull(),
    email: text().notNull(),
    feePayer: text(),
    user: reference().notNull(),
    active: boolean().notNull().default(record.starts.active),
    locked: boolean().notNull().default(record.starts.locked),
  },
  (t) => [accountsUserUnique.on(t.user).where(sql`not ${t.deleted}`)],
)
