import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { queryOf } from '#platform/query.ts'

/** The standings of a season with names, as they are now. */
export const standingsQuery = (seasonId: string) => queryOf(seasonStandingCalls.withCheck, { body: { seasonId } })
/** A season with its tournaments and the names of tour and division. */
export const wholeSeasonQuery = (id: string) => queryOf(seasonCalls.full, { params: { id } })
/** A tour with its divisions, seasons and tournaments. */
export const wholeTourQuery = (id: string) => queryOf(tourCalls.full, { params: { id } })
export const divisionQuery = (id: string) => queryOf(divisionCalls.get, { params: { id } })
/** Who competes in a season, teams with their anglers. */
export const seasonTeamsQuery = (season: string) => queryOf(seasonTeamCalls.search, { body: { season, selectAll: true } })

export const toursQuery = () => queryOf(tourCalls.slimSearch, { body: { sortField: 'name', sortOrder: 'asc', selectAll: true } })
export const seasonsQuery = (terms: { division?: string } = {}) => queryOf(seasonCalls.search, { body: { ...terms, selectAll: true } })
export const divisionsQuery = () => queryOf(divisionCalls.search, { body: { selectAll: true } })
