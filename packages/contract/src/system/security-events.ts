import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, isoDateTime } from '../kernel/fields.ts'

export const SECURITY_KINDS = [
  'sign-in-failed',
  'sign-in-throttled',
  'proof-failed',
  'second-step-failed',
  'rights-denied',
  'reset-asked',
  'password-changed',
  'email-asked',
  'email-changed',
  'email-taken-back',
  'acting-began',
  'acting-ended',
  'acting-refused',
] as const
const kind = z.enum(SECURITY_KINDS)
export type SecurityKind = z.output<typeof kind>

/** Who, from where, when. Nothing of what was typed: a wrong password is often the right one of another account. */
export const securityEvent = z
  .object({
    _id: id,
    kind,
    user: id.nullable(),
    userName: z.string().max(130).nullable(),
    /** The admin who acts, or wanted to act, as `user`. */
    admin: id.nullable(),
    adminName: z.string().max(130).nullable(),
    /** An IPv4 address, or the /64 of IPv6. */
    address: z.string().max(60).nullable(),
    device: z.string().max(80).nullable(),
    at: isoDateTime,
    lastAt: isoDateTime,
    /** How often the same came within ten minutes. */
    times: z.number().int(),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.output<typeof securityEvent>

export const securityEventCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/security-events/',
    summary: 'What touched who gets in and what they may, the newest 500 of the last 180 days (`from` is in, `to` is not).',
    policy: 'system-admin',
    query: z.object({ kind: kind.optional(), user: id.optional(), from: isoDateTime.optional(), to: isoDateTime.optional() }),
    response: z.array(securityEvent).max(500),
  }),
}
