import type { WeighInEvent } from '@ramplight/domain/scoring/weigh-in-log'
import { and, asc, countDistinct, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/types'
import { weighInEvents } from './weigh-ins.table.ts'

export type WeighInEventRow = typeof weighInEvents.$inferSelect

/** An event of the log with the time it reached the server; `bag` is what is scored. */
export type StoredEvent = WeighInEvent & { receivedAt: string }

const BAG = [
  'weight',
  'totalFish',
  'bigFish',
  'species',
  'deadFishCount',
  'shortFishCount',
  'liveFishCount',
  'singleFishWeighed',
  'manualPenalty',
  'manualPenaltyReason',
  'periodIndex',
  'minutesLate',
] as const
/** Everything about a bag that is scored. */
export type Bag = Pick<WeighInEventRow, (typeof BAG)[number]>

export const bagOf = (row: Bag): Bag => Object.fromEntries(BAG.map((field) => [field, row[field]])) as Bag

/** A void carries only its reason. */
export const toEvent = (row: WeighInEventRow): StoredEvent => ({
  _id: row.id,
  weighIn: row.weighIn,
  kind: row.kind,
  entry: row.entry,
  day: row.day,
  at: row.at,
  by: row.by,
  station: row.station,
  reason: row.reason,
  bag: row.kind === 'void' ? null : bagOf(row),
  receivedAt: row.receivedAt,
})

/** Rows of the log as they arrived. Appending is all that can be done to it. */
export const logOf = (db: Queryable, where: SQL | undefined): Promise<WeighInEventRow[]> =>
  db.select().from(weighInEvents).where(where).orderBy(asc(weighInEvents.receivedAt), asc(weighInEvents.id))

/** Every event of a tournament, oldest first. */
export const eventsOf = async (db: Queryable, tournament: string): Promise<StoredEvent[]> =>
  (await logOf(db, eq(weighInEvents.tournament, tournament))).map(toEvent)

const voids = alias(weighInEvents, 'voids')
/** For rows of weighings: nobody struck them out. */
export const isNotVoid = (db: Queryable) =>
  notExists(
    db
      .select({ id: voids.id })
      .from(voids)
      .where(and(eq(voids.weighIn, weighInEvents.weighIn), eq(voids.kind, 'void'))),
  )

/** Which of these entries have a weigh-in that counts. */
export async function weighedAmong(db: Queryable, entries: string[]): Promise<Set<string>> {
  if (!entries.length) return new Set()
  const rows = await db
    .selectDistinct({ entry: weighInEvents.entry })
    .from(weighInEvents)
    .where(and(inArray(weighInEvents.entry, entries), eq(weighInEvents.kind, 'weigh'), isNotVoid(db)))
  return new Set(rows.map(({ entry }) => entry))
}

/** How many entries of each tournament have a weigh-in that counts. A tournament without any is not in the map. */
export async function weighedCounts(db: Queryable, tournaments: string[]): Promise<Map<string, number>> {
  if (!tournaments.length) return new Map()
  const rows = await db
    .select({ tournament: weighInEvents.tournament, entries: countDistinct(weighInEvents.entry) })
    .from(weighInEvents)
    .where(and(inArray(weighInEvents.tournament, tournaments), eq(weighInEvents.kind, 'weigh'), isNotVoid(db)))
    .groupBy(weighInEvents.tournament)
  return new Map(rows.map(({ tournament, entries }) => [tournament, entries]))
}
