import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { queryOf } from '#platform/query.ts'

export const myEntriesQuery = (user: string) => queryOf(tournamentEntryCalls.search, { body: { user, selectAll: true } })
export const boardQuery = (tournament: string) => queryOf(tournamentResultCalls.board, { params: { id: tournament } })
