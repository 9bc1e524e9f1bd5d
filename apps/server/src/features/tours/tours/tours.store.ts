import { records } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { tours } from './tours.table.ts'

export const tourStore = records(tours, 'tours')

export type TourRow = typeof tours.$inferSelect

export const findTour = (db: Queryable, id: string): Promise<TourRow | null> => tourStore.find(db, id)
