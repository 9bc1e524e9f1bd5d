import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { queryOf } from '#platform/query.ts'

/** Who competes in a season: teams with their anglers, anglers alone, and who may fish in their place. */
export const teamsOfSeasonQuery = (season: string) => queryOf(seasonTeamCalls.search, { body: { season, selectAll: true } })
