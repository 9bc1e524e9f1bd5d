import type { Payment } from '@ramplight/contract/payments/payments'
import { CARD_MOVEMENTS } from '@ramplight/domain/money/card-lines'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

/** Who is what customer at the card provider. Their cards are there, and never here. */
export const cardCustomers = pgTable('card_customers', {
  user: reference().primaryKey(),
  customer: text().notNull().unique(),
  createdAt: isoTimestamp().notNull(),
})

/** Who gets money by the card provider: a director for entry fees, an angler for what was won. */
export const cardAccounts = pgTable(
  'card_accounts',
  {
    stripeId: text().primaryKey(),
    user: reference().notNull(),
    createdAt: isoTimestamp().notNull(),
    deleted: boolean().notNull().default(false),
    chargesEnabled: boolean().notNull().default(false),
    payoutsEnabled: boolean().notNull().default(false),
    detailsSubmitted: boolean().notNull().default(false),
    needs: jsonb().$type<string[]>().notNull().default([]),
    /** When the provider was asked for this; what was asked for earlier and comes later changes nothing. */
    askedAt: isoTimestamp().notNull(),
  },
  (t) => [uniqueIndex('card_accounts_user_unique').on(t.user).where(sql`not ${t.deleted}`)],
)

const onlyOpen = uniqueAs('card_checkouts_open_unique', 'record.only-one')
const onlyOneOpen = uniqueAs('card_checkouts_membership_open_unique', 'record.only-one')

/** What somebody was asked to pay by card, and what became of it. Written before the provider is asked: its id is the key there. */
export const cardCheckouts = pgTable(
  'card_checkouts',
  {
    id: text().primaryKey(),
    user: reference().notNull(),
    /** What is paid for: an entry of a tournament, or a membership. */
    entry: reference(),
    tournament: reference(),
    membership: reference(),
    /** Cents. */
    amount: amount().notNull(),
    /** The angler whose share of the entry it is; null where it is all that was left. */
    shareOf: reference(),
    /** Cents: what the entry cost, or was left of the membership, when it was asked; null for what is older than shares. */
    whole: amount(),
    items: jsonb().$type<NonNullable<Payment['items']>>().notNull(),
    /** What the platform keeps of it; the rest goes on to this account. */
    applicationFee: amount().notNull(),
    destination: text().notNull(),
    /** `page`: the provider's own; `intent`: a page of ours that speaks with the provider. */
    way: text({ enum: ['page', 'intent'] }).notNull(),
    session: text().unique(),
    paymentIntent: text().unique(),
    url: text(),
    state: text({ enum: ['open', 'paid', 'over'] })
      .notNull()
      .default('open'),
    /** Given, and not answered by the bank yet: nobody can stop it, so the place is held until it is. */
    onItsWay: boolean().notNull().default(false),
    createdAt: isoTimestamp().notNull(),
    /** The place is held until then. */
    heldUntil: isoTimestamp().notNull(),
    /** Why the account of the director could not be made what the books say of this payment; each night it is tried again. */
    stuck: text(),
  },
  (t) => [
    onlyOpen.on(t.entry, sql`coalesce(${t.shareOf}, '')`).where(sql`${t.state} = 'open'`),
    onlyOneOpen.on(t.membership).where(sql`${t.state} = 'open'`),
    oneOf('card_checkouts_state', t.state),
    oneOf('card_checkouts_way', t.way),
    check('card_checkouts_what', sql`(${t.membership} is null) = (${t.entry} is not null and ${t.tournament} is not null)`),
    index('card_checkouts_membership').on(t.membership),
    index('card_checkouts_open').on(t.heldUntil).where(sql`${t.state} = 'open'`),
    index('card_checkouts_user').on(t.user),
  ],
)

/** What the provider has told, each once. What it says is not believed: it is a reason to ask. */
export const cardEvents = pgTable(
  'card_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    object: text().notNull(),
    objectId: text().notNull(),
    /** The connected account that it is about. */
    account: text(),
    /** When it happened there. */
    happenedAt: isoTimestamp().notNull(),
    heardAt: isoTimestamp().notNull(),
    /** `hook`: it came by itself; `look`: we found it when we looked. */
    heardBy: text({ enum: ['hook', 'look'] }).notNull(),
    state: text({ enum: ['waiting', 'done', 'nothing'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [index('card_events_waiting').on(t.heardAt).where(sql`${t.state} = 'waiting'`), index('card_events_happened').on(t.happenedAt)],
)

/** Money that has moved at the provider. One of theirs is one of ours, whoever tells of it and how often. */
export const cardMovements = pgTable(
  'card_movements',
  {
    /** The kind and the provider's id: `payment pi_…`, `refund re_…`, `dispute dp_…`. */
    key: text().primaryKey(),
    kind: text({ enum: CARD_MOVEMENTS }).notNull(),
    checkout: reference().notNull(),
    /** Cents, as the provider says; never below 0. */
    amount: amount().notNull(),
    /** What the provider and the platform kept of it, or gave back. */
    providerFee: amount().notNull(),
    /** Of a payment: `Visa 4242`, for its receipt; null for what is older than that. */
    card: text(),
    at: isoTimestamp().notNull(),
    recordedAt: isoTimestamp().notNull(),
  },
  (t) => [
    index('card_movements_checkout').on(t.checkout),
    oneOf('card_movements_kind', t.kind),
    check('card_movements_amount', sql`${t.amount} >= 0`),
  ],
)

/** A bank that asks a payment back for the owner of the card: what the provider said of it when it was asked last. */
export const cardDisputes = pgTable(
  'card_disputes',
  {
    /** What the provider calls it: `dp_…`. */
    id: text().primaryKey(),
    checkout: reference(),
    /** Of what was paid to the platform itself, as its book calls it: `invoice <id>`, `bill in_…`. */
    source: text(),
    /** Cents: what the bank wants, with the fees that the angler paid on top. */
    amount: amount().notNull(),
    reason: text().notNull(),
    /** In the words of the provider: `needs_response`, `under_review`, `won`, `lost`. */
    status: text().notNull(),
    at: isoTimestamp().notNull(),
    /** Proof that comes later changes nothing. */
    dueBy: isoTimestamp(),
  },
  (t) => [
    index('card_disputes_checkout').on(t.checkout),
    check('card_disputes_amount', sql`${t.amount} >= 0`),
    check('card_disputes_what', sql`(${t.checkout} is null) = (${t.source} is not null)`),
  ],
)
export type DisputeRow = typeof cardDisputes.$inferSelect

/** Bills of levels that a card has not paid at once: how often it was asked, as far as the director was told. */
export const levelBills = pgTable(
  'level_bills',
  {
    /** What the provider calls it: `in_…`. */
    id: text().primaryKey(),
    user: reference().notNull(),
    /** Cents. */
    amount: amount().notNull(),
    tries: integer().notNull(),
    at: isoTimestamp().notNull(),
  },
  (t) => [check('level_bills_amount', sql`${t.amount} >= 0 and ${t.tries} >= 0`)],
)

/** A payout that goes from the account of a director to that of who won it. Written before the provider is asked. */
export const cardPayouts = pgTable(
  'card_payouts',
  {
    /** Each payment is paid out once. */
    payment: text().primaryKey(),
    tournament: reference().notNull(),
    /** Cents. */
    amount: amount().notNull(),
    /** Between which accounts, as it was asked first. */
    payer: text().notNull(),
    recipient: text().notNull(),
    /** How often it was begun anew, after nothing had moved or the money had come back: the provider knows each under a name of its own. */
    turn: integer().notNull().default(0),
    /** `over`: nothing has moved, or it came back; it may be begun anew. */
    state: text({ enum: ['going', 'sent', 'goes-back', 'over'] })
      .notNull()
      .default('going'),
    /** What the provider calls the two steps: taken from the one, given to the other. */
    charge: text(),
    transfer: text(),
    /** Why it goes back. */
    words: text(),
    at: isoTimestamp().notNull(),
  },
  (t) => [
    index('card_payouts_unfinished').on(t.at).where(sql`${t.state} in ('going', 'goes-back')`),
    oneOf('card_payouts_state', t.state),
    check('card_payouts_amount', sql`${t.amount} >= 0 and ${t.turn} >= 0`),
  ],
)
