import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const systemRecords: AreaRecords = async ({ made, tournament, admin }) => ({
  'admin-settings': await made(adminSettingCalls.create, { as: admin, body: { key: tournament, setting: 'Lake is low', isPublic: true } }),
})
