import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray } from 'drizzle-orm'
import type { payoutStructureStore } from '#features/payouts/payout-structures/index'
import { presentNamed, presentSkinny, type UserRow } from '#features/people/users/index'
import { type RowOf, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, SyncedFamily, SyncedRow } from '#platform/http/deps'
import { refineSynced } from '#platform/sync/refine-synced'
import { feedOf, tablesOf } from '#platform/sync/scope-views'
import { syncFeed } from '#platform/sync/sync.table'
import { scopesOf } from './scopes-of.ts'

type PayoutRow = RowOf<(typeof payoutStructureStore)['table']>

/**
 * What a tour shows to all who run it or help, beside what the families show them: the tables that its tournaments pay by, so that
 * money can be counted without a network, and the names of who runs it. Such a table is nobody's own: it counts, and no list has it.
 */
export function seenInTours(deps: AppDeps): void {
  refineSynced(deps, 'payout-structures', (plain) =>
    alsoInTours<PayoutRow>('payout-structures', plain, {
      isMeant: (row, isShown) => row.deleted || !isShown,
      present: (row) => ({ ...toRecord(row), director: null, systemDefault: false }),
    }),
  )
  refineSynced(deps, 'users', (plain) =>
    alsoInTours<UserRow>('users', plain, {
      isMeant: (row, isShown) => row.userType === 'Director' && !isShown,
      present: presentSkinny,
    }),
  )
  refineSynced(deps, 'users', alsoAtTheScale)
}

type Besides<Row> = { isMeant: (row: Row, isShown: boolean) => boolean; present: (row: Row) => object }

const alsoInTours = <Row extends SyncedRow>(tbl: SyncTable, plain: SyncedFamily<Row>, { isMeant, present }: Besides<Row>) => ({
  present: async (db: Queryable, rows: Row[], viewer: Actor) => {
    const shown = await plain.present(db, rows, viewer)
    const meant = rows.filter((row) => isMeant(row, shown.has(row.id)))
    if (!meant.length) return shown
    const tours = (await scopesOf(db, viewer)).filter((scope) => scope.startsWith('tour:'))
    const isPlaced = await placedIn(db, { tbl, rows: meant, scopes: tours })
    return new Map([...shown, ...meant.flatMap((row) => (isPlaced.has(row.id) ? [[row.id, present(row)] as const] : []))])
  },
})

/** The people of a tour, to who weighs there and does nothing else: their names. */
const alsoAtTheScale = (plain: SyncedFamily<UserRow>) => ({
  present: async (db: Queryable, rows: UserRow[], viewer: Actor) => {
    const shown = await plain.present(db, rows, viewer)
    const meant = viewer.weighTours?.length ? rows.filter(({ id }) => !shown.has(id)) : []
    if (!meant.length) return shown
    const scopes = (await scopesOf(db, viewer)).filter((scope) => tablesOf(scope)?.includes('users')).map(feedOf)
    const isPlaced = await placedIn(db, { tbl: 'users', rows: meant, scopes })
    return new Map([...shown, ...meant.flatMap((row) => (isPlaced.has(row.id) ? [[row.id, presentNamed(row)] as const] : []))])
  },
})

/** Those of these rows that are in one of the scopes now. */
async function placedIn(
  db: Queryable,
  { tbl, rows, scopes }: { tbl: SyncTable; rows: SyncedRow[]; scopes: string[] },
): Promise<Set<string>> {
  if (!scopes.length) return new Set()
  const ids = rows.map(({ id }) => id)
  const placed = await db
    .selectDistinct({ id: syncFeed.recId })
    .from(syncFeed)
    .where(and(eq(syncFeed.tbl, tbl), inArray(syncFeed.recId, ids), eq(syncFeed.op, 'u'), inArray(syncFeed.scope, scopes)))
  return new Set(placed.map(({ id }) => id))
}
