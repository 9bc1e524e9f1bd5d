import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { queryOf } from '#platform/query.ts'

export const seasonPointsQuery = (season: string) =>
  queryOf(seasonEventPointDistributionCalls.search, { body: { season, selectAll: true } })

/** For the names behind the points. */
export const seasonEntriesQuery = (season: string) => queryOf(tournamentEntryCalls.search, { body: { season, selectAll: true } })
