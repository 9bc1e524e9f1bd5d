import type { StationTotal } from '@ramplight/domain/weigh-in/station-totals'
import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { isNotVoid } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/** `stationTotals` of the domain for whole tournaments, counted by the database: a list of days never reads their logs. */
export async function stationTotals(db: Queryable, tournaments: string[]): Promise<StationTotal[]> {
  if (!tournaments.length) return []
  const { tournament, day, station, receivedAt, kind } = weighInEvents
  const rows = await db
    .select({ tournament, day, station, bags: count(), lastAt: max(receivedAt) })
    .from(weighInEvents)
    .where(and(inArray(tournament, tournaments), eq(kind, 'weigh'), isNotVoid(db)))
    .groupBy(tournament, day, station)
    .orderBy(asc(station))
  return rows.map((row) => ({ ...row, lastAt: row.lastAt! }))
}
