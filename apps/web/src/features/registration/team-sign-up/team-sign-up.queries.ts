import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { queryOf } from '#platform/query.ts'

/** How many places a tournament has left, and where the reader stands in line. */
export const placesQuery = (tournament: string) => ({
  ...queryOf(preRegistrationCalls.places, { params: { id: tournament } }),
  retry: false,
})
