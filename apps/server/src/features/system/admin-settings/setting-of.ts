import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { adminSettings } from './admin-settings.table.ts'

/** What a setting of the installation holds; undefined without one. Its keys: `setting-keys.ts` of the contract. */
export async function settingOf(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db
    .select({ setting: adminSettings.setting })
    .from(adminSettings)
    .where(and(eq(adminSettings.key, key), eq(adminSettings.deleted, false)))
  return row?.setting
}
