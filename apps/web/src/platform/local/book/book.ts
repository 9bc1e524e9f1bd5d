import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { EngineState, OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import type { Given } from '../../call-server.ts'
import type { Session } from '../../session.ts'
import type { Local } from '../answers/local.ts'
import type { LocalDb } from '../store/local-db.ts'

/** What one person has on this device, open. One at a time (`local-gate.ts`). */
export type Book = {
  local: Local
  db: LocalDb
  /** Everything of the person has been here once: this device can answer by itself. */
  isReady: () => boolean
  /** The browser has cleared the copy that was here: when that had last reached the server. Null: it is as it was left. */
  clearedSince: string | null
  /** Every call of a screen goes through here while the book is open. */
  call: <E extends AnyEndpoint>(endpoint: E, given: Given<E>) => Promise<ResponseOf<E>>
  /** How sending and fetching go, in whichever tab that happens. */
  state: () => EngineState
  onState: (listener: () => void) => () => void
  /** What waits to be sent of a table, in the order it was made. */
  pending: (tbl: SyncTable) => Promise<OutboxRow[]>
  /** What was refused of a table. */
  refused: (tbl: SyncTable) => Promise<QuarantineRow[]>
  /** Tells what `ask` reads, now and after every change of it, from any tab. Answers how to stop. */
  live: <T>(ask: () => Promise<T>, tell: (value: T) => void) => () => void
  /** The same person with a fresh token, or with new rights. */
  follow: (session: Session) => void
  close: () => Promise<void>
}

/**
 * What a person must be told about the local book itself.
 * `newer`: a newer version of the product has changed it, this tab must be loaded anew. `replaced`: the same is about to happen,
 * or it was put away in another tab. `lost`: the browser has deleted it. `blocked`: other tabs hold it and must be closed. `failed`: the browser does not open it.
 */
export type BookNotice = 'newer' | 'replaced' | 'lost' | 'blocked' | 'failed'
