import type { SyncOp } from '@ramplight/contract/sync/sync'
import type { Outcome as Written } from '../database/outcomes.ts'
import type { QueuedCall, SyncedFamily } from '../http/deps.ts'
import { type Applying, refusal, refusedWith, settled } from './applying.ts'
import type { Outcome } from './ledger.ts'
import { orphansOf } from './orphans.ts'

export const problemOf = (op: SyncOp, written: Written<unknown> | undefined): Outcome | null =>
  written && 'problem' in written ? refusal(op, written.problem) : null

/** A delete wins over a change, except over what its maker could not have seen. What is gone already is done. */
export async function applyDeletions(applying: Applying, family: SyncedFamily, ops: SyncOp[]): Promise<Outcome[]> {
  const { tx, work } = applying
  const idsOf = (some: SyncOp[]) => some.map(({ id }) => id)
  const rows = new Map((await family.load(tx, idsOf(ops), true)).map((row) => [row.id, row]))
  const isHere = ({ id }: SyncOp) => rows.get(id)?.deleted === false
  const [here, gone] = [ops.filter(isHere), ops.filter((op) => !isHere(op))]
  const outcomes = gone.map((op) => settled(op, 'noop', rows.has(op.id) ? { rev: rows.get(op.id)!.rev } : {}))
  const asked = here.map((op) => ({ row: rows.get(op.id)!, seenRev: op.baseRev }))
  const unseen = (asked.length > 0 && family.remove && (await family.mayNotDelete?.(tx, asked))) || new Map()
  const [kept, removing] = [here.filter(({ id }) => unseen.has(id)), here.filter(({ id }) => !unseen.has(id))]
  if (kept.length) {
    // Why it may not be deleted is told to those who may.
    const nothing = idsOf(kept).map((id) => ({ id, body: {} }))
    const changed = new Map(((await family.change?.(tx, nothing, work)) ?? []).map((one) => [one.id, one]))
    outcomes.push(...kept.map((op) => problemOf(op, changed.get(op.id)) ?? settled(op, 'rejected', unseen.get(op.id))))
  }
  if (removing.length) {
    const said = new Map(removing.map(({ id, set = {} }) => [id, set]))
    const written = family.remove && new Map((await family.remove(tx, idsOf(removing), work, said)).map((one) => [one.id, one]))
    outcomes.push(
      ...removing.map((op) =>
        written ? (problemOf(op, written.get(op.id)) ?? settled(op, 'applied')) : refusedWith(op, 'sync.online-only'),
      ),
    )
  }
  // What a deletion says of money was never sent before it: heard, whatever comes of the deletion.
  await family.heardOfGone?.(
    tx,
    ops.flatMap(({ id, set }) => (rows.has(id) && set ? [{ id, set }] : [])),
    work,
  )
  return goneWithTheirParents(applying, family, ops, outcomes, rows)
}

/** Nobody finds what belongs to something deleted. It went with that, as its maker wants it to. */
async function goneWithTheirParents(
  applying: Applying,
  family: SyncedFamily,
  ops: SyncOp[],
  outcomes: Outcome[],
  rows: ReadonlyMap<string, object>,
): Promise<Outcome[]> {
  const unseen = new Set(outcomes.flatMap(({ op, code }) => (code === 'record.not-found' ? [op] : [])))
  if (!unseen.size || family.outlivesParents) return outcomes
  const children = ops.filter(({ op }) => unseen.has(op)).map((op) => ({ ...op, set: { ...rows.get(op.id) } }))
  const orphans = await orphansOf(applying, family, children)
  const noop = new Map(children.flatMap((op) => (orphans.has(op.op) ? [[op.op, settled(op, 'noop')] as const] : [])))
  return outcomes.map((outcome) => noop.get(outcome.op) ?? outcome)
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
