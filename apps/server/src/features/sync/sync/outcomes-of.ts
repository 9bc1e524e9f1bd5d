import type { SyncResult } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '#platform/http/deps'
import { shownRecords } from '#platform/sync/shown-records'
import { syncOps } from '#platform/sync/sync.table'

/** What became of a person's own changes, with the records as they are now. What never arrived is not in the answer. */
export async function outcomesOf({ db, sync }: Deps, ops: string[], actor: Actor): Promise<SyncResult[]> {
  if (!ops.length) return []
  const rows = await db
    .select()
    .from(syncOps)
    .where(and(inArray(syncOps.opId, ops), eq(syncOps.user, actor.id)))
  const named = ({ tbl, recId, detail }: (typeof rows)[number]) => ({ tbl: tbl as SyncTable, id: (detail?.alias as string) ?? recId })
  const shown = await shownRecords(sync, db, rows.map(named), actor)
  return rows.map((row) => ({
    ...row.detail,
    op: row.opId,
    _id: row.recId,
    status: row.status as SyncResult['status'],
    record: shown(named(row)),
  }))
}
