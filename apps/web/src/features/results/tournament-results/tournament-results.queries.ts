import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { invalidateFamilies, queryOf } from '#platform/query.ts'

/** What finalizing would write now; nothing is saved by asking. */
export const previewQuery = (tournament: string) => queryOf(tournamentResultCalls.preview, { params: { id: tournament } })

/** The official result, once there is one. */
export const writtenResultQuery = (tournament: string) => queryOf(tournamentResultCalls.byTournament, { params: { id: tournament } })

/** A result was written or withdrawn: everything that shows it is asked again. */
export const resultsChanged = (): Promise<void> =>
  invalidateFamilies(
    '/api/tournament-results/',
    '/api/tournaments/',
    '/api/tournament-entries/',
    '/api/payments/',
    '/api/season-event-point-distributions/',
    '/api/seasons/',
    '/api/audit/',
  )
