import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Change, Settlement } from '@ramplight/sync/types'
import type { Book } from '../book/book.ts'
import type { Local } from './local.ts'

/**
 * The calls that this device can answer by itself. `call()` is the only door of every screen; whether the server or the local
 * copy answers is decided here and nowhere else.
 *
 * Reads: the server while it answers in time and nothing waits to be sent; else the local copy (2 to 5 s, 3 §8).
 * Writes: always here first, in one durable transaction, then sent; the screen waits a few seconds for the server's word, so that
 * a refusal is told where it was typed. Without an answer the change is safe here and goes on by itself.
 */

export type Asked<E extends AnyEndpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** A refused record of this device in whose place this one comes: it stands in nobody's way. */
  replaces?: Id
}

export type LocalRead<E extends AnyEndpoint> = {
  kind: 'read'
  /** Whoever shows this answer asks again when one of these changes. */
  tables: readonly SyncTable[]
  /** The same answer the server would give from the same records. Throws `CallError` with its codes (`record.not-found`). */
  answer: (asked: Asked<E>, local: Local) => Promise<ResponseOf<E>>
  /** How long the server is waited for; 5 s unless the specification says otherwise. */
  timeoutMs?: number
}

export type LocalPlan<E extends AnyEndpoint> = {
  changes: Change[]
  /** `outcomes`: what the server has said of the changes, by the id of their record; nothing of what it has not answered yet. */
  answer: (local: Local, outcomes: ReadonlyMap<Id, Settlement>) => Promise<ResponseOf<E>>
  /** The answer names each refusal (calls on many records): the first of them is not thrown. */
  tellsRefusals?: true
}

export type LocalWrite<E extends AnyEndpoint> = {
  kind: 'write'
  /** What is written, and the answer once it is. Throws `CallError` for what can be refused without the server. */
  plan: (asked: Asked<E>, local: Local) => Promise<LocalPlan<E>>
  /** Throws what only this device knows against it, before anybody is asked: changes of it that were refused here. */
  guard?: (asked: Asked<E>, book: Book) => Promise<void>
  /**
   * While there is a server and nothing waits to be sent, it does this as a whole (a draw that is on record with its seed, final
   * results). Only without its answer the plan is kept here; so the plan comes to the same thing when the server has done it.
   */
  serverFirst?: true
  /** Then it is waited for so long, 4 s unless said otherwise; after that the plan is kept here. */
  patienceMs?: number
  /** Kept here even while the copy is still being fetched, as soon as what it is about is here (the weigh-in, the check-in). */
  early?: true
  /** 4 s for an entry's change, 2 s for its deletion, 3 s for a pre-registration (3 §8); 4 s unless said otherwise. */
  timeoutMs?: number
}

export type LocalCall<E extends AnyEndpoint = AnyEndpoint> = LocalRead<E> | LocalWrite<E>

const known = new Map<string, LocalCall>()
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

const listeners = new Set<() => void>()

function register(endpoint: AnyEndpoint, local: LocalCall): void {
  known.set(nameOf(endpoint), local)
  for (const listener of listeners) listener()
}

export const readLocally = <E extends AnyEndpoint>(endpoint: E, read: Omit<LocalRead<E>, 'kind'>): void =>
  register(endpoint, { kind: 'read', ...read } as unknown as LocalCall)

export const writeLocally = <E extends AnyEndpoint>(endpoint: E, write: Omit<LocalWrite<E>, 'kind'>): void =>
  register(endpoint, { kind: 'write', ...write } as unknown as LocalCall)

/** Told when one more is known: they are loaded while pages stand on the screen already. */
export const onLocalCall = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const localCallOf = (endpoint: AnyEndpoint): LocalCall | undefined => known.get(nameOf(endpoint))

/** For tests: every call that is answered here. */
export const localCalls = (): ReadonlyMap<string, LocalCall> => known
