import type { BareTournament } from '@ramplight/contract/tournaments/tournaments'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { idsSeenBy, tournamentStore } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { storedSettings } from '../../tour-settings/index.ts'

/** A tour runs a few dozen a year; who wants older ones searches for them. */
const MOST_TOURNAMENTS = 500

/** The tournaments of a tour or a season that the viewer may see, newest first. */
export async function tournamentsOf(db: Queryable, parent: 'tour' | 'season', id: string, viewer: Actor | null): Promise<BareTournament[]> {
  const { table } = tournamentStore
  const rows = await tournamentStore.list(db, and(eq(table[parent], id), inArray(table.id, idsSeenBy(db, viewer))), {
    orderBy: [desc(table.startDate), desc(table.id)],
    limit: MOST_TOURNAMENTS,
  })
  return rows.map(toRecord)
}

/** What a tour brings to its tournaments, for those who edit it; null for others, and while nobody has set anything. */
export const settingsFor = async (
  db: Queryable,
  tour: { id: string; director: string } | null,
  viewer: Actor | null,
): Promise<TourSettings | null> => (tour && can(viewer, 'tour.edit', tour) ? storedSettings(db, tour.id) : null)
