import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { extraValues, id, isoDateTime, text } from '../kernel/fields.ts'
import { NEWEST_FIRST } from '../kernel/search.ts'
import { byFlag, byId, byTime } from '../kernel/terms.ts'
import { identifier } from '../kernel/typed.ts'
import { subscriptionLevel } from './subscription-levels.ts'
import { subscription } from './subscriptions.ts'

const code = identifier(40)
  .toUpperCase()
  .regex(/^[A-Za-z0-9-]{6,40}$/, 'use 6 to 40 letters, digits and dashes')
  .meta({ example: 'BASS-2027-LAKE' })

const terms = {
  level: id.nullish(),
  expiresAt: isoDateTime.nullish(),
  note: text(500).nullish(),
  active: z.boolean().optional(),
  /** Room for what an admin keeps with it (A68). */
  extra: extraValues.nullish(),
}
const fields = { code, ...terms }

/** By whom it was used, and when; the server's to say. */
const use = { usedBy: id.nullish(), usedByName: z.string().nullish(), usedAt: isoDateTime.nullish() }

/** A code that opens a level to who has it (2 §1). */
export const subscriptionCode = startingWith(record({ ...fields, active: z.boolean(), ...use }).meta({ id: 'SubscriptionCode' }), {
  active: true,
})
export type SubscriptionCode = z.output<typeof subscriptionCode>

const base = '/api/subscription-codes/'
const noun = 'subscription codes'
const policy = { list: 'system-admin', see: 'system-admin', create: 'system-admin', edit: 'system-admin' } as const
const shapes = {
  record: subscriptionCode,
  create: creatable(fields),
  change: changeable(fields),
  terms: { level: byId, active: byFlag, expiresAt: byTime },
  sorts: ['level', 'active', 'expiresAt', 'usedAt'],
  words: ['code', 'note', 'usedByName'],
  pagesOrder: NEWEST_FIRST,
}

export const subscriptionCodeCalls = {
  ...family(base, noun, shapes, policy),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  validateCode: endpoint({
    method: 'GET',
    path: `${base}validate-code/{code}`,
    summary: 'Whether a code counts now, and for which level. One that has ended is answered as one that never was.',
    policy: 'signed-in',
    params: z.object({ code: identifier(80).meta({ example: 'BASS-2027-LAKE' }) }),
    response: z.object({ valid: z.boolean(), level: subscriptionLevel.optional() }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: `${base}redeem`,
    summary: 'Use a code: the caller has its level from now on. A code is used once.',
    policy: 'account.sell',
    body: z.strictObject({ code: identifier(80).min(1, 'is required').meta({ example: 'BASS-2027-LAKE' }) }),
    response: subscription,
  }),
  generate: endpoint({
    method: 'POST',
    path: `${base}generate-subscription-code`,
    summary: 'Makes a code that nobody can guess.',
    policy: 'system-admin',
    body: creatable(terms),
    response: subscriptionCode,
  }),
}
