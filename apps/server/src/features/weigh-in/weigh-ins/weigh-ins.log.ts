import { type StoredEvent, toEvent, type WeighInRecord } from '@ramplight/domain/weigh-in/weigh-in-records'
import { and, asc, countDistinct, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { insertRows } from '#platform/database/insert-rows'
import type { Queryable } from '#platform/database/types'
import { weighInEvents } from './weigh-ins.table.ts'

type Row = typeof weighInEvents.$inferSelect

export const toWeighInRecord = ({ id, ...row }: Row): WeighInRecord => ({ _id: id, ...row })

/** Records of the log as they arrived. Appending is all that can be done to it. */
export const logOf = async (db: Queryable, where: SQL | undefined): Promise<WeighInRecord[]> => {
  const rows = await db.select().from(weighInEvents).where(where).orderBy(asc(weighInEvents.receivedAt), asc(weighInEvents.id))
  return rows.map(toWeighInRecord)
}

/** What devices keep of the log: an event is stored for good, so there is nothing to hold and nothing to change. */
export const findEvents = async (db: Queryable, ids: string[]): Promise<WeighInRecord[]> =>
  ids.length ? logOf(db, inArray(weighInEvents.id, ids)) : []

/** Every event of a tournament, oldest first. */
export const eventsOf = async (db: Queryable, tournament: string): Promise<StoredEvent[]> =>
  (await logOf(db, eq(weighInEvents.tournament, tournament))).map(toEvent)

/** The same as they lie in the log, for taking the whole event along. */
export const logOfTournament = (db: Queryable, tournament: string): Promise<WeighInRecord[]> =>
  logOf(db, eq(weighInEvents.tournament, tournament))

/** Writes a log that was kept elsewhere, as it was. Its tournament and its entries are new here, so there is nobody to ask. */
export async function keepLog(db: Queryable, records: readonly WeighInRecord[]): Promise<void> {
  if (!records.length) return
  await insertRows(
    db,
    weighInEvents,
    records.map(({ _id, ...record }) => ({ ...record, id: _id })),
  )
}

/** How many events the log of a tournament has. */
export const countEvents = (db: Queryable, tournament: string): Promise<number> =>
  db.$count(weighInEvents, eq(weighInEvents.tournament, tournament))

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
