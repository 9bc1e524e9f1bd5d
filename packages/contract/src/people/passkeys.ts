import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { countTotal, id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { loginAnswer } from './auth.ts'

/** More than anybody has devices and keys. */
export const MOST_PASSKEYS = 10

/** Bytes of a browser, in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'must be base64url')
const credential = bytes(1400)
const transports = z.array(z.string().max(20)).max(10)

export const passkey = z
  .object({ _id: id, name: z.string(), createdAt: isoDateTime, lastUsedAt: isoDateTime.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof passkey>

/** What a browser is asked with: the challenge is good for one answer, and for minutes. */
const challenge = { challenge: bytes(100), rpId: z.string().max(255), timeout: countTotal }

const signed = { credential, clientDataJSON: bytes(4000) }

/**
 * Signing in without a password (WebAuthn). The device asks for finger, face or PIN each time, so a passkey is both steps: something
 * one has, and something one is or knows.
 */
export const passkeyCalls = {
  passkeys: endpoint({
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: 'The passkeys of the signed-in person, the oldest first.',
    policy: 'signed-in',
    own: 'sign-in',
    response: z.array(passkey).max(MOST_PASSKEYS),
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/begin',
    summary: 'What a browser is asked with to make a passkey.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({}),
    response: z.object({
      ...challenge,
      rpName: z.string(),
      user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
      exclude: z.array(z.object({ id: credential, transports })).max(MOST_PASSKEYS),
    }),
    secret: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/add',
    summary: 'Keep a passkey that the browser has made. Its person is told by mail.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({ name: requiredText(60), ...signed, attestationObject: bytes(20_000), transports: transports.optional() }),
    response: passkey,
    secret: true,
  }),
  namePasskey: endpoint({
    method: 'PUT',
    path: '/api/auth/passkeys/{id}',
    summary: 'Give one’s passkey another name.',
    policy: 'signed-in',
    own: 'sign-in',
    params: idParams,
    body: z.strictObject({ name: requiredText(60) }),
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    summary: 'Remove one’s passkey: it signs nobody in any more.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    params: idParams,
    response: done,
  }),
  askPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/ask',
    summary: 'What a browser is asked with to sign somebody in by a passkey.',
    policy: 'public',
    body: z.strictObject({}),
    response: z.object(challenge),
    secret: true,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    summary: 'Sign in by a passkey; it counts as both steps.',
    policy: 'public',
    body: z.strictObject({ ...signed, authenticatorData: bytes(4000), signature: bytes(4000), userHandle: bytes(200).nullish() }),
    response: loginAnswer,
    secret: true,
  }),
}
