import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'
import { directorCreditBanks } from '../director-credit-banks/index.ts'

const creditTransactionsCounterUnique = uniqueAs('credit_transactions_counter_unique', 'ledger.append-only')

export const creditTransactions = pgTable(
  'credit_transactions',
  {
    ...recordColumns,
    /** Held while a line is added, so it must be there. */
    bank: reference()
      .notNull()
      .references(() => directorCreditBanks.id),
    /** Whole credits. */
    amount: amount().notNull(),
    description: text(),
    tournament: reference(),
    entry: reference(),
    counterOf: reference(),
  },
  (t) => [
    index('credit_transactions_bank').on(t.bank, t.createdAt, t.id),
    /** A line is taken back once. */
    creditTransactionsCounterUnique.on(t.counterOf),
  ],
)
