import { queryOf } from '#platform/query.ts'
import { calls } from './sign-up.open-calls.ts'

export type Interest = 'interested' | 'going'

/** How many are interested in the tournaments of a page, and what the reader has chosen. */
export const interestQuery = (tournaments: string[]) => queryOf(calls.countSearch, { body: { tournaments } })

/** Who is interested in one, or going. */
export const interestedQuery = (tournament: string, type: Interest) =>
  queryOf(calls.search, { body: { tournament, type, populateUser: true, selectAll: true } })

/** The teams of a person that are signed up and pay at the ramp. */
export const preRegistrationsOf = (user: string) => queryOf(calls.preRegistrations, { body: { user, selectAll: true } })
