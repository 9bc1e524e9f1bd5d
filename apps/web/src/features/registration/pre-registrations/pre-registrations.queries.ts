import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import { queryOf } from '#platform/query.ts'

/** Every team of a tournament that pays later, also those that have become entries; oldest first. */
export const preRegistrationsQuery = (tournament: string) => queryOf(preRegistrationCalls.search, { body: { tournament } })

/** Who said that they are interested or going, the first first. */
export const interestedQuery = (tournament: string) =>
  queryOf(tournamentInteractionCalls.search, { body: { tournament, populateUser: true } })
