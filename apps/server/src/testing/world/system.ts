import { newId } from '@ramplight/contract/kernel/new-id'
import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const systemRecords: AreaRecords = async ({ made, admin }) => ({
  'admin-settings': await made(adminSettingCalls.create, { as: admin, body: { key: newId(), setting: 'Lake is low', isPublic: true } }),
})
