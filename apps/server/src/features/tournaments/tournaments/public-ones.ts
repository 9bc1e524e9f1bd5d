import { yesterday } from '@ramplight/contract/tournaments/yesterday'
import { can } from '@ramplight/domain/policies/policies'
import { and, asc, between, desc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { alive, seenBy, takesPlace } from './matching.ts'
import { findTournament, type TournamentRow, tournamentStore, tournamentSubject } from './tournaments.store.ts'
import { tournaments } from './tournaments.table.ts'

/** Tournaments as everybody may see them, for pages and feeds that know no caller. */
const isPublic = and(alive, or(...seenBy(null)))
const forEverybody = (row: TournamentRow) => can(null, 'tournament.see', tournamentSubject(row))

/** A tournament that everybody may see; a draft, a deleted one and one that never was are all null. */
export async function findPublic(db: Queryable, id: string): Promise<TournamentRow | null> {
  const row = await findTournament(db, id)
  return row && forEverybody(row) ? row : null
}

/** The public tournament whose id begins so; none where there is none, or where two begin alike. */
export async function publicBeginning(db: Queryable, beginning: string): Promise<TournamentRow | null> {
  const rows = await db
    .select()
    .from(tournaments)
    .where(and(isPublic, between(tournaments.id, beginning.padEnd(24, '0'), beginning.padEnd(24, 'f'))))
    .limit(2)
  return rows.length === 1 ? rows[0]! : null
}

/** Those of them that everybody may see, in no order. */
export const publicOnes = async (db: Queryable, ids: string[]): Promise<TournamentRow[]> =>
  (await tournamentStore.findMany(db, ids)).filter(forEverybody)

/** On the water now or still to come, soonest first; of one tour, or of all. What was canceled is neither. */
export function comingUp(db: Queryable, { now, tour, limit }: { now: Date; tour?: string; limit: number }): Promise<TournamentRow[]> {
  const { startDate, id, status } = tournaments
  const isAhead = and(inArray(status, ['Scheduled', 'Open']), gt(startDate, yesterday(now)))
  return db
    .select()
    .from(tournaments)
    .where(and(isPublic, takesPlace, or(isAhead, eq(status, 'In Progress')), tour ? eq(tournaments.tour, tour) : undefined))
    .orderBy(asc(startDate), asc(id))
    .limit(limit)
}

type Whose = 'tour' | 'season' | 'division'
const publicOf =
  (whose: Whose) =>
  (db: Queryable, id: string, limit: number): Promise<TournamentRow[]> =>
    db
      .select()
      .from(tournaments)
      .where(and(isPublic, eq(tournaments[whose], id)))
      .orderBy(desc(tournaments.startDate), desc(tournaments.id))
      .limit(limit)

/** All of a tour, newest first: what was is part of a calendar. */
export const ofTour = publicOf('tour')
/** All of a season, newest first. */
export const ofSeason = publicOf('season')
/** All of a division, newest first. */
export const ofDivision = publicOf('division')

/** What a search engine is told of, newest first. */
export const publicAddresses = (db: Queryable, limit: number): Promise<{ id: string; updatedAt: string }[]> =>
  db
    .select({ id: tournaments.id, updatedAt: tournaments.updatedAt })
    .from(tournaments)
    .where(isPublic)
    .orderBy(desc(tournaments.startDate), desc(tournaments.id))
    .limit(limit)
