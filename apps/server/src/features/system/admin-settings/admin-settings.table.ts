import { adminSetting as record } from '@ramplight/contract/system/admin-settings'
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const adminSettingsKeyUnique = uniqueAs('admin_settings_key_unique', 'setting.key-taken')

export const adminSettings = pgTable(
  'admin_settings',
  {
    ...recordColumns,
    name: text(),
    key: text().notNull(),
    setting: jsonb().$type<unknown>(),
    section: text(),
    isPublic: boolean().notNull().default(record.starts.isPublic),
  },
  (t) => [adminSettingsKeyUnique.on(t.key).where(sql`not ${t.deleted}`)],
)
