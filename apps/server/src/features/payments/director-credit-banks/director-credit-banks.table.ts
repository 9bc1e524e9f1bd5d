import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

/** No balance is kept here: it is the sum of the bank's transactions. */
export const directorCreditBanks = pgTable('director_credit_banks', { ...recordColumns, user: reference().notNull() }, (t) => [
  uniqueIndex('director_credit_banks_user_unique').on(t.user).where(sql`not ${t.deleted}`),
])
