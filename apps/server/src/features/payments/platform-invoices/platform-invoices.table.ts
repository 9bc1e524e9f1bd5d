import type { FeeLine } from '@ramplight/domain/money/monthly-bill'
import { PLATFORM_MOVEMENTS } from '@ramplight/domain/money/platform-charges'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

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
    /**
     * `failed`: the card was tried as often as it is tried, and the account is locked. `disputed`: a bank has taken the payment back and not
     * decided; `refunded`: the platform has given it back.
     */
    status: text({ enum: ['open', 'failed', 'paid', 'disputed', 'refunded'] }).notNull(),
    /** How often the card has not paid. */
    tries: integer().notNull().default(0),
    /** The card is asked from then on. */
    tryAt: isoTimestamp(),
    firstTryAt: isoTimestamp(),
    /** Why the card did not pay: a code of ours. */
    lastError: text(),
    /** The one payment of this invoice at the card provider: it can only be paid once there. Another one follows where a bank keeps it. */
    intent: text().unique(),
    createdAt: isoTimestamp().notNull(),
    paidAt: isoTimestamp(),
  },
  (t) => [
    uniqueIndex('platform_invoices_month').on(t.director, t.month),
    index('platform_invoices_status').on(t.status, t.tryAt),
    index('platform_invoices_newest').on(t.month, t.id),
    oneOf('platform_invoices_status', t.status),
    check('platform_invoices_of_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('platform_invoices_amount', sql`${t.amount} >= 0 and ${t.tries} >= 0`),
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

/** Money that a card has paid the platform itself, and what became of it: one of the provider's is one of ours, whoever tells of it. */
export const platformMovements = pgTable(
  'platform_movements',
  {
    /** The kind and the provider's id: `payment pi_…`, `refund re_…`, `dispute dp_…`. */
    key: text().primaryKey(),
    kind: text({ enum: PLATFORM_MOVEMENTS }).notNull(),
    /** What was paid, as the platform's book calls it: `invoice <id>`, `bill in_…`. */
    source: text().notNull(),
    director: reference().notNull(),
    /** The payment that it is a movement of. */
    intent: text().notNull(),
    /** Cents, as the provider says; never below 0. */
    amount: amount().notNull(),
    /** What the provider kept of it, or gave back. */
    providerFee: amount().notNull(),
    at: isoTimestamp().notNull(),
  },
  (t) => [
    index('platform_movements_source').on(t.source),
    index('platform_movements_intent').on(t.intent),
    oneOf('platform_movements_kind', t.kind),
    check('platform_movements_amount', sql`${t.amount} >= 0`),
  ],
)
