/**
 * Everything this device knows of one record, as one value; every rule of the engine is a function from a dossier to a dossier.
 * Invariants: 1. what the screens see is always `shownRow`: the server's truth with what waits on top, in the order it was made.
 *             2. a change that has been sent once is never altered; only what was never sent is merged, re-based or dropped.
 *             3. the revision of the truth never falls.
 */
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { applyLeaves } from '@ramplight/domain/sync/leaves'
import type { Doc, LocalRow, OutboxRow, QuarantineRow } from '../types.ts'

export type RecordKey = { tbl: SyncTable; id: Id }

export type Dossier = RecordKey & {
  /** As the screens see it; null: not there, or deleted here. */
  row: LocalRow | null
  /** As the server last told it; null: the server does not have it, as far as this device knows. */
  truth: LocalRow | null
  /** Oldest first. */
  queue: OutboxRow[]
  refused: QuarantineRow[]
}

/** The creation of a record: it has no base, because nobody saw anything before. */
export const isCreation = ({ kind, base }: Pick<OutboxRow, 'kind' | 'base'>): boolean => kind === 'up' && !base
/** A change of nothing: what a call will do, shown until it has. */
export const isOnlyShown = ({ kind, set, base }: Pick<OutboxRow, 'kind' | 'set' | 'base'>): boolean =>
  kind === 'up' && !!base && Object.keys(set ?? {}).length === 0
/** Its fate is unknown to this device: the server may have it. */
export const wasSent = ({ tries }: Pick<OutboxRow, 'tries'>): boolean => tries > 0

export const inOrder = (a: OutboxRow, b: OutboxRow): number => (a.n ?? Infinity) - (b.n ?? Infinity) || 0

/** What a screen shows: the truth, with refused and waiting changes replayed on it. A refused change stays visible until a person decides. */
export function shownRow({ id, row, truth, queue, refused }: Dossier): LocalRow | null {
  const waiting: (OutboxRow | QuarantineRow)[] = [...refused, ...queue].sort(inOrder)
  const shown = waiting.reduce<LocalRow | null>((doc, op) => over(id, doc, op, row), truth)
  const saves = waiting.reduce((sum, op) => sum + (op.saves ?? 0), 0)
  return shown && saves > 0 ? { ...shown, _rev: localRev(truth?._rev ?? 0, saves) } : shown
}

/** A power of two: every step is exact, and a thousand saves never reach the server's next revision. */
const STEP = 2 ** -20

/**
 * The revision of a row with what waits on top: the server's, and a small step for each save of this device. So a screen that is
 * older than a save in another tab knows it as it knows somebody else's. Whole again as soon as nothing waits; never sent.
 */
const localRev = (rev: number, saves: number): number => Math.floor(rev) + saves * STEP

/**
 * Has this row gone on since a screen looked at it? A record that was made here and sent meanwhile is nobody else's change; a screen
 * may also have seen more than is here yet.
 */
export const isNewerThan = (seen: number | undefined, { _rev }: Pick<LocalRow, '_rev'>): boolean =>
  seen !== undefined && seen < _rev && !(Math.floor(seen) === 0 && _rev >= 1)

/** The server's revision of a row, without what waits here. */
export const wholeRev = (rev: number): number => Math.floor(rev)

/** What the person is taken to have seen of the server's record: without what it refused. */
export const seenRow = (dossier: Dossier): LocalRow | null => shownRow({ ...dossier, refused: dossier.refused.filter(isCreation) })

function over(id: Id, doc: LocalRow | null, op: OutboxRow | QuarantineRow, last: LocalRow | null): LocalRow | null {
  // A call that was refused has not happened.
  if (op.kind === 'call') return doc && !('refusedAt' in op) ? applyLeaves(doc, op.shown ?? {}) : doc
  // A deletion that was refused has not happened.
  if (op.kind === 'del') return 'refusedAt' in op ? doc : null
  // The server has deleted what is changed here: what was last seen stays until a person decides.
  const start = doc ?? (isCreation(op) || op.kind === 'event' ? { _id: id, _rev: 0, _scopes: [] } : last)
  // What the server would fill in gives way to what was said, also to what was said later.
  return start && applyLeaves(applyLeaves(start, op.shown ?? {}), op.set ?? {})
}

/** A record as the server told it, over what is known already. It may be newer than what it is told with: both were not read at once. */
export function truthFrom(id: Id, known: LocalRow | null, doc: Record<string, unknown>, rev = 0): LocalRow {
  const told = Math.max(rev, (doc as Doc)._rev ?? 0) || (known?._rev ?? 1)
  return known && told < known._rev ? known : { ...doc, _id: id, _rev: told, _scopes: known?._scopes ?? [] }
}

/** What the truth is once the server has taken a change as it is. */
export function truthAfter(dossier: Dossier, op: OutboxRow, rev: number | undefined): LocalRow | null {
  const { id, truth, row } = dossier
  if (op.kind === 'del') return null
  if (op.kind === 'call' || (truth && rev !== undefined && truth._rev >= rev)) return truth
  const doc = over(id, truth, op, row)
  return doc && { ...doc, _rev: Math.max(rev ?? 1, truth?._rev ?? 0) }
}
