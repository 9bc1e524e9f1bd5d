import { newId } from '@ramplight/contract/kernel/new-id'
import { and, eq, sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { records } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { seasonEventPointDistributions as distributions } from './season-event-point-distributions.table.ts'

export const distributionStore = records(distributions, 'season-event-point-distributions')

export type Distribution = Pick<
  typeof distributions.$inferInsert,
  'entry' | 'season' | 'seasonTeam' | 'angler' | 'finishingPosition' | 'points' | 'weight' | 'weightUnit'
>

const ROWS_PER_STATEMENT = 2000

/** Makes the points of a tournament be exactly these. Points that are taken back stay as deleted rows. */
export async function writeDistributions(tx: Tx, tournament: string, wanted: Distribution[], doer: Doer): Promise<void> {
  await tx
    .update(distributions)
    .set({ deleted: true, rev: sql`${distributions.rev} + 1`, updatedAt: doer.at })
    .where(and(eq(distributions.tournament, tournament), eq(distributions.deleted, false)))
  for (let from = 0; from < wanted.length; from += ROWS_PER_STATEMENT)
    await tx
      .insert(distributions)
      .values(
        wanted
          .slice(from, from + ROWS_PER_STATEMENT)
          .map((row) => ({ ...row, id: newId(), tournament, createdAt: doer.at, updatedAt: doer.at })),
      )
      // An angler earned points here before, and they were taken back.
      .onConflictDoUpdate({
        target: [distributions.tournament, distributions.entry, distributions.angler],
        set: {
          season: sql`excluded.season`,
          seasonTeam: sql`excluded.season_team`,
          finishingPosition: sql`excluded.finishing_position`,
          points: sql`excluded.points`,
          weight: sql`excluded.weight`,
          weightUnit: sql`excluded.weight_unit`,
          deleted: false,
          rev: sql`${distributions.rev} + 1`,
          updatedAt: doer.at,
        },
      })
}
