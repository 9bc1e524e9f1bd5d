import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { anyValue, count, id, isoDateTime, mapOf, text } from '../kernel/fields.ts'
import { fieldPath, MOST_LEAVES, MOST_OF_A_LEAF, syncTable as table } from './field-path.ts'
import { question } from './questions.ts'
import { SYNC_TABLES } from './tables.ts'

/**
 * The offline channel. Records travel as they cross the wire everywhere else (ounces, dollars); the engine that moves them
 * knows no units. A change carries an id of its own (`op`): sent twice, it counts once.
 */

const values = mapOf(fieldPath, anyValue(MOST_OF_A_LEAF), MOST_LEAVES)
/** Of the local database a change was made in (`SYNC_SCHEMA`). */
const schema = z.number().int().min(1).max(10_000)

/**
 * Calls that are queued whole, because only the server can do what they do. `number`: a draw, or numbers of many boats by hand, is
 * one decision. `answer`: what counts of a question (`id` is the question).
 */
export const QUEUED_CALLS = ['finalize', 'reopen', 'number', 'answer'] as const

/** One change that a device made. */
export const syncOp = z
  .strictObject({
    /** Made with the change and never changed: the key under which it counts once. */
    op: id,
    /** Counts up per device. */
    devSeq: z.number().int().min(1),
    tbl: table,
    /** Of the record; of the event itself for `event`; of the tournament for `call`. */
    id,
    kind: z.enum(['up', 'del', 'event', 'call']),
    /** `up`: changed leaves; the whole record when it is new (`baseRev` 0). `event`: the event. `call`: its body. `del`: why. */
    set: values.optional(),
    /** `up`: what the person saw in each leaf when they first changed it; a leaf that was not there is left out. */
    base: values.optional(),
    /** The revision the person saw; 0 for a record that the device made. */
    baseRev: count,
    call: z.enum(QUEUED_CALLS).optional(),
    /** `restore:<op>`: the deleted record is wanted back, with this change. */
    resolves: z.string().max(60).optional(),
    schema,
    /** By the clock of the device, and how far that was off when it was last compared. Information only: nothing is ordered by it. */
    at: isoDateTime,
    off: z.number().int().optional(),
    /** Name of the device or station, for the record of who did what. */
    by: text(60).optional(),
  })
  .meta({ id: 'SyncOp' })
export type SyncOp = z.output<typeof syncOp>

export const SETTLED = ['applied', 'noop', 'merged', 'aliased'] as const
export const REFUSED = ['rejected', 'forbidden', 'gone', 'op_reused', 'too_old'] as const

/**
 * What became of one change. Settled: it is done with. `deferred`: what it hangs on is not here yet; it stays and is sent
 * after that. The rest is refused and waits for a person.
 */
export const syncResult = z
  .object({
    op: id,
    _id: id,
    status: z.enum([...SETTLED, 'deferred', ...REFUSED]),
    rev: z.number().int().optional(),
    /** The server's truth, with every status but a plain `applied` (else a device could show its own value for ever). */
    record: z.record(z.string(), z.unknown()).nullable().optional(),
    /** What of it has become a question: what is there stays until somebody answers. */
    conflicts: z.array(question).optional(),
    /** The record is known under this id already; the device's own id stands for it from now on. */
    alias: id.optional(),
    /** Another event has its id: it is kept under this one, and both count until somebody says which. */
    keptAs: id.optional(),
    code: z.string().optional(),
    message: z.string().optional(),
    details: z.unknown().optional(),
    missing: z.array(id).optional(),
  })
  .meta({ id: 'SyncResult' })
export type SyncResult = z.output<typeof syncResult>

export const pushReply = z
  .object({ ok: z.boolean(), acknowledged: z.boolean(), serverTime: isoDateTime, results: z.array(syncResult) })
  .meta({ id: 'SyncPushReply' })
export type PushReply = z.output<typeof pushReply>

/** `u`: as it is now. `d`: deleted. `l`: it left this scope and may live on in another. */
export const syncRow = z
  .object({
    scope: z.string(),
    tbl: table,
    id,
    rev: z.number().int(),
    op: z.enum(['u', 'd', 'l']),
    doc: z.record(z.string(), z.unknown()).nullable().optional(),
  })
  .meta({ id: 'SyncRow' })
export type SyncRow = z.output<typeof syncRow>

/** The most scopes of one person: their tours, books and what belongs to all. */
const MOST_SCOPES = 5000

/**
 * Where a device stands in each scope. A scope it does not name begins at 0. With them the mark of what the numbers count from:
 * a device keeps it and sends it back.
 */
export const syncCursor = mapOf(z.string().max(60), z.number().int().min(0), MOST_SCOPES)
export type SyncCursor = z.output<typeof syncCursor>

export const changesReply = z
  .object({
    rows: z.array(syncRow),
    cursor: syncCursor,
    more: z.boolean(),
    /** Scopes of the cursor that are no longer this person's: their rows leave the device, what waits to be sent stays. */
    scopesRemoved: z.array(z.string()),
    /** Scopes whose past is no longer kept: they begin again, and rows that do not come back are dropped. */
    reset: z.array(z.string()),
    serverTime: isoDateTime,
  })
  .meta({ id: 'SyncChanges' })
export type ChangesReply = z.output<typeof changesReply>

export const helloReply = z
  .object({
    serverTime: isoDateTime,
    user: id,
    scopes: z.array(z.string()),
    minSchema: z.number().int(),
    schema: z.number().int(),
  })
  .meta({ id: 'SyncHello' })
export type HelloReply = z.output<typeof helloReply>

const device = id
const ackThrough = z.number().int().min(0).meta({ description: 'Every change up to this `devSeq` is done with on the device.' })

/** What one push takes at the most (3 §9). */
export const PUSH_BATCH = 100
/** Rows of one page of changes. */
export const PULL_PAGE = 1000

const base = '/api/sync/'

export const syncCalls = {
  hello: endpoint({
    method: 'POST',
    path: `${base}hello`,
    summary: 'A device says who it is and hears the time, its scopes and which schema is still taken.',
    policy: 'signed-in',
    reads: true,
    body: z.strictObject({
      device,
      schema,
      app: text(60),
      ackThrough,
      devSeq: z.number().int().min(0),
      sentAt: isoDateTime,
      clockOff: z.number().int().optional(),
    }),
    response: helloReply,
  }),
  changes: endpoint({
    method: 'POST',
    path: `${base}changes`,
    summary: 'What changed since the cursor, in every scope of the caller, a page at a time.',
    policy: 'signed-in',
    reads: true,
    body: z.strictObject({
      cursor: syncCursor,
      limit: z.number().int().min(1).max(PULL_PAGE).optional(),
      only: z.array(table).max(SYNC_TABLES.length).optional(),
    }),
    response: changesReply,
  }),
  push: endpoint({
    method: 'POST',
    path: `${base}push`,
    summary: 'Changes of a device, at most 100, in their order. Each answers for itself; a repeat is answered the same.',
    policy: 'signed-in',
    // The ledger of changes makes it repeatable; a key would only keep the answer twice.
    inSteps: true,
    body: z.strictObject({ device, ackThrough, ops: z.array(syncOp).max(PUSH_BATCH) }),
    response: pushReply,
  }),
  ops: endpoint({
    method: 'POST',
    path: `${base}ops-search`,
    summary: 'What became of changes, by their ids: for a device that lost the answer, and for support.',
    policy: 'signed-in',
    body: z.strictObject({ ops: z.array(id).max(1000) }),
    response: z.array(syncResult),
  }),
  stream: endpoint({
    method: 'GET',
    path: `${base}stream`,
    summary: 'Server-Sent Events: says that something changed in one of the caller’s scopes, never what.',
    policy: 'signed-in',
    response: z.string(),
  }),
}
