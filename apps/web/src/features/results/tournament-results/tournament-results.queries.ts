import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { queryOf } from '#platform/query.ts'

/** What finalizing would write now; nothing is saved by asking. */
export const previewQuery = (tournament: string) => queryOf(tournamentResultCalls.preview, { params: { id: tournament } })

/** The official result, once there is one. */
export const writtenResultQuery = (tournament: string) => queryOf(tournamentResultCalls.byTournament, { params: { id: tournament } })

/** Devices with bags that they may not send any more. */
export const heldBagsQuery = (tournament: string) => queryOf(tournamentResultCalls.heldBags, { params: { id: tournament } })
