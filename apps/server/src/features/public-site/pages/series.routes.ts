import { desc, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { countStandings } from '#features/results/season-standings/index'
import { ofDivision, ofSeason, ofTour } from '#features/tournaments/tournaments/index'
import { type DivisionRow, divisionStore } from '#features/tours/divisions/index'
import { findSeason, type SeasonRow, seasonStore } from '#features/tours/seasons/index'
import { findTour, type TourRow, tourStore } from '#features/tours/tours/index'
import type { Db } from '#platform/database/types'
import type { PublicPage } from './page.ts'
import { divisionPage, seasonPage, wholeTourPage } from './series-pages.ts'
import type { Listed } from './site-pages.ts'

const MOST_EVENTS = 50
const MOST_OF_ALL = 5000

const newestFirst = (table: { createdAt: AnyPgColumn; id: AnyPgColumn }) => ({
  orderBy: [desc(table.createdAt), desc(table.id)],
  limit: MOST_OF_ALL,
})

/** All tours, seasons and divisions, the newest first: for their pages and for search engines. */
export const seriesLists = (db: Db) =>
  ({
    tours: () => tourStore.list(db, undefined, newestFirst(tourStore.table)),
    seasons: () => seasonStore.list(db, undefined, newestFirst(seasonStore.table)),
    divisions: () => divisionStore.list(db, undefined, newestFirst(divisionStore.table)),
  }) satisfies Record<Listed, () => Promise<{ id: string; name: string; updatedAt: string }[]>>

type Find = (id: string, origin: string) => Promise<PublicPage | null>

/** The pages of one tour, season and division; null is a page that says nothing of what is not there. */
export function seriesPages(db: Db, page: (path: string, find: Find) => unknown): void {
  const { startDate, id: seasonId } = seasonStore.table
  const seasonsOf = (where: SQL): Promise<SeasonRow[]> => seasonStore.list(db, where, { orderBy: [desc(startDate), desc(seasonId)] })

  page('/tours/:id', async (id, origin) => {
    const tour: TourRow | null = await findTour(db, id)
    if (!tour) return null
    const [seasons, divisions, events] = await Promise.all([
      seasonsOf(eq(seasonStore.table.tour, id)),
      divisionStore.list(db, eq(divisionStore.table.tour, id)),
      ofTour(db, id, MOST_EVENTS),
    ])
    return wholeTourPage(tour, { seasons, divisions, events }, origin)
  })

  page('/seasons/:id', async (id, origin) => {
    const season = await findSeason(db, id)
    if (!season) return null
    const [tour, standings, events] = await Promise.all([
      season.tour ? findTour(db, season.tour) : null,
      countStandings(db, season),
      ofSeason(db, id, MOST_EVENTS),
    ])
    return seasonPage(season, { tour, standings, events }, origin)
  })

  page('/divisions/:id', async (id, origin) => {
    const division: DivisionRow | null = await divisionStore.find(db, id)
    if (!division) return null
    const [tour, seasons, events] = await Promise.all([
      division.tour ? findTour(db, division.tour) : null,
      seasonsOf(eq(seasonStore.table.division, id)),
      ofDivision(db, id, MOST_EVENTS),
    ])
    return divisionPage(division, { tour, seasons, events }, origin)
  })
}
