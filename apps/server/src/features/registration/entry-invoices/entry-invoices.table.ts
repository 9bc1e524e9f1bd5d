import type { EntryInvoice } from '@ramplight/contract/registration/entry-invoices'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const entryInvoices = pgTable(
  'entry_invoices',
  {
    ...recordColumns,
    entry: reference().notNull(),
    tournament: reference().notNull(),
    user: reference().notNull(),
    /** Costs in cents. */
    lines: jsonb().$type<EntryInvoice['lines']>().notNull(),
    /** Cents: the sum of the lines. */
    amount: amount().notNull(),
    status: text({ enum: ['open', 'paid', 'void'] }).notNull(),
    note: text(),
  },
  (t) => [
    index('entry_invoices_entry').on(t.entry),
    index('entry_invoices_tournament').on(t.tournament),
    index('entry_invoices_user').on(t.user),
  ],
)
