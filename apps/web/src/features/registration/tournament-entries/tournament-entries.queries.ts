import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { queryOf } from '#platform/query.ts'

/** Every living entry of a tournament, in sign-up order. */
export const entriesQuery = (tournament: string) => queryOf(tournamentEntryCalls.search, { body: { tournament } })
