import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncConflict, SyncOp } from '@ramplight/contract/sync/sync'
import type { MergeConflict } from '@ramplight/domain/sync/merge3'
import { sql } from 'drizzle-orm'
import { auditLog } from '../audit/audit.table.ts'
import type { Queryable } from '../database/types.ts'
import { syncConflicts } from './sync.table.ts'

/** A conflict of a change, as it is kept and answered. */
export const conflictOf = (op: SyncOp, found: MergeConflict, { user, at }: { user: string; at: string }): SyncConflict => ({
  id: newId(),
  op: op.op,
  tbl: op.tbl,
  rec: op.id,
  ...found,
  mineBy: user,
  theirsBy: null,
  at,
  state: 'open',
})

type Row = typeof syncConflicts.$inferSelect
export const toConflict = ({ opId, recId, resolvedByOp: _, tbl, ...row }: Row): SyncConflict => ({
  ...row,
  tbl: tbl as SyncConflict['tbl'],
  op: opId,
  rec: recId,
  base: row.base,
  mine: row.mine,
  theirs: row.theirs,
})

/** Keeps both values, and who wrote the one that stands. */
export async function keepConflicts(tx: Queryable, conflicts: SyncConflict[]): Promise<void> {
  if (!conflicts.length) return
  const writers = await lastWriters(tx, conflicts)
  for (const conflict of conflicts) conflict.theirsBy = writers.get(`${conflict.tbl} ${conflict.rec}`) ?? null
  await tx
    .insert(syncConflicts)
    .values(conflicts.map(({ op, rec, ...conflict }) => ({ ...conflict, opId: op, recId: rec })))
    .onConflictDoNothing()
}

async function lastWriters(tx: Queryable, conflicts: SyncConflict[]): Promise<Map<string, string | null>> {
  const records = sql.param([...new Set(conflicts.map(({ rec }) => rec))])
  const { rows } = await tx.execute<{ family: string; record: string; by: string | null }>(sql`
    select distinct on (family, record) family, record, "by" from ${auditLog} where record = any(${records}::text[])
    order by family, record, at desc, id desc`)
  return new Map(rows.map(({ family, record, by }) => [`${family} ${record}`, by]))
}

/** A change that says which conflict it settles. Of another record, or closed already: nothing happens. */
export async function closeConflicts(tx: Queryable, ops: SyncOp[]): Promise<void> {
  const closing = ops.flatMap(({ resolves, op, tbl, id }) => (resolves ? [{ id: resolves, op, tbl, rec: id }] : []))
  if (!closing.length) return
  await tx.execute(sql`
    update ${syncConflicts} set state = 'done', resolved_by_op = s.op
      from jsonb_to_recordset(${JSON.stringify(closing)}::jsonb) as s (id text, op text, tbl text, rec text)
      where ${syncConflicts.id} = s.id and ${syncConflicts.tbl} = s.tbl and ${syncConflicts.recId} = s.rec and ${syncConflicts.state} = 'open'`)
}
