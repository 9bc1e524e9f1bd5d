import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const toursRecords: AreaRecords = async ({ tour, season, user, made }) => ({
  divisions: await made(divisionCalls.create, { body: { name: 'North', tour } }),
  'season-teams': await made(seasonTeamCalls.create, { body: { season, angler: user } }),
  memberships: await made(membershipCalls.create, { body: { season, user, amountPaid: 75 } }),
})
