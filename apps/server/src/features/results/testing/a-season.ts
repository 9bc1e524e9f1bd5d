import { seasonCalls } from '@ramplight/contract/tours/seasons'
import type { Person, TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'

/** A season of a tour of this director. */
export async function aSeason(ramp: TestServer, director: Person, more: object = {}): Promise<{ tour: string; season: string }> {
  const tour = await aTour(ramp, director)
  const body = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour, ...more }
  const made = await ramp.call(seasonCalls.create, { as: director, body })
  if (!made.body) throw new Error(made.error.message)
  return { tour, season: made.body._id }
}
