import type { Answer } from '@ramplight/contract/sync/questions'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isoTimestamp, reference } from '../database/columns.ts'

const counter = () => bigint({ mode: 'number' })

/**
 * How far a scope has counted. The row stays locked to the end of the transaction that counts on, so that the order of the
 * numbers is the order in which the changes were committed. Who is below `horizon` begins again; no row of the feed is: whoever
 * forgets old deletions gives what stays below it new numbers.
 */
export const syncScopes = pgTable('sync_scope', {
  scope: text().primaryKey(),
  head: counter().notNull().default(0),
  horizon: counter().notNull().default(0),
})

/** The latest place of each record in each scope: `u` it is there, `d` it is deleted, `l` it left this scope. Written by the database alone. */
export const syncFeed = pgTable(
  'sync_feed',
  {
    scope: text().notNull(),
    seq: counter().notNull(),
    tbl: text().notNull(),
    recId: reference().notNull(),
    op: text({ enum: ['u', 'd', 'l'] }).notNull(),
    rev: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tbl, t.recId, t.scope] }), uniqueIndex('sync_feed_seq').on(t.scope, t.seq)],
)

/** What a transaction has written, until it ends; then it becomes the feed. Nobody else ever sees a row of it. */
export const syncTouched = pgTable(
  'sync_touched',
  {
    xid: counter().notNull(),
    tbl: text().notNull(),
    recId: reference().notNull(),
    /** What hangs on it is seen by others now, or looks different. */
    moved: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.xid, t.tbl, t.recId] })],
)

/** One row for each transaction that has touched something: its deferred trigger is what runs at the end. */
export const syncTurns = pgTable('sync_turn', { xid: counter().primaryKey() })

/** Starts of the server, and where its database lay. See `epochsOf`. */
export const syncEpochs = pgTable('sync_epoch', { id: text().primaryKey(), place: text().notNull(), at: isoTimestamp().notNull() })

/** Changes of devices that were answered for good. A repeat is answered the same. */
export const syncOps = pgTable(
  'sync_op',
  {
    opId: text().primaryKey(),
    user: reference().notNull(),
    device: reference().notNull(),
    devSeq: counter().notNull(),
    tbl: text().notNull(),
    recId: reference().notNull(),
    payloadSha: text().notNull(),
    status: text().notNull(),
    /** The answer without the record, which is read anew. */
    detail: jsonb().$type<Record<string, unknown>>(),
    at: isoTimestamp().notNull(),
  },
  (t) => [index('sync_op_device').on(t.device, t.user, t.devSeq)],
)

/** A device as one of its people. */
export const syncDevices = pgTable(
  'sync_device',
  {
    device: reference().notNull(),
    user: reference().notNull(),
    /** Every change up to this one is done with on the device. */
    acked: counter().notNull().default(0),
    /** The latest change that the device said it has made. */
    devSeq: counter().notNull().default(0),
    schema: integer(),
    app: text(),
    /** Milliseconds by which its clock was off. */
    clockOff: counter(),
    lastSeenAt: isoTimestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.device, t.user] })],
)

/** A question: a value that was not taken because somebody else's is there, until somebody answers. */
export const syncConflicts = pgTable(
  'sync_conflict',
  {
    id: text().primaryKey(),
    opId: reference().notNull(),
    tbl: text().notNull(),
    recId: reference().notNull(),
    field: text().notNull(),
    base: jsonb().$type<unknown>(),
    mine: jsonb().$type<unknown>(),
    theirs: jsonb().$type<unknown>(),
    mineBy: reference(),
    theirsBy: reference(),
    /** The admins who acted as these people. */
    mineAdmin: reference(),
    theirsAdmin: reference(),
    answeredAdmin: reference(),
    state: text({ enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    /** Fields that are only right with `mine`, and follow the answer. */
    beside: jsonb().$type<Record<string, unknown>>(),
    /** Whose results wait for the answer. */
    tournament: reference(),
    rev: integer().notNull().default(1),
    answer: jsonb().$type<Answer>(),
    answeredBy: reference(),
    answeredAt: isoTimestamp(),
    resolvedByOp: reference(),
    at: isoTimestamp().notNull(),
  },
  (t) => [
    uniqueIndex('sync_conflict_field').on(t.opId, t.field),
    index('sync_conflict_record').on(t.tbl, t.recId),
    index('sync_conflict_open').on(t.tbl, t.recId).where(sql`${t.state} = 'open'`),
    index('sync_conflict_tournament').on(t.tournament, t.state),
  ],
)

/** An id that a device made for what was here already. */
export const idAliases = pgTable(
  'id_alias',
  {
    localId: text().primaryKey(),
    canonicalId: reference().notNull(),
    tbl: text().notNull(),
  },
  (t) => [index('id_alias_canonical').on(t.canonicalId)],
)

export type QuestionRow = typeof syncConflicts.$inferSelect
