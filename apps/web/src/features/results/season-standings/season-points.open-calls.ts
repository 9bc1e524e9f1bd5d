import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'

export const calls = { points: seasonEventPointDistributionCalls.search, entries: tournamentEntryCalls.search }
