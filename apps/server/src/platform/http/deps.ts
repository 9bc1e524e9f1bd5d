import type { QUEUED_CALLS, SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FieldKinds, MergeConflict } from '@ramplight/domain/sync/merge3'
import type { Pool } from 'pg'
import type { z } from 'zod'
import type { Doer } from '../audit/doer.ts'
import type { Histories } from '../audit/history.ts'
import type { CardProvider } from '../cards/card-provider.ts'
import type { MapTiles } from '../config.ts'
import type { Outcome } from '../database/outcomes.ts'
import type { Db, Queryable, Tx } from '../database/types.ts'
import type { EventKey } from '../event-key.ts'
import type { FilesHere } from '../file-store/files-here.ts'
import type { Carriers } from '../outgoing/carriers.ts'
import type { Heard } from '../outgoing/heard.ts'
import type { Vapid } from '../outgoing/vapid.ts'
import type { LiveHub } from '../realtime/live-hub.ts'
import type { QuestionRow } from '../sync/sync.table.ts'

/** Everything the application is put together from. Built once in `main.ts`, built per file in tests. Routes are made with it. */
export type AppDeps = Histories & {
  pool: Pool
  /** The database, outside of any request: for what stays although the request is refused, or goes on when it is over. */
  outside: Db
  live: LiveHub
  /** What devices keep copies of; filled where routes are made. */
  sync: Synced
  /** What other families do when tournaments change, in the same transaction: their waiting lists move. Filled where routes are made. */
  tournamentsChanged: TournamentsChanged[]
  /** Injected so that tests own the clock. */
  now: () => Date
  /** Turns a bearer token into who asks; null when there is none or it no longer counts. */
  authenticate: (token: string | null) => Promise<Actor | null>
  /** Key of this installation for signing tokens. */
  signingKey: Uint8Array
  /** What push services know this installation by. */
  vapid: Vapid
  /** What event files of this installation are signed with. */
  eventKey: EventKey
  /** Which installation this is, in its database and in its file store. */
  installation: string
  /** What an operator has to look at, by what it is about; `/healthz/ready` names it. */
  attention: Map<string, string>
  demo: boolean
  /** Who carries messages out of here. */
  carriers: Carriers
  /** Who takes cards; null where nobody does. */
  cards: CardProvider | null
  /** Where our own pages are, for links that leave here; a request that knows better says so. */
  publicUrl: string | null
  /** Who draws the maps; null where they are our own. */
  mapTiles: MapTiles | null
  /** Who wants to know what became of them; filled where routes are made. */
  heard: Heard
  /** Where uploaded files lie. */
  files: FilesHere
}

/** What a request works with. All of it goes through `db`: the transaction of the request where it has a key, else the pool. */
export type Deps = AppDeps & { db: Db }

/** The same, with this database: a transaction in it, or `outside` for work that belongs to no request. */
export const withDatabase = (deps: AppDeps, db: Db): Deps => ({ ...deps, db })

/** `tournaments`: their ids. Part of the transaction that changed them, which holds them. */
export type TournamentsChanged = (tx: Tx, tournaments: string[], by: { doer: Doer; deps: AppDeps }) => Promise<void>

/** Who does it, with what. */
export type Work = { actor: Actor; doer: Doer; deps: Deps }

/** The same work inside a transaction: whatever its hooks ask or write goes through `tx`. */
export const inside = (work: Work, tx: Tx): Work => ({ ...work, deps: withDatabase(work.deps, tx) })

/** What the engine of the server has to know of any row. */
export type SyncedRow = { id: string; rev: number; deleted: boolean }

/**
 * A family that devices keep a copy of and change without a network. Registered where the routes of the family are made:
 * `deps.sync.families.set(store.name, …)`; a plain family is registered by `plainFamily`. All functions work on many rows in as
 * many statements as on one, and inside the transaction of the push.
 */
// biome-ignore lint/suspicious/noExplicitAny: rows and bodies of a family that is not known here
export type SyncedFamily<Row extends SyncedRow = any> = {
  schemas: { record: z.ZodType; create: z.ZodType; change: z.ZodType }
  kinds?: FieldKinds
  /** Rows with these ids, deleted ones too. `lock`: held to the end of the transaction, in the family's order of locks. */
  load: (db: Queryable, ids: string[], lock: boolean) => Promise<Row[]>
  /**
   * What calls of this family hold before they hold any row, such as the list of admins. Asked with all changes of a device (and each
   * answer to a question) before the first row is held: in another order, a call and a device would wait for each other.
   */
  holdFirst?: (tx: Tx, changes: readonly Pick<SyncOp, 'kind' | 'id' | 'set'>[]) => Promise<void>
  /**
   * The rows that this person may see, as the contract's record decodes (integers inside), by id. What is missing from the answer
   * is not theirs to see, whatever scope it is in.
   */
  present: (db: Queryable, rows: Row[], viewer: Actor) => Promise<Map<string, object>>
  /** Bodies as `schemas.create` decodes, with their `_id`. */
  create?: (tx: Tx, bodies: (Record<string, unknown> & { _id: string })[], work: Work) => Promise<Outcome<Row>[]>
  /** Bodies as `schemas.change` decodes: only the top-level fields that are to be written. */
  change?: (tx: Tx, changes: { id: string; body: Record<string, unknown> }[], work: Work) => Promise<Outcome<Row>[]>
  /** `said`: what came with a delete, by id, such as its reason; unchecked. */
  remove?: (tx: Tx, ids: string[], work: Work, said: ReadonlyMap<string, Record<string, unknown>>) => Promise<Outcome<Row>[]>
  /** A deleted row comes back (a person asked for it: `restore` of a refused change). */
  restore?: (tx: Tx, id: string, work: Work) => Promise<Outcome<Row>>
  /**
   * Deletes that must not win: what the deleter cannot have seen. Asked once for all of a batch, with the revision the device saw;
   * answers the code and the words of each refusal (`entry.has-new-weigh-ins`), by id.
   */
  mayNotDelete?: (tx: Tx, asked: { row: Row; seenRev: number }[]) => Promise<Map<string, { code: string; message: string }>>
  /** The id under which a new record is here already (a walk-up angler entered at two stations). */
  sameAs?: (tx: Tx, bodies: (Record<string, unknown> & { _id: string })[], work: Work) => Promise<Map<string, string>>
  /** What two new records that are the same have in common, of bodies as they are sent: whatever a device made of them. */
  likeness?: (body: Record<string, unknown>) => string[]
  /**
   * Two said different things of one record: those new records that mean the same one by it (a partner typed in at two stations) are
   * made one, and answered as what was sent and what it stands for now.
   */
  foldTwins?: (tx: Tx, asked: { id: string; conflicts: MergeConflict[] }, work: Work) => Promise<Map<string, string>>
  /** New records that are here under another id: what of them counts beside what is there. `id`: that of the one that is here. */
  heardAsSame?: (tx: Tx, said: readonly { id: string; body: Record<string, unknown> }[], work: Work) => Promise<void>
  /** What devices of the version before say as a state, as the events that it means now. The ids are the server's. */
  asEvents?: (tx: Tx, ops: readonly SyncOp[]) => Promise<SyncOp[]>
  /** Changes of records that are deleted: what of them counts all the same. The sender is told that the record is gone. */
  heardOfGone?: (tx: Tx, said: readonly { id: string; set: Record<string, unknown> }[], work: Work) => Promise<void>
  /** Two values of a field that are the same to people (a crew in another order): nobody is asked. */
  isSame?: (field: string, mine: unknown, theirs: unknown) => boolean
  /** Fields that are only right beside another one: when that is asked about, they follow its answer. */
  hangsOn?: Readonly<Record<string, string>>
  /** Fields of a record that this person is not shown, nor what two people said of one. */
  hiddenFrom?: (viewer: Actor, id: string) => readonly string[]
  /** Fields that name other records, for aliases: `users`, `tournament`, `boatCaptain`. */
  references?: readonly string[]
  /** The records a new one hangs on: what is not here yet defers it, what is deleted refuses it. */
  parents?: Record<string, SyncTable>
  /** It counts also when its parents are deleted (money): who may not delete it then is told so. */
  outlivesParents?: true
}

/** An event as it crosses the wire. `clashOf`: the id that it was sent under, where another event has that one. */
export type SentEvent = { id: string; event: Record<string, unknown>; clashOf?: string }

/** A log that only grows: an event is stored, or known, or refused. */
export type SyncedLog = {
  /** Fields of an event that name other records, for aliases. */
  references?: readonly string[]
  /** The events that are stored under these ids, with all that they say. */
  load: (db: Queryable, ids: string[]) => Promise<{ id: string; says: object }[]>
  /**
   * What events would say if they were stored now, as `load` answers it: what nobody typed filled in. Nothing for one that cannot be
   * read, or hangs on what is not here.
   */
  read: (db: Queryable, events: SentEvent[]) => Promise<Map<string, object>>
  present: (db: Queryable, ids: string[], viewer: Actor) => Promise<Map<string, object>>
  /** Events in the order they were made, each under an id that is free. */
  append: (tx: Tx, events: SentEvent[], work: Work) => Promise<(Outcome<unknown> & { missing?: string[] })[]>
}

/** A call that is queued whole and done by the server when its turn comes. */
export type QueuedCall = (
  tx: Tx,
  op: SyncOp,
  work: Work,
) => Promise<Pick<SyncResult, 'status' | 'code' | 'message' | 'details' | 'record' | 'conflicts'>>

/**
 * How a question is answered whose answer is more than writing one field of its record: a number that another boat has goes round,
 * a draw is taken as a whole. Registered by the names of the table and the field: `tournament-entries boatNumber`.
 */
export type Answering = {
  /** Writes what counts from now on, whatever it takes; it asks nobody anew. Throws what must not be. */
  write: (tx: Tx, question: QuestionRow, value: unknown, work: Work) => Promise<void>
  /** What is there, where that is no field of the record. */
  theirs?: (db: Queryable, question: QuestionRow) => Promise<unknown>
}

/** Part of `Deps`. Families fill it where their routes are made. */
export type Synced = {
  families: Map<SyncTable, SyncedFamily>
  logs: Map<SyncTable, SyncedLog>
  calls: Map<(typeof QUEUED_CALLS)[number], QueuedCall>
  answers: Map<`${SyncTable} ${string}`, Answering>
}

export const nothingSynced = (): Synced => ({ families: new Map(), logs: new Map(), calls: new Map(), answers: new Map() })
