import type { FeeLine } from '@ramplight/domain/money/monthly-bill'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, reference } from '#platform/database/columns'

/** What a director was asked to pay the platform for a month. Its lines never change; what changes is whether it is paid. */
export const platformInvoices = pgTable(
  'platform_invoices',
  {
    id: text().primaryKey(),
    director: reference().notNull(),
    /** `2026-11` */
    month: text().notNull(),
    lines: jsonb().$type<FeeLine[]>().notNull(),
    anglers: integer().notNull(),
    /** Sign-up credits that were used, one for an angler. */
    credits: integer().notNull(),
    /** Whose licenses it asks for. */
    licensed: text().array().notNull().default([]),
    /** Cents. */
    amount: amount().notNull(),
    /** `failed`: the card was tried as often as it is tried, and the account is locked. */
    status: text({ enum: ['open', 'failed', 'paid'] }).notNull(),
    /** How often the card has not paid. */
    tries: integer().notNull().default(0),
    /** The card is asked from then on. */
    tryAt: isoTimestamp(),
    firstTryAt: isoTimestamp(),
    /** Why the card did not pay: a code of ours. */
    lastError: text(),
    /** The one payment of this invoice at the card provider: it can only be paid once there. */
    intent: text().unique(),
    createdAt: isoTimestamp().notNull(),
    paidAt: isoTimestamp(),
  },
  (t) => [
    uniqueIndex('platform_invoices_month').on(t.director, t.month),
    index('platform_invoices_status').on(t.status, t.tryAt),
    index('platform_invoices_newest').on(t.month, t.id),
  ],
)

export type InvoiceRow = typeof platformInvoices.$inferSelect

/** For whom an invoice asks: +1, or −1 where it gives back what an earlier one had asked. Their sum is 0 or 1 for each angler and event. */
export const platformFees = pgTable(
  'platform_fees',
  {
    invoice: reference()
      .notNull()
      .references(() => platformInvoices.id),
    tournament: reference().notNull(),
    angler: reference().notNull(),
    sign: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoice, t.tournament, t.angler] }), index('platform_fees_tournament').on(t.tournament)],
)
