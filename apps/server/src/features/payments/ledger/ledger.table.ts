import { ACCOUNTS } from '@ramplight/domain/money/accounts'
import { POSTING_KINDS } from '@ramplight/domain/money/posting-kinds'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

/**
 * A movement of money. The database refuses one whose lines do not come to 0, and any change of what is written (migration
 * one_ledger): a wrong one is reversed. It holds ids and cents alone: words about people stand in the record that it was made from.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: text().primaryKey(),
    at: isoTimestamp().notNull(),
    kind: text({ enum: POSTING_KINDS }).notNull(),
    /** In whose book it stands: that of a tournament, that of a person (credits), or both. */
    tournament: reference(),
    holder: reference(),
    /** What it was made from, and which of its postings this is: the same thing is never posted twice. */
    sourceFamily: text().notNull(),
    sourceRecord: text().notNull(),
    number: integer().notNull(),
    /** The posting that this one takes back; each is taken back once. */
    reversalOf: reference(),
    /** Who did it; nobody where the system did. */
    by: reference(),
    impersonator: reference(),
    /** When people did it, where that was before it came here: a tablet without a network, a day that was written down later. */
    madeAt: isoTimestamp(),
    /** How many lines it has: none is added later. */
    lines: integer().notNull(),
  },
  (t) => [
    uniqueIndex('ledger_postings_source').on(t.sourceFamily, t.sourceRecord, t.number),
    uniqueIndex('ledger_postings_reversal').on(t.reversalOf),
    index('ledger_postings_tournament').on(t.tournament, t.at, t.id),
    index('ledger_postings_holder').on(t.holder, t.at),
    // What directors paid the platform, in a year.
    index('ledger_postings_platform_fees').on(t.at).where(sql`${t.kind} = 'platform-fee'`),
    oneOf('ledger_postings_kind', t.kind),
    check('ledger_postings_lines', sql`${t.lines} > 0 and ${t.number} >= 0`),
  ],
)

/**
 * Entries that came Paid from another server, with an event file; and raffle tickets, and lots and payouts of a calcutta, that came so.
 * The money moved there: here nothing is posted for them, whatever is done with them.
 */
export const entriesPaidElsewhere = pgTable('paid_elsewhere', { entry: text().primaryKey(), tournament: reference().notNull() })

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    posting: reference()
      .notNull()
      .references(() => ledgerPostings.id),
    number: integer().notNull(),
    account: text({ enum: ACCOUNTS as [(typeof ACCOUNTS)[number]] }).notNull(),
    /** Cents: above 0 what came to a place, below 0 what left it; its purpose the other way round. */
    amount: amount().notNull(),
    entry: reference(),
    /** What of the entry was bought, how often, and what that costs in whole at the price of that day. */
    item: text(),
    times: integer().notNull(),
    charged: amount().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.posting, t.number] }),
    index('ledger_lines_entry').on(t.entry),
    oneOf('ledger_lines_account', t.account),
  ],
)

/** What is done once: what was there before the ledger was posted, platform fees began, a month was billed. */
export const ledgerOpenings = pgTable('ledger_openings', { id: text().primaryKey(), at: isoTimestamp().notNull() })
