import type { SyncConflict } from '@ramplight/contract/sync/sync'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { desc, sql } from 'drizzle-orm'
import type { Deps } from '#platform/http/deps'
import { toConflict } from '#platform/sync/conflicts'
import { syncConflicts, syncFeed } from '#platform/sync/sync.table'
import { scopesOf } from './scopes-of.ts'

/** More than anybody decides in a day. */
const MOST = 200

/** Conflicts of records in the person's scopes that they may change: who may see what was done to a record is who may change it. */
export async function conflictsSeenBy({ db, history, sync }: Deps, state: SyncConflict['state'], actor: Actor): Promise<SyncConflict[]> {
  const scopes = sql.param(await scopesOf(db, actor))
  const rows = await db
    .select()
    .from(syncConflicts)
    .where(
      sql`${syncConflicts.state} = ${state} and exists (select 1 from ${syncFeed} f
        where f.tbl = ${syncConflicts.tbl} and f.rec_id = ${syncConflicts.recId} and f.scope = any(${scopes}::text[]))`,
    )
    .orderBy(desc(syncConflicts.at), desc(syncConflicts.id))
    .limit(MOST)
  const mayChange = new Map<string, boolean>()
  for (const { tbl, recId } of rows) if (!mayChange.has(recId)) mayChange.set(recId, (await history.get(tbl)?.(actor, recId)) ?? false)
  const isShown = ({ tbl, rec, field }: SyncConflict) => !sync.families.get(tbl)?.hiddenFrom?.(actor, rec).includes(field.split('.')[0]!)
  return rows
    .filter(({ recId }) => mayChange.get(recId))
    .map(toConflict)
    .filter(isShown)
}
