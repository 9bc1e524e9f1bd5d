import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { isNotVoid } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/** What one station has handed in on one day: weigh-ins that count, by where they were first weighed. */
export type StationTotal = { tournament: string; day: number; station: string | null; bags: number; lastAt: string }

/** Of these tournaments, in one statement; a day or station without a bag is not in the list. */
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
