import { type ChangesReply, PULL_PAGE, type SyncCursor, type SyncRow } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import type { Synced } from '../http/deps.ts'
import { feedOf, isWhole, tablesOf } from './scope-views.ts'
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
  const feeds = await db
    .select()
    .from(syncScopes)
    .where(inArray(syncScopes.scope, scopes.map(feedOf)))
  const heads = new Map(feeds.map((row) => [row.scope, row]))
  const mark = markOf(latest!)
  const isOfOurs = [mark, ...earlier.map(markOf)].some((one) => one in cursor)
  const scopesRemoved = Object.keys(cursor).filter((scope) => !scopes.includes(scope) && scope !== mark)
  // A record is kept once, as it was brought last: what was seen in full there is brought anew where less of it is shown.
  const isLessSeen = scopesRemoved.some(isWhole)
  // Below what is kept, further than the server has counted, or counted by one that was put back from a copy: from the beginning.
  const reset = scopes.filter((scope) => {
    const [at, { head = 0, horizon = 0 } = {}] = [cursor[scope] ?? 0, heads.get(feedOf(scope))]
    return at > head || (at > 0 && (at < horizon || !isOfOurs || (isLessSeen && tablesOf(scope) !== null)))
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
    scopesRemoved,
    reset,
  }
}

async function feedAfter(db: Queryable, cursor: SyncCursor, only: SyncTable[] | undefined, limit: number): Promise<FeedRow[]> {
  const names = Object.keys(cursor)
  const [scopes, feeds, places] = [sql.param(names), sql.param(names.map(feedOf)), sql.param(Object.values(cursor))]
  const tables = sql.param(names.map((scope) => tablesOf(scope)?.join(' ') ?? null))
  const ofTables = only ? sql`and f.tbl = any(${sql.param(only)}::text[])` : sql``
  const { rows } = await db.execute<FeedRow>(sql`
    select s.scope, f.seq, f.tbl, f.rec_id as id, f.op, f.rev
      from unnest(${scopes}::text[], ${feeds}::text[], ${tables}::text[], ${places}::bigint[]) as s (scope, feed, tables, seq),
        lateral (select * from ${syncFeed} f where f.scope = s.feed and f.seq > s.seq ${ofTables}
            and (s.tables is null or f.tbl = any(string_to_array(s.tables, ' '))) order by f.seq limit ${limit}) f
      order by s.scope, f.seq limit ${limit}`)
  return rows
}
