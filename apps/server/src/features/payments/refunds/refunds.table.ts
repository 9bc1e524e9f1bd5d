import { REFUND_METHODS } from '@ramplight/domain/money/refunds'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

/** What somebody gives back to an entry, or to the card that paid for a membership, under the id that the screen made. A row is written before the card provider is asked. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    at: isoTimestamp().notNull(),
    /** Of an entry of a tournament, or of a membership. */
    tournament: reference(),
    entry: reference(),
    membership: reference(),
    /** Cents. */
    amount: amount().notNull(),
    method: text({ enum: REFUND_METHODS }).notNull(),
    reason: text().notNull(),
    /** What it is for: the entry fee or a pot; null: for all of it. */
    item: text(),
    /** The boat is to pay it again. */
    isOwedAgain: boolean().notNull().default(false),
    by: reference(),
    impersonator: reference(),
    /** `asked`: kept aside for the card, until the provider says what became of it. */
    state: text({ enum: ['done', 'asked', 'refused'] }).notNull(),
    /** Of a card: what paid, and what the provider calls this refund. */
    checkout: reference(),
    movement: text(),
    /** Why the provider refused. */
    words: text(),
  },
  (t) => [
    index('refunds_entry').on(t.entry),
    oneOf('refunds_state', t.state),
    oneOf('refunds_method', t.method),
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_of', sql`(${t.membership} is null) = (${t.entry} is not null and ${t.tournament} is not null)`),
    index('refunds_membership').on(t.membership),
    index('refunds_tournament').on(t.tournament),
    index('refunds_asked').on(t.at).where(sql`${t.state} = 'asked'`),
  ],
)
