import type { Payment } from '@ramplight/contract/payments/payments'
import { payment as record } from '@ramplight/contract/payments/payments'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const payments = pgTable(
  'payments',
  {
    ...recordColumns,
    /** Cents. */
    amount: amount().notNull(),
    user: reference().notNull(),
    description: text(),
    status: text({ enum: ['pending', 'completed', 'void'] }).notNull(),
    paymentForType: text(),
    /** The tournament. */
    sourceModuleRecord: reference(),
    debitOrCredit: text({ enum: ['debit', 'credit'] }).notNull(),
    recipientOfPayment: reference(),
    items: jsonb().$type<NonNullable<Payment['items']>>().notNull().default(record.starts.items),
    metaData: jsonb().$type<Record<string, unknown>>(),
    partner: reference(),
    /** What this payment is for, once: a payout of an entry from a result can be written only once. */
    onceKey: text(),
    /** Of a payout of a result, as the log of money has it: cents that were handed out, and what is still open. Copies of it. */
    handedOut: amount(),
    open: amount(),
  },
  (t) => [
    index('payments_source').on(t.sourceModuleRecord),
    index('payments_user').on(t.user),
    // Parts of what is written of a payment, and the newest of them first.
    index('payments_description_parts').using('gin', sql`${t.description} gin_trgm_ops`),
    index('payments_type_parts').using('gin', sql`${t.paymentForType} gin_trgm_ops`),
    /** The newest first, page by page. */
    index('payments_created').on(t.createdAt, t.id),
    uniqueIndex('payments_once_unique').on(t.onceKey),
    // What is still to be paid out, or comes back.
    index('payments_open').on(t.sourceModuleRecord).where(sql`${t.open} <> 0`),
  ],
)
