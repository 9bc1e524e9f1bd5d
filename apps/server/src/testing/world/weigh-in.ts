import { weighInDayCalls } from '@ramplight/contract/weigh-in/weigh-in-day'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const weighInRecords: AreaRecords = async ({ tournament, made }) => ({
  'weigh-in-day': await made(weighInDayCalls.createOrUpdate, { body: { tournament, day: 0, note: 'Scale 2 is slow' } }),
})
