import { queryOf } from '#platform/query.ts'
import { calls } from './sponsors.open-calls.ts'

/** Who sponsors a tour now. */
export const sponsorsOfTour = (tour: string) => ({ ...queryOf(calls.search, { body: { tour, status: 'Active' } }), retry: false })
