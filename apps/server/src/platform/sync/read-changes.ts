import { type ChangesReply, PULL_PAGE, type SyncCursor, type SyncRow } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import type { Synced } from '../http/deps.ts'
import { shownRecords } from './shown-records.ts'
import { syncFeed, syncScopes } from './sync.table.ts'

type Asked = { cursor: SyncCursor; limit?: number | undefined; only?: SyncTable[] | undefined }
/** A place in the cursor that is no scope: what the numbers of the others count from. */
const markOf = (epoch: string) => `epoch:${epoch}`
type FeedRow = { scope: string; seq: string; tbl: SyncTable; id: string; op: SyncRow['op']; rev: number }

/**
 * A page of what changed in these scopes since the cursor, one scope after the other, in the order of its numbers. To be asked
 * inside one snapshot: then the record is at least as new as its place in the feed, and nothing is between the two.
 */
export async function readChanges(
  db: Queryable,
  synced: Synced,
  viewer: Actor,
  scopes: string[],
  [latest, ...earlier]: string[],
  { cursor, limit = PULL_PAGE, only }: Asked,
): Promise<Omit<ChangesReply, 'serverTime'>> {
  const heads = new Map((await db.select().from(syncScopes).where(inArray(syncScopes.scope, scopes))).map((row) => [row.scope, row]))
  const mark = markOf(latest!)
  const isOfOurs = [mark, ...earlier.map(markOf)].some((one) => one in cursor)
  // Below what is kept, further than the server has counted, or counted by one that was put back from a copy: from the beginning.
  const reset = scopes.filter((scope) => {
    const [at, { head = 0, horizon = 0 } = {}] = [cursor[scope] ?? 0, heads.get(scope)]
    return at > head || (at > 0 && (at < horizon || !isOfOurs))
  })
  const next: SyncCursor = Object.fromEntries(scopes.map((scope) => [scope, reset.includes(scope) ? 0 : (cursor[scope] ?? 0)]))
  const begun = { ...next }
  const begins = (scope: string) => begun[scope] === 0
  const found = await feedAfter(db, next, only, limit + 1)
  const page = found.slice(0, limit)
  for (const { scope, seq } of page) next[scope] = Number(seq)
  const shown = await shownRecords(
    synced,
    db,
    page.filter(({ op }) => op === 'u'),
    viewer,
  )
  return {
    rows: page.flatMap(({ scope, tbl, id, rev, op }): SyncRow[] => {
      const doc = op === 'u' ? shown({ tbl, id }) : null
      if (doc) return [{ scope, tbl, id, rev, op, doc }]
      // Who begins has nothing that could go, and need not learn the ids of what is not for them.
      return begins(scope) ? [] : [{ scope, tbl, id, rev, op: op === 'u' ? 'l' : op }]
    }),
    cursor: { ...next, [mark]: 1 },
    more: found.length > limit,
    scopesRemoved: Object.keys(cursor).filter((scope) => !scopes.includes(scope) && scope !== mark),
    reset,
  }
}

async function feedAfter(db: Queryable, cursor: SyncCursor, only: SyncTable[] | undefined, limit: number): Promise<FeedRow[]> {
  const [scopes, places] = [sql.param(Object.keys(cursor)), sql.param(Object.values(cursor))]
  const ofTables = only ? sql`and f.tbl = any(${sql.param(only)}::text[])` : sql``
  const { rows } = await db.execute<FeedRow>(sql`
    select f.scope, f.seq, f.tbl, f.rec_id as id, f.op, f.rev
      from unnest(${scopes}::text[], ${places}::bigint[]) as s (scope, seq),
        lateral (select * from ${syncFeed} f where f.scope = s.scope and f.seq > s.seq ${ofTables} order by f.seq limit ${limit}) f
      order by f.scope, f.seq limit ${limit}`)
  return rows
}
