import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { firstOf } from '#platform/database/first-of'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tours } from './tours.table.ts'

export const tourStore = records(tours, 'tours')

export type TourRow = typeof tours.$inferSelect

export const findTour = (db: Queryable, id: string): Promise<TourRow | null> => tourStore.find(db, id)

/** The tour whose public search has this name in its address. */
export const findTourByKey = (db: Queryable, key: string): Promise<TourRow | null> => firstOf(db, tourStore, eq(tours.urlLookupKey, key))

/** The names under which tours have a public search, for search engines. */
export async function publicTourKeys(db: Queryable, limit: number): Promise<string[]> {
  const { urlLookupKey, deleted } = tours
  const where = and(eq(deleted, false), isNotNull(urlLookupKey))
  const rows = await db.select({ urlLookupKey }).from(tours).where(where).orderBy(asc(urlLookupKey)).limit(limit)
  return rows.flatMap(({ urlLookupKey: key }) => (key ? [key] : []))
}

/** What tours themselves say about how their tournaments pay, by id; those that say nothing are left out. */
export async function payoutsOfTours(db: Queryable, ids: string[]) {
  const rows = await tourStore.findMany(db, ids)
  return new Map(rows.flatMap(({ id, payout }) => (payout ? [[id, payout] as const] : [])))
}

/** For a query of another family: the ids of the tours whose name is like this (`%` stands for anything). */
export const idsOfToursNamed = (like: string) =>
  sql<string[]>`(select ${tours.id} from ${tours} where ${tours.name} ilike ${like} and not ${tours.deleted})`

/** For a query of another family: the ids of the tours that a person (a column) directs, as a JSON list. */
export const idsOfToursDirectedBy = (person: AnyPgColumn) =>
  sql<string[]>`(select coalesce(jsonb_agg(${tours.id}), '[]') from ${tours} where ${tours.director} = ${person} and not ${tours.deleted})`
