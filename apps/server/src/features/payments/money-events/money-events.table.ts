import { PLACES } from '@ramplight/domain/money/accounts'
import { CASH_KINDS, CASH_PURPOSES } from '@ramplight/domain/money/cash-log'
import { MONEY_EVENT_KINDS } from '@ramplight/domain/money/money-event'
import { PAYMENT_KINDS } from '@ramplight/domain/money/payment-log'
import type { Buying } from '@ramplight/domain/money/standing'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

/** What boats and members of a season paid by hand, what boats got back at the ramp, what of it is kept, what was paid out to them, and the cash box. */
const KINDS = [...PAYMENT_KINDS, ...MONEY_EVENT_KINDS, ...CASH_KINDS] as const
const OF_THE_BOX = sql.raw(CASH_KINDS.map((kind) => `'${kind}'`).join(', '))

/**
 * The log of money: what people or the card provider said, each once and for ever. The database refuses any change of it (migration
 * money_events). It holds ids and cents alone; words stand beside it, so that they can be erased.
 */
export const moneyEvents = pgTable(
  'money_events',
  {
    id: text().primaryKey(),
    /** The id of the chain: that of its first event. */
    item: reference().notNull(),
    act: text({ enum: ['make', 'correct', 'void'] }).notNull(),
    kind: text({ enum: KINDS }).notNull(),
    /** Cents. The kind says which way they went. */
    amount: amount().notNull(),
    method: text({ enum: PLACES }),
    /** Of a boat: its event, and the boat. Of the cash box: its event. */
    tournament: reference(),
    entry: reference(),
    /** Of a member of a season. */
    membership: reference(),
    /** Of a payout. */
    pot: text(),
    payee: reference(),
    /** Of the cash box: what it was for; of a count, what was expected. */
    purpose: text({ enum: CASH_PURPOSES }),
    expected: amount(),
    /** What a payment pays for, or a refund takes back. */
    buys: jsonb().$type<Buying[]>(),
    /** The payments and refunds of the boat, or the member, that whoever made this one knew; of the cash box, its items. */
    seen: jsonb().$type<string[]>(),
    at: isoTimestamp().notNull(),
    by: reference(),
    /** Where it was taken. */
    device: text(),
    /** What the card provider calls the movement. */
    key: text(),
  },
  (t) => [
    index('money_events_tournament').on(t.tournament, t.at, t.id),
    index('money_events_entry').on(t.entry).where(sql`${t.kind} in ('payment', 'refund', 'kept')`),
    index('money_events_membership').on(t.membership),
    index('money_events_payee').on(t.payee, t.at),
    uniqueIndex('money_events_key').on(t.key),
    oneOf('money_events_act', t.act),
    oneOf('money_events_kind', t.kind),
    oneOf('money_events_method', t.method),
    oneOf('money_events_purpose', t.purpose),
    check('money_events_amount', sql`${t.amount} >= 0`),
    check(
      'money_events_whose',
      sql`case when ${t.kind} in (${OF_THE_BOX}) then ${t.tournament} is not null and ${t.entry} is null and ${t.membership} is null else (${t.entry} is null) = (${t.tournament} is null) and (${t.entry} is null) <> (${t.membership} is null) and (${t.membership} is null or ${t.kind} = 'payment') end`,
    ),
    check(
      'money_events_whole',
      sql`case when ${t.kind} in ('payment', 'refund', 'kept') then ${t.buys} is not null and ${t.seen} is not null when ${t.kind} in (${OF_THE_BOX}) then ${t.seen} is not null and ${t.method} is not null else ${t.pot} is not null end`,
    ),
  ],
)

/** The number of a check, why a refund was made or money is kept, or what something of the cash box was for, beside its event. */
export const moneyEventWords = pgTable('money_event_words', {
  event: text()
    .primaryKey()
    .references(() => moneyEvents.id),
  note: text().notNull(),
})
