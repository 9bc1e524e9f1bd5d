import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { adminSettings } from './admin-settings.table.ts'

/** The numbers SMS are sent from: a list of `{ number, label, isActive }` (`settings/sms-campaign-numbers`). */
export const SMS_NUMBERS = 'sms-campaign-numbers'
/** What the provider takes for one part of an SMS, in dollars. */
export const SMS_PART_PRICE = 'sms-part-price'
/** True: what events bring in is shared with the platform (A30). */
export const REVENUE_SHARE = 'revenue-share'

/** What a setting of the installation holds; undefined without one. */
export async function settingOf(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db
    .select({ setting: adminSettings.setting })
    .from(adminSettings)
    .where(and(eq(adminSettings.key, key), eq(adminSettings.deleted, false)))
  return row?.setting
}
