import { CALCUTTA_STATES } from '@ramplight/contract/payouts/calcuttas'
import { CALCUTTA_METHODS, LOT_OWNERS } from '@ramplight/domain/payouts/calcutta'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, oneOf, reference } from '#platform/database/columns'

/** The calcutta of a tournament: one at most. Its row is held by whoever sells, so that two stations sell one after the other. */
export const calcuttas = pgTable('calcuttas', {
  tournament: text().primaryKey(),
  state: text({ enum: CALCUTTA_STATES }).notNull(),
  /** In percent. */
  houseShare: doublePrecision().notNull(),
  /** In percent of the pool, the first place first. */
  places: jsonb().$type<number[]>().notNull(),
  createdAt: isoTimestamp().notNull(),
  updatedAt: isoTimestamp().notNull(),
})

const made = { at: isoTimestamp().notNull(), by: reference(), takenBackAt: isoTimestamp(), takenBackBy: reference(), takenBackWhy: text() }

/** A boat, or several, as they were sold, under the id that the screen made. A wrong sale is taken back and sold anew. */
export const calcuttaLots = pgTable(
  'calcutta_lots',
  {
    id: text().primaryKey(),
    tournament: reference().notNull(),
    /** Ids of entries. */
    entries: jsonb().$type<string[]>().notNull(),
    user: reference(),
    entrant: text(),
    /** Cents. */
    price: amount().notNull(),
    /** How many percent the crew bought back. */
    boughtBack: doublePrecision().notNull(),
    method: text({ enum: CALCUTTA_METHODS }).notNull(),
    note: text(),
    ...made,
  },
  (t) => [
    index('calcutta_lots_tournament').on(t.tournament),
    index('calcutta_lots_user').on(t.user),
    oneOf('calcutta_lots_method', t.method),
    check('calcutta_lots_price', sql`${t.price} >= 0`),
  ],
)

/** What was handed out for a lot. A wrong one is taken back. */
export const calcuttaPayouts = pgTable(
  'calcutta_payouts',
  {
    id: text().primaryKey(),
    lot: reference().notNull(),
    to: text({ enum: LOT_OWNERS }).notNull(),
    /** Cents. */
    amount: amount().notNull(),
    method: text({ enum: CALCUTTA_METHODS }).notNull(),
    ...made,
  },
  (t) => [
    index('calcutta_payouts_lot').on(t.lot),
    oneOf('calcutta_payouts_to', t.to),
    oneOf('calcutta_payouts_method', t.method),
    check('calcutta_payouts_amount', sql`${t.amount} >= 0`),
  ],
)
