import { newId } from '@ramplight/contract/kernel/new-id'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { records } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { countStandings } from './count-standings.ts'
import { seasonStandings } from './season-standings.table.ts'
import { seasonsToEdit } from './season-to-edit.ts'

const store = records(seasonStandings, 'season-standings')

/**
 * Two anglers of a season are one. What was kept of a season with one of them says the other name, with the same figures. Where both
 * stand in what was kept last, the season is counted anew, and that is kept beside it: what was published stays as it was.
 */
export async function mergeInStandings(
  tx: Tx,
  two: { master: string; merged: string; name: string },
  doer: Doer,
  summary: string,
): Promise<void> {
  const { id, season, asOf, standings } = seasonStandings
  const named = sql`${standings} @> ${JSON.stringify([{ id: two.merged }])}::jsonb`
  const rows = await tx.select().from(seasonStandings).where(named).orderBy(id).for('update')
  const isOf = (who: string) => (row: { id: string }) => row.id === who
  const alone = rows.filter((row) => !row.standings.some(isOf(two.master)))
  await store.updateMany(
    tx,
    alone.map((before) => ({
      before,
      changes: { standings: before.standings.map((row) => (isOf(two.merged)(row) ? { ...row, id: two.master, name: two.name } : row)) },
    })),
    doer,
    () => ({ summary }),
  )
  const both = rows.filter((row) => !row.deleted && !alone.includes(row))
  const seasons = await seasonsToEdit(tx, [...new Set(both.map((row) => row.season))])
  for (const one of seasons.values()) {
    const [newest] = await tx
      .select({ id })
      .from(seasonStandings)
      .where(and(eq(season, one.id), eq(seasonStandings.deleted, false)))
      .orderBy(desc(asOf), desc(seasonStandings.createdAt), desc(id))
      .limit(1)
    if (!both.some((row) => row.id === newest?.id)) continue
    const counted = { id: newId(), season: one.id, standings: await countStandings(tx, one), asOf: doer.at, note: summary }
    await store.insertMany(tx, [counted], doer, () => ({ summary }))
  }
}
