import { queryOf } from '#platform/query.ts'
import { calls } from './season-points.open-calls.ts'

export const seasonPointsQuery = (season: string) => queryOf(calls.points, { body: { season, selectAll: true } })

/** For the names behind the points. */
export const seasonEntriesQuery = (season: string) => queryOf(calls.entries, { body: { season, selectAll: true } })
