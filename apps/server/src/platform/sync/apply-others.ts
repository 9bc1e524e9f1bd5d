import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { Outcome as Written } from '../database/outcomes.ts'
import { type Applying, refusal, refusedWith, settled } from './applying.ts'
import type { Outcome } from './ledger.ts'
import type { QueuedCall, SyncedFamily, SyncedLog } from './synced-family.ts'

const problemOf = (op: SyncOp, written: Written<unknown> | undefined): Outcome | null =>
  written && 'problem' in written ? refusal(op, written.problem) : null

/** A delete wins over a change, except over what its maker could not have seen. What is gone already is done. */
export async function applyDeletions({ tx, work }: Applying, family: SyncedFamily, ops: SyncOp[]): Promise<Outcome[]> {
  const rows = new Map(
    (
      await family.load(
        tx,
        ops.map(({ id }) => id),
        true,
      )
    ).map((row) => [row.id, row]),
  )
  /** Why it may not be deleted is told to those who may. */
  const refusalToChange = async (op: SyncOp) => problemOf(op, (await family.change?.(tx, [{ id: op.id, body: {} }], work))?.[0])
  const outcomes: Outcome[] = []
  const removing: SyncOp[] = []
  for (const op of ops) {
    const row = rows.get(op.id)
    const unseen = row && !row.deleted && family.mayNotDelete ? await family.mayNotDelete(tx, row, op.baseRev) : null
    if (!row || row.deleted) outcomes.push(settled(op, 'noop', row ? { rev: row.rev } : {}))
    else if (!family.remove) outcomes.push(refusedWith(op, 'sync.online-only'))
    else if (unseen) outcomes.push((await refusalToChange(op)) ?? settled(op, 'rejected', unseen))
    else removing.push(op)
  }
  if (!removing.length) return outcomes
  const written = new Map(
    (
      await family.remove!(
        tx,
        removing.map(({ id }) => id),
        work,
      )
    ).map((one) => [one.id, one]),
  )
  return [...outcomes, ...removing.map((op) => problemOf(op, written.get(op.id)) ?? settled(op, 'applied'))]
}

/** A log only grows: an event that is known is done, whatever it says. */
export async function appendEvents({ tx, work }: Applying, log: SyncedLog, ops: SyncOp[]): Promise<Outcome[]> {
  const known = new Set(
    (
      await log.load(
        tx,
        ops.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  )
  const fresh = ops.filter(({ id }) => !known.has(id))
  const written = fresh.length
    ? await log.append(
        tx,
        fresh.map(({ id, set = {} }) => ({ id, event: { ...set, _id: id } })),
        work,
      )
    : []
  const byId = new Map(written.map((one) => [one.id, one]))
  return ops.map((op) => {
    const one = byId.get(op.id)
    if (known.has(op.id)) return settled(op, 'noop', { rev: 1 })
    if (one?.missing?.length) return settled(op, 'deferred', { missing: one.missing })
    return problemOf(op, one) ?? settled(op, 'applied', { rev: 1 })
  })
}

/** Calls are done one after the other: each is work of its own. */
export async function makeCalls({ tx, work }: Applying, calls: Map<string, QueuedCall>, ops: SyncOp[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const op of ops) {
    const call = calls.get(op.call ?? '')
    outcomes.push(call ? { ...(await call(tx, op, work)), op: op.op, _id: op.id } : refusedWith(op, 'sync.online-only'))
  }
  return outcomes
}
