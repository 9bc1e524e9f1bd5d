import { queryOf } from '#platform/query.ts'
import { calls } from './series.open-calls.ts'

/** The standings of a season with names, as they are now. */
export const standingsQuery = (seasonId: string) => queryOf(calls.standings, { body: { seasonId } })
/** A season with its tournaments and the names of tour and division. */
export const wholeSeasonQuery = (id: string) => queryOf(calls.wholeSeason, { params: { id } })
/** A tour with its divisions, seasons and tournaments. */
export const wholeTourQuery = (id: string) => queryOf(calls.wholeTour, { params: { id } })
export const tourQuery = (id: string) => queryOf(calls.tour, { params: { id } })
export const divisionQuery = (id: string) => queryOf(calls.division, { params: { id } })
/** Who competes in a season, teams with their anglers. */
export const seasonTeamsQuery = (season: string) => queryOf(calls.teams, { body: { season, selectAll: true } })

export const toursQuery = () => queryOf(calls.tours, { body: { sortField: 'name', sortOrder: 'asc', selectAll: true } })
export const seasonsQuery = (terms: { division?: string } = {}) => queryOf(calls.seasons, { body: { ...terms, selectAll: true } })
export const divisionsQuery = () => queryOf(calls.divisions, { body: { selectAll: true } })
