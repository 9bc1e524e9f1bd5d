import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Trashed } from './quarantine/bring-back.ts'
import type { Choice } from './questions/answer.ts'
import type { Change, EngineState, QuarantineRow, Recorded, Settlement, SyncCounts, WhyGivenUp } from './types.ts'

/**
 * The door of the engine. `createEngine(ports, options)` in `engine.ts` makes one per open database.
 *
 * Writing never needs the network, the lock or the session: any tab records, only the leader sends.
 */
export type Engine = {
  /** Keeps changes on this device, in one durable transaction. Resolves when they are safe; rejects when nothing was kept. */
  record: (changes: Change[]) => Promise<Recorded[]>
  /**
   * Waits until the server has answered for these changes, at most `timeoutMs`; whoever leads sends them at once. What is not
   * answered by then is `kept` and goes on by itself. Works in every tab: it looks at the store.
   */
  settle: (opIds: readonly Id[], timeoutMs: number) => Promise<Map<Id, Settlement>>
  /** Sends and fetches now (a tap, a restored network, a poke of the server); resolves when the round has ended. */
  syncNow: () => Promise<void>
  /** This tab holds the lock and may talk to the server, until `stop`. Starts with hello, push, pull. */
  lead: () => void
  /** Stops talking; what is on its way is safe. */
  stop: () => Promise<void>
  /** What the tab that leads knows of the server. Moments that are kept here are by the same clock, and this tab may lead next. */
  hear: (known: KnownOfServer) => void
  state: () => EngineState
  onState: (listener: (state: EngineState) => void) => () => void
  counts: () => Promise<SyncCounts>

  /** A refused change goes again under a new id, as it is or with another patch; null: it is not there any more. */
  retry: (opId: Id, patch?: Record<string, unknown>) => Promise<Recorded | null>
  /** A refused change is given up: the row becomes what the server has; the change goes to the trash for 30 days. */
  discard: (opId: Id, why?: WhyGivenUp) => Promise<QuarantineRow | null>
  /** Keeps these changes in the place of a refused one, which goes to the trash: one transaction, like `record`. */
  replace: (opId: Id, changes: Change[]) => Promise<Recorded[]>
  /** The record with this id stands for a refused new one, for all that waits behind it. False: one of them is not there any more. */
  standFor: (opId: Id, id: Id) => Promise<boolean>
  /** What was deleted or given up at that moment is there again, and sent anew. Nothing: it is not in the trash any more. */
  bringBack: (trashed: Trashed) => Promise<Recorded[]>
  /** A deleted record is brought back with the changes that were refused because it was gone. */
  restore: (opId: Id) => Promise<Recorded | null>
  /** Answers a question: `mine` is the value that was not taken, `theirs` what is there. Null: it is answered already, or not known here. */
  answer: (question: Id, choice: Choice) => Promise<Recorded | null>

  /**
   * Everything that only this device has: outbox, events, quarantine, trash. `isLast`: before the database goes; else
   * what is in the file is never altered here any more, because another device may send it.
   */
  rescue: (before?: { isLast: boolean }) => Promise<RescueFile>
  /** Takes a rescue file in, of this device or another; what is here or settled already is left alone. */
  takeIn: (file: RescueFile) => Promise<{ taken: number; known: number }>
  /** Rows of these tables as a screen would read them: server truth with what waits on top. */
  rowsOf: (tbl: SyncTable) => Promise<Record<string, unknown>[]>
}

export type KnownOfServer = Pick<EngineState, 'lastContact' | 'lastPull' | 'isReady' | 'clockOff'>

/**
 * What each verb of the engine means for the other tabs of a device. A new verb does not compile until it is in this table.
 * - `keeps`: changes what is kept on this device. The tab that sends has to hear of it.
 * - `shared`: about the tab that sends, whichever tab asks.
 * - `own`: about this tab alone.
 */
export const VERBS = {
  record: 'keeps',
  retry: 'keeps',
  discard: 'keeps',
  replace: 'keeps',
  standFor: 'keeps',
  bringBack: 'keeps',
  restore: 'keeps',
  answer: 'keeps',
  takeIn: 'keeps',
  syncNow: 'shared',
  state: 'shared',
  onState: 'shared',
  settle: 'own',
  lead: 'own',
  stop: 'own',
  hear: 'own',
  counts: 'own',
  rescue: 'own',
  rowsOf: 'own',
} as const satisfies Record<keyof Engine, 'keeps' | 'shared' | 'own'>

type VerbsOf<Kind> = { [Verb in keyof Engine]: (typeof VERBS)[Verb] extends Kind ? Verb : never }[keyof Engine]
export type KeepingVerb = VerbsOf<'keeps'>
export type SharedVerb = VerbsOf<'shared'>
export const KEEPING_VERBS = (Object.keys(VERBS) as (keyof Engine)[]).filter((verb): verb is KeepingVerb => VERBS[verb] === 'keeps')

export type RescueFile = {
  format: 'rescue'
  version: 1
  schema: number
  device: Id
  user: Id
  /** Which life of the device's database: what was made in the present one is here or done with. */
  life?: Id | null
  at: string
  outbox: unknown[]
  quarantine: unknown[]
  trash: unknown[]
}

export type EngineOptions = {
  user: Id
  device: Id
  /** Name for the record of who did what. */
  deviceName: string
  app: string
  /** Of the records that this version reads: other letters as soon as it is another one. Then everything is fetched anew. */
  shape?: string
}
