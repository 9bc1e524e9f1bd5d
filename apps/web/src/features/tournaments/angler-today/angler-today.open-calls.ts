import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'

export const calls = { entriesOf: tournamentEntryCalls.search, board: tournamentResultCalls.board }
