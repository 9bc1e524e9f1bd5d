import type { KeptAcceptance, WaiverAcceptance } from '@ramplight/contract/registration/waiver-acceptances'
import { newestOfEach } from '@ramplight/domain/registration/waiver'
import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { records, toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { waiverAcceptances as table, waiverTexts } from './waiver-acceptances.table.ts'
import { versionOf } from './waiver-texts.ts'

export const acceptanceStore = records(table, 'waiver-acceptances')
export type AcceptanceRow = typeof table.$inferSelect

/** As devices keep them, with the number of the wording, in the order in which they were signed. */
export async function keptAcceptances(db: Queryable, where: SQL | undefined): Promise<KeptAcceptance[]> {
  const rows = await db
    .select({ ...getTableColumns(table), number: waiverTexts.number })
    .from(table)
    .innerJoin(waiverTexts, eq(waiverTexts.id, table.version))
    .where(where)
    .orderBy(asc(table.signedAt), asc(table.id))
  return rows.map(toRecord)
}

/** What the people of a tournament have accepted: of each the wording that counts now, else the newest. */
export async function acceptancesIn(
  db: Queryable,
  tournament: TournamentRow,
  only: { user?: string; id?: string } = {},
): Promise<WaiverAcceptance[]> {
  const whose = only.user ? eq(table.user, only.user) : undefined
  const one = only.id ? eq(table.id, only.id) : undefined
  const kept = await keptAcceptances(db, and(eq(table.tournament, tournament.id), eq(table.deleted, false), whose, one))
  return newestOfEach(kept, versionOf(tournament))
}
