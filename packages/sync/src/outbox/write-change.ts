/**
 * What a change does to the dossier of its record, when it is made.
 * Invariants: 1. a change of what waits and was never sent becomes part of it; behind one that was sent it queues.
 *             2. a deletion takes what was never sent with it, and says of it what money was taken; a record that was never sent vanishes without
 *                a word to the server.
 *                (Sent as they are, deletions first, a deleted record would be created after its deletion.)
 *             3. every change counts: it is issued, and issued changes are somewhere.
 */
import type { SyncOp } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA, type SyncTableKind, TABLES } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Id } from '@ramplight/domain/kernel/ids'
import { sameContent } from '@ramplight/domain/log/same-content'
import { diffLeaves, type Leaves, ownFields } from '@ramplight/domain/sync/leaves'
import { type Dossier, inOrder, isCreation, isNewerThan, seenRow, shownRow, wasSent } from '../desk/dossier.ts'
import type { Change, LocalRow, OutboxRow } from '../types.ts'
import { baseOf, joinLeaves } from './join-leaves.ts'

/** What every change made now has in common, and the id of this one. */
export type Stamp = { opId: Id; at: string; off?: number; user: Id; by: string }

export type Written = {
  dossier: Dossier
  /** Under which it waits; null: nothing has to be sent. */
  opId: Id | null
  issued: number
  coalesced: number
  discarded: number
  /** What was deleted here, in full, and the changes of it that were never sent. */
  trashed?: LocalRow
  absorbed?: readonly OutboxRow[]
}

const nothing = (dossier: Dossier): Written => ({ dossier, opId: null, issued: 0, coalesced: 0, discarded: 0 })
const queued = (dossier: Dossier, op: OutboxRow): Written => ({
  dossier: { ...dossier, queue: [...dossier.queue, op] },
  opId: op.opId,
  issued: 1,
  coalesced: 0,
  discarded: 0,
})

const PRIO = { del: 0, up: 1, event: 2, call: 3 } as const

/** A new row of the outbox; its `devSeq` is given when it is written. */
const newOp = (
  dossier: Dossier,
  kind: OutboxRow['kind'],
  stamp: Stamp,
  content: Pick<SyncOp, 'set' | 'base' | 'call'> & { shown?: Leaves | undefined },
): OutboxRow => ({
  tbl: dossier.tbl,
  id: dossier.id,
  kind,
  ...Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)),
  ...stamp,
  devSeq: 0,
  baseRev: dossier.truth?._rev ?? 0,
  schema: SYNC_SCHEMA,
  prio: PRIO[kind],
  rank: TABLES[dossier.tbl].rank,
  state: 'pending',
  tries: 0,
})

const WRITE: {
  [Kind in Change['kind']]: (dossier: Dossier, change: Extract<Change, { kind: Kind }>, stamp: Stamp) => Written
} = {
  create: (dossier, { doc, shown, tbl, id }, stamp) =>
    shownRow(dossier)
      ? WRITE.edit(dossier, { kind: 'edit', tbl, id, patch: doc, ...(shown && { shown }) }, stamp)
      : queued(dossier, newOp(dossier, 'up', stamp, { set: diffLeaves({}, ownFields(doc)).set, shown })),

  edit: (dossier, { patch, shown, seen }, stamp) => {
    const row = demandRow(dossier)
    const { set } = diffLeaves(row, patch)
    if (Object.keys(set).length > 0 && isNewerThan(seen, row)) throw stale(row, patch, seen)
    return changeLeaves(dossier, { set, base: baseOf(seenRow(dossier) ?? {}, set), shown }, stamp)
  },

  // By itself, behind what waits: what was said before gives way to what the call says.
  show: (dossier, { shown }, stamp) =>
    shownRow(dossier) ? queued(dossier, newOp(dossier, 'up', stamp, { set: {}, base: {}, shown })) : nothing(dossier),

  delete: (dossier, _, stamp) => {
    const row = shownRow(dossier)
    if (!row) return nothing(dossier)
    const queue = dossier.queue.filter(wasSent)
    // What was sent of a log is never unsaid: another event strikes it out.
    if (TABLES[dossier.tbl].offline === 'events' && (dossier.truth || queue.length > 0)) return nothing(dossier)
    const absorbed = dossier.queue.filter((op) => !wasSent(op))
    if (!dossier.truth && queue.length === 0) {
      // Nobody else ever heard of it.
      const gone = { ...dossier, queue, refused: [] }
      const all = [...dossier.refused, ...absorbed].sort(inOrder)
      return { ...nothing(gone), issued: 1, coalesced: absorbed.length + 1, discarded: dossier.refused.length, trashed: row, absorbed: all }
    }
    return {
      ...queued({ ...dossier, queue }, newOp(dossier, 'del', stamp, moneyIn(dossier.tbl, absorbed))),
      coalesced: absorbed.length,
      trashed: row,
      absorbed,
    }
  },

  event: (dossier, { event }, stamp) => {
    // A log only grows: an event that is known stays as it is. Another one under its id would be called kept, and be nowhere.
    const known = shownRow(dossier)
    if (known && !sameContent(known, event)) throw refused('record.id-taken')
    if (dossier.truth || dossier.queue.length || dossier.refused.length) return nothing(dossier)
    return queued(dossier, newOp(dossier, 'event', stamp, { set: ownFields(event) }))
  },

  call: (dossier, { call, body, shown }, stamp) => queued(dossier, newOp(dossier, 'call', stamp, { call, set: body, shown })),
}

/** What of these changes is about money that was taken, or given: it is heard of a record that is gone, too. */
function moneyIn(tbl: Dossier['tbl'], absorbed: readonly OutboxRow[]): Pick<SyncOp, 'set'> {
  const { moneyLog }: SyncTableKind = TABLES[tbl]
  if (!moneyLog) return {}
  const isOfLog = ([path]: [string, unknown]) => path === moneyLog || path.startsWith(`${moneyLog}.`)
  const said = absorbed.flatMap(({ set = {} }) => Object.entries(set).filter(isOfLog))
  return said.length > 0 ? { set: Object.fromEntries(said) as Leaves } : {}
}

/** Throws `record.not-found` for a record that is not here. */
export const writeChange = (dossier: Dossier, change: Change, stamp: Stamp): Written =>
  (WRITE[change.kind] as (dossier: Dossier, change: Change, stamp: Stamp) => Written)(dossier, change, stamp)

/** Both versions, as the server tells a stale change. */
function stale({ _scopes, ...theirs }: LocalRow, patch: Record<string, unknown>, seen: number | undefined): Error {
  return refused('record.stale', undefined, { yours: { ...patch, _rev: seen }, theirs })
}

function demandRow(dossier: Dossier): LocalRow {
  const row = shownRow(dossier)
  if (!row) throw refused('record.not-found')
  return row
}

type Edit = { set: Leaves; base: Leaves; shown?: Leaves | undefined }

function changeLeaves(dossier: Dossier, { set, base, shown }: Edit, stamp: Stamp): Written {
  if (Object.keys(set).length === 0) return nothing(dossier)
  const creation = dossier.refused.find(isCreation)
  if (creation) return mendCreation(dossier, creation, { set, base, shown }, stamp)
  const last = dossier.queue.at(-1)
  if (last?.kind !== 'up' || wasSent(last) || last.resolves)
    return queued(dossier, { ...newOp(dossier, 'up', stamp, { set, base, shown }), saves: 1 })
  const {
    base: firstSeen,
    compared: _,
    off: _off,
    ...whole
  } = { ...last, ...joinLeaves({ set: last.set ?? {}, base: last.base }, { set, base }) }
  const joined: OutboxRow = {
    ...whole,
    ...(firstSeen && { base: firstSeen }),
    at: stamp.at,
    ...(stamp.off !== undefined && { off: stamp.off }),
    saves: (last.saves ?? 0) + 1,
    ...((last.shown ?? shown) && { shown: { ...last.shown, ...shown } }),
  }
  return { ...nothing({ ...dossier, queue: [...dossier.queue.slice(0, -1), joined] }), opId: last.opId, issued: 1, coalesced: 1 }
}

/** Whoever corrects a record that was refused as a whole sends it again, corrected. */
function mendCreation(dossier: Dossier, creation: OutboxRow, { set, base, shown }: Edit, stamp: Stamp): Written {
  const whole = joinLeaves({ set: creation.set ?? {}, base: undefined }, { set, base }).set
  const mended = {
    ...newOp(dossier, 'up', stamp, { set: whole, shown: { ...creation.shown, ...shown } }),
    n: creation.n!,
    saves: (creation.saves ?? 0) + 1,
  }
  const next = { ...dossier, refused: dossier.refused.filter((op) => op !== creation), queue: [mended, ...dossier.queue] }
  return { ...nothing(next), opId: mended.opId, issued: 1, coalesced: 1 }
}
