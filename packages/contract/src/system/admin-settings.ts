import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { anyValue, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byPart, byValue } from '../kernel/terms.ts'

/** A setting of the whole installation, by its key (2 §3). */
const fields = {
  name: text(120).nullish(),
  key: requiredText(80),
  /** Any JSON. */
  setting: anyValue(100_000).optional(),
  section: text(80).nullish(),
  /** Read by visitors too: what the public pages need. */
  isPublic: z.boolean().optional(),
}

export const adminSetting = startingWith(record({ ...fields, isPublic: z.boolean() }).meta({ id: 'AdminSetting' }), { isPublic: false })
export type AdminSetting = z.output<typeof adminSetting>

export const adminSettingCalls = {
  ...family(
    '/api/admin-settings/',
    'admin settings',
    {
      record: adminSetting,
      create: creatable(fields),
      change: changeable(fields),
      terms: { name: byPart(), key: byValue(requiredText(80)), section: byValue(text(80)), isPublic: byFlag },
    },
    { list: 'system-admin', see: 'admin-setting.see', create: 'system-admin', edit: 'system-admin' },
  ),
  byKey: endpoint({
    method: 'GET',
    path: '/api/admin-settings/by-key/{key}',
    summary: 'The setting with this key. Visitors read those that are marked public.',
    policy: 'admin-setting.see',
    params: z.object({ key: requiredText(80) }),
    response: adminSetting,
  }),
  emptyCache: endpoint({
    method: 'POST',
    path: '/api/admin-settings/empty-cache',
    summary: 'Forgets settings kept in memory. None are: each is read when it is asked for, so every process answers the newest.',
    policy: 'system-admin',
    body: z.object({}),
    response: done,
  }),
}
