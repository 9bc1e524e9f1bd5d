import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tours } from './tours.table.ts'

export const tourStore = records(tours, 'tours')

export type TourRow = typeof tours.$inferSelect

export const findTour = (db: Queryable, id: string): Promise<TourRow | null> => tourStore.find(db, id)

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
