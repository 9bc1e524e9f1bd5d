import type { Question } from '@ramplight/contract/sync/questions'
import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'

/**
 * A record as it crosses the wire (ounces, dollars): the engine moves, compares and merges JSON and knows no units.
 * Whoever reads one decodes it with the schema of its family, exactly as an answer of the server.
 */
export type Doc = { _id: Id; _rev?: number } & Record<string, unknown>

/** A record on the device. `_rev` is 0 until the server has said that it has it. Fields that nobody here knows are kept. */
export type LocalRow = Doc & { _rev: number; _scopes: string[] }

/** Dotted path of a leaf: `users`, `settings.scoring.limit`. Lists are leaves. */
export type Path = string
export type Leaves = Record<Path, unknown>

/** `waiting`: not sent, because what it hangs on is in quarantine. */
export type OpState = 'pending' | 'sealed' | 'waiting'

/** A change that this device made and the server has not confirmed. */
export type OutboxRow = Omit<SyncOp, 'op'> & {
  /** Local order; never a clock. Given by the store. */
  n?: number
  opId: Id
  /** 0 deletions, 1 changes, 2 events, 3 calls. */
  prio: 0 | 1 | 2 | 3
  /** Rank of its table: parents first. */
  rank: number
  state: OpState
  user: Id
  tries: number
  lastError?: string
  /** Milliseconds of the device's clock before which it is not tried again. */
  notBefore?: number
  /** How often something was saved into it since it was made. */
  saves?: number
  /** Of `Change.shown`: over the row as long as this change waits; never sent. */
  shown?: Leaves
  /** An older change of the same record that has to be answered first. */
  behind?: Id
  /** How often the server broke on it when it was sent by itself. */
  alone?: number
  /** How often what it hangs on was not there yet. */
  deferrals?: number
  /** The server was heard after it was written: its moments are as right as they can be. */
  compared?: true
  /** Life of the database it was made in, if that is not this one (a rescue file). */
  from?: Id
}

/** A change that was refused and waits for a person. Nothing behind it waits for it but its own children. */
export type QuarantineRow = OutboxRow & {
  /** The code of a rejection (`boat-number.taken`), else the status (`gone`, `forbidden`, `op_reused`, `too_old`), else `server_error`. */
  reason: string
  message: string
  details?: unknown
  /** The server's truth at the time, if it told. */
  server?: Doc | null
  refusedAt: string
}

/** What two people said differently, as the server has it: the same on every device of whoever may answer. */
export type QuestionRow = Question & LocalRow

/** The server's copy of a row that has changes waiting. `doc` null: the server has none. */
export type ShadowRow = { tbl: SyncTable; id: Id; doc: LocalRow | null }

/**
 * Why a change is not sent any more. `discarded`: a person gave it up. `replaced`: another one was kept in its place. `told`: its
 * form was told of the refusal and still has the words. `deleted`: it was of a record that was deleted here before it was sent.
 */
export type WhyGivenUp = 'discarded' | 'replaced' | 'told' | 'deleted'

/** A change that was given up, whole, so that it can be brought back. What was given up together has the same time. */
export type GivenUp = OutboxRow & { givenUpAt: string; why: WhyGivenUp; reason?: string; message?: string }

/**
 * Full copy of a row that was deleted or given up here, kept until the server has confirmed and 30 days more, with the changes of
 * it that were given up. `doc` null: there was nothing but the change. `named`: somebody else deleted it while a change that waits or was
 * refused names it; it is kept so that this can still be told in words.
 */
export type TrashRow = {
  tbl: SyncTable
  id: Id
  doc: LocalRow | null
  at: string
  why: 'deleted' | 'discarded' | 'named'
  given?: GivenUp[]
}

export type KvRow = { k: string; v: unknown }

/** What a screen asks to be done. All of one `record()` call is one transaction: all of it is kept, or nothing. */
export type Change =
  /** `doc`: the whole record as it would be sent to create it. `shown`: what only the server fills in, for the screens (names). */
  | { kind: 'create'; tbl: SyncTable; id: Id; doc: Record<string, unknown>; shown?: Record<string, unknown> }
  /**
   * `patch`: new values of top-level fields, as in a PUT; only leaves that differ are sent. `seen`: the revision of the row that the
   * person looked at; if it has gone on since, with other values than these, nothing is kept (`record.stale`).
   */
  | {
      kind: 'edit'
      tbl: SyncTable
      id: Id
      patch: Record<string, unknown>
      shown?: Record<string, unknown>
      seen?: number | undefined
    }
  /**
   * What a call that is made with it will do to this record: over the row until the server has answered, and sent as a change of
   * nothing, which brings back what became of it.
   */
  | { kind: 'show'; tbl: SyncTable; id: Id; shown: Leaves }
  | { kind: 'delete'; tbl: SyncTable; id: Id }
  /** Append-only; `event` is the whole event. */
  | { kind: 'event'; tbl: 'weigh-in-events'; id: Id; event: Record<string, unknown> }
  /** `shown`: what the call will do to its own record, until the server has answered. */
  | { kind: 'call'; call: NonNullable<SyncOp['call']>; tbl: SyncTable; id: Id; body: Record<string, unknown>; shown?: Leaves }

/** `opId` null: nothing had to be sent (no leaf differs, or the record was never sent and is gone again). */
export type Recorded = { opId: Id | null; tbl: SyncTable; id: Id }

/** `kept`: it is safe here and not yet there. */
export type Settlement =
  | { kind: 'settled'; result: Pick<SyncResult, 'status' | 'record' | 'alias' | 'conflicts'> }
  | { kind: 'refused'; refusal: QuarantineRow }
  | { kind: 'kept' }

export type EnginePhase =
  | 'not-leader'
  | 'offline'
  | 'idle'
  | 'hello'
  | 'pushing'
  | 'pulling'
  | 'backoff'
  | 'auth-needed'
  | 'upgrade-needed'
  | 'storage-low'

/** What the pill and the drawer say. Counted from the store, so every tab says the same. */
export type SyncCounts = {
  pending: number
  sealed: number
  waiting: number
  quarantined: number
  conflicts: number
  /** Changes ever made on this device, settled ones included: `issued = settled + pending + sealed + waiting + quarantined + coalesced + discarded`. */
  issued: number
  settled: number
  coalesced: number
  discarded: number
}

export type EngineState = {
  phase: EnginePhase
  /** When the server was last reached, by the device's clock; null: never. */
  lastContact: string | null
  /** When a pull last came to its end: the local copy is complete as of then. */
  lastPull: string | null
  /** Everything of the person's scopes has been here once. */
  isReady: boolean
  /** Server time minus device time, milliseconds. */
  clockOff: number | null
  /** Of the running push or pull. */
  progress: { done: number; total: number | null; table?: SyncTable } | null
  lastError: string | null
}
