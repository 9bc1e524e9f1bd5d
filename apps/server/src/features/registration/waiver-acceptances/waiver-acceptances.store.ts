import type { WaiverAcceptance } from '@ramplight/contract/registration/waiver-acceptances'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { waiverAcceptances, waiverTexts } from './waiver-acceptances.table.ts'
import { versionOf } from './waiver-texts.ts'

export const acceptanceStore = records(waiverAcceptances, 'waiver-acceptances')
export type AcceptanceRow = typeof waiverAcceptances.$inferSelect

/**
 * What the people of a tournament have accepted: of each the wording that counts now, else the newest. A line of the book that was
 * typed in twice stands for the other one here, too.
 */
export async function acceptancesIn(
  db: Queryable,
  tournament: TournamentRow,
  only: { user?: string; id?: string } = {},
): Promise<WaiverAcceptance[]> {
  const table = waiverAcceptances
  const whose = sql<string>`coalesce((select canonical_id from id_alias where local_id = ${table.user}), ${table.user})`
  const rows = await db
    .select({ ...getTableColumns(table), user: whose, number: waiverTexts.number })
    .from(table)
    .innerJoin(waiverTexts, eq(waiverTexts.id, table.version))
    .where(
      and(
        eq(table.tournament, tournament.id),
        eq(table.deleted, false),
        only.user ? sql`${whose} = ${only.user}` : undefined,
        only.id ? eq(table.id, only.id) : undefined,
      ),
    )
    .orderBy(asc(table.signedAt), asc(table.id))
  const version = versionOf(tournament)
  const newest = new Map<string, WaiverAcceptance>()
  for (const row of rows) {
    const isCurrent = row.version === version
    if (isCurrent || !newest.get(row.user)?.isCurrent) newest.set(row.user, { ...toRecord(row), isCurrent })
  }
  return [...newest.values()]
}
