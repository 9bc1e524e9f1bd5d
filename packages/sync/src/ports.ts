import type { ChangesReply, HelloReply, PushReply, SyncCursor, SyncOp } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { KvRow, LocalRow, OutboxRow, QuarantineRow, ShadowRow, TrashRow } from './types.ts'

/** Everything the engine needs from outside. Each is given, so that a test can break it. */
export type Ports = { store: Store; transport: Transport; clock: Clock; ids: () => Id; random: () => number }

export type Key = string | number | readonly (string | number)[]

/** One table of the store. */
export type Shelf<Row> = {
  get: (key: Key) => Promise<Row | undefined>
  getMany: (keys: readonly Key[]) => Promise<(Row | undefined)[]>
  /** Answers the key: a number that counts up for the outbox when the row has none. */
  put: (row: Row) => Promise<Key>
  putMany: (rows: readonly Row[]) => Promise<void>
  remove: (keys: readonly Key[]) => Promise<void>
  /** Rows whose index has this value, in the order of the index. A list shorter than a compound index is its beginning. */
  where: (index: string, value: Key, limit?: number) => Promise<Row[]>
  /** The same of many whole values, each in its place. */
  whereMany: (index: string, values: readonly Key[]) => Promise<Row[][]>
  count: (index?: string, value?: Key) => Promise<number>
  all: () => Promise<Row[]>
}

/** Tables of the engine's own, with their keys and indexes. A store declares exactly these. */
export const ENGINE_TABLES = {
  outbox: '++n, &opId, [tbl+id], [state+prio+rank+n], state',
  quarantine: '&opId, [tbl+id], reason',
  shadow: '&[tbl+id]',
  trash: '&[tbl+id]',
  kv: '&k',
} as const
export type EngineTables = {
  outbox: OutboxRow
  quarantine: QuarantineRow
  shadow: ShadowRow
  trash: TrashRow
  kv: KvRow
}
/** Every table of records has at least `_id` as its key and `*_scopes`. */

export type StoreTx = {
  [Name in keyof EngineTables]: Shelf<EngineTables[Name]>
} & { rows: (tbl: SyncTable) => Shelf<LocalRow> }

export type Store = {
  /**
   * One transaction over the engine's tables and the named tables of records: all of `work` is durably kept when the promise
   * resolves, or none of it is and the promise is rejected. `work` may run twice (a closed connection is opened again), so ids
   * are made outside of it; it waits for nothing but the store.
   */
  write: <T>(tables: readonly SyncTable[], work: (tx: StoreTx) => Promise<T>) => Promise<T>
  /** A consistent view. */
  read: <T>(tables: readonly SyncTable[], work: (tx: StoreTx) => Promise<T>) => Promise<T>
}

/** How a store says that there is no room for what was to be kept. */
export const isNoRoom = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/** Why a request brought no answer that can be used. */
export type TransportFailure =
  /** No answer: offline, cut, too slow. What was sent may have arrived. */
  | { kind: 'unreachable'; timedOut: boolean }
  /** 5xx without a usable body. */
  | { kind: 'broken'; status: number }
  /** 401: the session is over. */
  | { kind: 'signed-out' }
  /** 429. */
  | { kind: 'asked-to-wait'; afterMs: number }
  /** 426, or a schema the server no longer takes. */
  | { kind: 'upgrade-needed' }
  /** Any other refusal of the whole request (400, 403, 413). */
  | { kind: 'refused'; status: number; code: string; message: string }

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: TransportFailure }

/** Speaks to the server; never throws. */
export type Transport = {
  hello: (body: { device: Id; ackThrough: number; devSeq: number; sentAt: string; clockOff?: number }) => Promise<Answer<HelloReply>>
  changes: (body: { cursor: SyncCursor; limit: number }) => Promise<Answer<ChangesReply>>
  push: (body: { device: Id; ackThrough: number; ops: SyncOp[] }) => Promise<Answer<PushReply>>
}

export type Clock = {
  /** Milliseconds by the device's clock. */
  now: () => number
  /** Runs `work` later; answers how to forget it. */
  after: (ms: number, work: () => void) => () => void
}
