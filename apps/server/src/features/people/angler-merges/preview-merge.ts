import { MERGE_COUNTS, type MergeCount, type MergePreview } from '@ramplight/contract/people/angler-merges'
import type { Cents } from '@ramplight/domain/kernel/units'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { presentUser, type UserRow } from '../users/index.ts'
import { isNamedIn, isThere } from './move-names.ts'
import { MOVED } from './named-people.ts'
import { signsIn, type TwoRows, whyNotMerged } from './refuse-merge.ts'

/** What a merge would move, counted by the table that it moves by. */
export async function previewMerge(db: Queryable, { master, merged }: TwoRows, actor: Actor): Promise<MergePreview> {
  const side = async (row: UserRow) => ({ user: presentUser(row, actor), signsIn: await signsIn(db, row) })
  const refusal = await whyNotMerged(db, { master, merged }, actor)
  return {
    master: await side(master),
    merged: await side(merged),
    ...(await countsOf(db, merged.id)),
    refusal: refusal && { code: refusal.code, message: refusal.message },
  }
}

async function countsOf(db: Queryable, who: string) {
  const isAlive = await isThere(db)
  const counts = Object.fromEntries(MERGE_COUNTS.map((name) => [name, 0])) as Record<MergeCount, number>
  for (const [table, named] of Object.entries(MOVED)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} x where ${isNamedIn(named, who)} and ${isAlive(table)}`,
    )
    counts[named.counts ?? 'other'] += rows[0]?.count ?? 0
  }
  const { rows } = await db.execute<{ points: number | null; cents: string | null }>(sql`select
    (select sum(points) from season_event_point_distributions where angler = ${who} and not deleted) as points,
    (select sum(amount) from payments where "user" = ${who} and not deleted and status <> 'void') as cents`)
  return { counts, pointsTotal: rows[0]?.points ?? 0, paymentsTotal: Number(rows[0]?.cents ?? 0) as Cents }
}
