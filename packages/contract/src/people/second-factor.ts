import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { isoDateTime } from '../kernel/fields.ts'
import { identifier } from '../kernel/typed.ts'
import { newFactor, recoveryCodes } from './auth.ts'

/** Six digits of the authenticator app, or a recovery code, as typed: blanks and dashes do not matter. */
export const factorCode = identifier(40)

/** The admin setting that asks a second step of every director: `true`. */
export const FACTOR_OF_DIRECTORS = 'second-factor-of-directors'

const codes = z.object({ recoveryCodes })

/**
 * The second step of signing in: a code of an authenticator app (TOTP, RFC 6238), for whoever wants it, and for directors where a
 * system admin asks for it.
 */
export const secondFactorCalls = {
  factorState: endpoint({
    method: 'GET',
    path: '/api/auth/second-factor',
    summary: 'Whether the signed-in person has a second step, how many recovery codes are left, and whether they have to have one.',
    policy: 'signed-in',
    own: 'sign-in',
    response: z.object({ since: isoDateTime.nullable(), codesLeft: z.number().int(), isRequired: z.boolean() }),
  }),
  beginFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/begin',
    summary: 'A new key for an authenticator app, which counts once a code of it was typed. Who has one types a code of that.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({ code: factorCode.optional() }),
    response: newFactor,
    secret: true,
  }),
  confirmFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: 'Turn the second step on by a code of the new key. Answers the recovery codes, this one time.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({ code: factorCode }),
    response: codes,
    secret: true,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'Ten new recovery codes; those of before are worth nothing from then on. Asks for a code.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({ code: factorCode }),
    response: codes,
    secret: true,
  }),
  turnFactorOff: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/turn-off',
    summary: 'Turn the second step off. Asks for a code.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({ code: factorCode }),
    response: done,
    secret: true,
  }),
  removeFactorOf: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/remove/{id}',
    summary:
      'Take the second step of somebody else away who has lost both phone and recovery codes. They are told by mail. An admin who has one types a code of their own.',
    policy: 'system-admin',
    own: 'sign-in',
    fresh: true,
    params: idParams,
    body: z.strictObject({ code: factorCode.optional() }),
    response: done,
    secret: true,
  }),
}
