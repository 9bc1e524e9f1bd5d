import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'

export const calls = {
  standings: seasonStandingCalls.withCheck,
  wholeSeason: seasonCalls.full,
  tour: tourCalls.get,
  wholeTour: tourCalls.full,
  tours: tourCalls.slimSearch,
  division: divisionCalls.get,
  divisions: divisionCalls.search,
  seasons: seasonCalls.search,
  teams: seasonTeamCalls.search,
}
