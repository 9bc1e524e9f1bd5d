import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const resultsRecords: AreaRecords = async ({ made, tournament, entry, user, season }) => ({
  'season-event-point-distributions': await made(seasonEventPointDistributionCalls.create, {
    body: { tournament, entry, angler: user, points: 99 },
  }),
  'season-standings': await made(seasonStandingCalls.create, { body: { season, note: 'Half time' } }),
})
