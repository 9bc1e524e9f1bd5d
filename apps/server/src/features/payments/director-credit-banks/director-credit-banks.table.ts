import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const directorCreditBanksUserUnique = uniqueAs('director_credit_banks_user_unique', 'record.only-one')

/** No balance is kept here: it is the sum of the bank's transactions. */
export const directorCreditBanks = pgTable('director_credit_banks', { ...recordColumns, user: reference().notNull() }, (t) => [
  directorCreditBanksUserUnique.on(t.user).where(sql`not ${t.deleted}`),
])
