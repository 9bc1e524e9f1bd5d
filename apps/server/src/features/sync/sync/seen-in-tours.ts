import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, eq, inArray } from 'drizzle-orm'
import type { payoutStructureStore } from '#features/payouts/payout-structures/index'
import { presentSkinny, type UserRow } from '#features/people/users/index'
import { type RowOf, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, SyncedFamily, SyncedRow } from '#platform/http/deps'
import { refineSynced } from '#platform/sync/refine-synced'
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
}

type Besides<Row> = { isMeant: (row: Row, isShown: boolean) => boolean; present: (row: Row) => object }

const alsoInTours = <Row extends SyncedRow>(tbl: SyncTable, plain: SyncedFamily<Row>, { isMeant, present }: Besides<Row>) => ({
  present: async (db: Queryable, rows: Row[], viewer: Actor) => {
    const shown = await plain.present(db, rows, viewer)
    const meant = rows.filter((row) => isMeant(row, shown.has(row.id)))
    if (!meant.length) return shown
    const tours = (await scopesOf(db, viewer)).filter((scope) => scope.startsWith('tour:'))
    const ids = meant.map(({ id }) => id)
    const placed = await db
      .selectDistinct({ id: syncFeed.recId })
      .from(syncFeed)
      .where(and(eq(syncFeed.tbl, tbl), inArray(syncFeed.recId, ids), eq(syncFeed.op, 'u'), inArray(syncFeed.scope, tours)))
    const isPlaced = new Set(placed.map(({ id }) => id))
    return new Map([...shown, ...meant.flatMap((row) => (isPlaced.has(row.id) ? [[row.id, present(row)] as const] : []))])
  },
})
