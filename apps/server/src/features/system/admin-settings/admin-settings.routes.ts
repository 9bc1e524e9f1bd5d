import { type AdminSetting, adminSettingCalls as calls } from '@ramplight/contract/system/admin-settings'
import { SETTING_VALUES } from '@ramplight/contract/system/setting-keys'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { firstOf } from '#platform/database/first-of'
import { records, toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { adminSettings } from './admin-settings.table.ts'

const store = records(adminSettings, 'admin-settings')

/** A setting that the product reads holds what it can read; a wrong value would be taken for "off" in silence. */
function refuseUnreadable(key: string, setting: unknown): void {
  const known = SETTING_VALUES.get(key)
  if (known && !known.value.safeParse(setting).success) throw refused(known.code)
}

export function adminSettingRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    // Every call of these asks for an admin.
    scope: () => undefined,
    subject: (row) => row,
    onCreate: (body: Partial<AdminSetting> & { key: string }) => {
      refuseUnreadable(body.key, body.setting)
      return {}
    },
    onChange: (changes: Partial<AdminSetting>, row) => {
      const after = { key: row.key, setting: row.setting, ...changes }
      refuseUnreadable(after.key, after.setting)
      return {}
    },
    about: (row) => ({ summary: `Setting ${row.key}` }),
  })

  route(app, deps, calls.byKey, {
    load: ({ params, deps }) => firstOf(deps.db, store, eq(adminSettings.key, params.key)),
    handle: async (_ctx, row) => toRecord(row),
  })

  /** One row by its unique key is read faster than a cache of several processes is kept right: there is none. */
  route(app, deps, calls.emptyCache, { handle: async () => ({ ok: true as const }) })
}
