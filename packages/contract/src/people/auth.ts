import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done, refusalValues } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { email, emailTyped, identifier } from '../kernel/typed.ts'
import { password, user } from './users.ts'

/** A refusal that is an answer (A12): the words, and what they were made of. */
export const refusalInWords = {
  error: z.string().max(500).optional(),
  code: z.string().max(60).optional(),
  values: refusalValues.optional(),
}

/** What an authenticator app is given: by its camera, or typed. */
export const newFactor = z
  .object({
    key: z.string().max(100).meta({ description: 'In base 32, to be typed.' }),
    address: z.string().max(500).meta({ description: '`otpauth://`, as a QR code or a link shows it.' }),
  })
  .meta({ id: 'NewFactor' })
export type NewFactor = z.output<typeof newFactor>
/** Each is worth one sign-in without the app. Nobody can read them again. */
export const recoveryCodes = z.array(z.string().max(40)).max(10)

/** Signing in (1 §4, 3 §7). A failed login answers 200 with `status: false` (A12): 401 means the session is over. */
export const loginAnswer = z
  .object({
    status: z.boolean(),
    user: user.optional(),
    /** A signed access token of 15 minutes; its expiry is read from it. */
    token: z.string().optional(),
    ...refusalInWords,
    setUp: newFactor.optional().meta({ description: 'Comes with `factor.set-up`: this account has to have a second step.' }),
    recoveryCodes: recoveryCodes.optional().meta({ description: 'Of a second step that this sign-in has turned on.' }),
    parkingKey: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'Public key (P-256, SPKI, base64url): what a borrowed device seals before it forgets this person.' }),
  })
  .meta({ id: 'LoginAnswer' })
export type LoginAnswer = z.output<typeof loginAnswer>

/** `authenticated: false`: this device is not signed in, or no longer; nothing else is said. */
export const refreshAnswer = z
  .object({
    authenticated: z.boolean(),
    user: user.optional(),
    token: z.string().max(2000).optional(),
    expiresAt: isoDateTime.optional(),
    impersonator: id.optional().meta({ description: 'The admin who acts as this user on this device.' }),
  })
  .meta({ id: 'RefreshAnswer' })
export type RefreshAnswer = z.output<typeof refreshAnswer>

/** How somebody proves once more that it is them. */
const proof = z.discriminatedUnion('method', [z.strictObject({ method: z.literal('password'), password: z.string().max(200) })])
export type Proof = z.output<typeof proof>

/** In words: 200, because 401 and 403 end a session on the client (A12). */
const said = z.object({ status: z.boolean(), ...refusalInWords })

/** More than anybody has; the oldest are left out. */
export const MOST_DEVICES = 100
/** One device that somebody is signed in on. Knowing its id opens nothing. */
export const signedInDevice = z
  .object({
    _id: id,
    device: z.string().nullable(),
    address: z.string().nullable().meta({ description: 'Where it signed in: an IPv4 address, or the /64 of IPv6.' }),
    since: isoDateTime,
    lastSeenAt: isoDateTime,
    isThis: z.boolean().meta({ description: 'The device that asks.' }),
  })
  .meta({ id: 'SignedInDevice' })
export type SignedInDevice = z.output<typeof signedInDevice>

export const authCalls = {
  login: endpoint({
    method: 'POST',
    path: '/api/users/login',
    summary: 'Sign in with e-mail and password.',
    policy: 'public',
    body: z.object({
      email: emailTyped,
      password: z.string().max(200),
      code: identifier(40).optional().meta({ description: 'Of the second step, asked for by `factor.needed`.' }),
    }),
    response: loginAnswer,
    secret: true,
    aliases: ['POST /api/users/authenticate'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/users/logout',
    summary: 'End the session of this device on the server, by its token and by its cookie.',
    policy: 'public',
    response: done,
    secret: true,
  }),
  logoutPage: endpoint({
    method: 'GET',
    path: '/api/users/logout',
    summary: 'Leads to the page that asks. Opening an address ends nothing; POST does.',
    policy: 'public',
    response: done,
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/users/user-session',
    summary: 'The signed-in user.',
    policy: 'signed-in',
    response: user.extend({
      impersonator: id.optional().meta({ description: 'The admin who acts as this user; a screen says so all the time.' }),
    }),
  }),
  /** The 120-second ping: says whether the session lives. */
  authenticated: endpoint({
    method: 'GET',
    path: '/api/auth/authenticated',
    summary: 'Whether the bearer token is valid, and until when. It is renewed by `POST /api/auth/refresh` alone.',
    policy: 'public',
    response: z.object({ authenticated: z.boolean(), expiresAt: isoDateTime.optional() }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    summary:
      'A fresh access token for the device whose cookie comes with the request; the cookie is replaced. Needs the header `x-ramplight` and a page of this origin.',
    policy: 'public',
    response: refreshAnswer,
    secret: true,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/prove',
    summary: 'Prove once more that it is you; for five minutes this session may change what an account or its rights hang on.',
    policy: 'signed-in',
    body: proof,
    response: said.extend({ freshUntil: isoDateTime.optional() }),
    secret: true,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Prove a new e-mail of an account by the code that was sent there. From then on it counts, and the one before is told.',
    policy: 'public',
    own: 'sign-in',
    body: z.strictObject({ email: emailTyped, code: identifier(20) }),
    response: said,
    secret: true,
  }),
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/api/auth/send-phone-code',
    summary: 'Send a code by SMS to the phone that the signed-in person has written down. Until it is typed, that number finds nobody.',
    policy: 'signed-in',
    own: 'sign-in',
    body: z.strictObject({}),
    response: said,
    secret: true,
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-phone',
    summary: 'Prove the phone of the signed-in person by the code that was sent there.',
    policy: 'signed-in',
    own: 'sign-in',
    body: z.strictObject({ code: identifier(20) }),
    response: said.extend({ user: user.optional() }),
    secret: true,
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/api/auth/undo-email',
    summary: 'Take a change of e-mail back by the link that the address before was sent: ends all sessions and the password.',
    policy: 'public',
    own: 'sign-in',
    body: z.strictObject({ token: z.string().trim().max(100) }),
    response: said,
    secret: true,
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/auth/devices',
    summary: 'Where the signed-in person is signed in, the device that was seen last first.',
    policy: 'signed-in',
    own: 'sign-in',
    response: z.array(signedInDevice).max(MOST_DEVICES),
  }),
  endDevice: endpoint({
    method: 'DELETE',
    path: '/api/auth/devices/{id}',
    summary: 'Sign one device of the signed-in person out. What it has not sent stays on it.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    params: idParams,
    response: done,
  }),
  endOtherDevices: endpoint({
    method: 'POST',
    path: '/api/auth/end-other-devices',
    summary: 'Sign every device of the signed-in person out but the one that asks.',
    policy: 'signed-in',
    own: 'sign-in',
    fresh: true,
    body: z.strictObject({}),
    response: done,
  }),
  setUserImpersonating: endpoint({
    method: 'POST',
    path: '/api/users/set-user-impersonating',
    summary: 'A system admin acts as somebody else, for at most 15 minutes; `{ user: null }` ends it. Both are on record (A22).',
    policy: 'signed-in',
    body: z.strictObject({ user: id.nullable() }),
    response: loginAnswer,
    secret: true,
  }),
  parkingKey: endpoint({
    method: 'GET',
    path: '/api/auth/parking-key',
    summary:
      'The private key that opens what borrowed devices sealed for the signed-in person (PKCS 8, base64url). For nobody who acts as them.',
    policy: 'signed-in',
    response: z.object({ key: z.string().max(1000) }),
    secret: true,
  }),
  setupState: endpoint({
    method: 'GET',
    path: '/api/auth/setup',
    summary:
      'What kind of server this is: whether it still waits for its first administrator, is a demo, takes cards, and whose tiles its maps are made of.',
    policy: 'public',
    response: z.object({
      needed: z.boolean(),
      demo: z.boolean(),
      takesCards: z.boolean(),
      /** A provider of map tiles: its address with {z}, {x} and {y}, and who made the map. null: the map is our own. */
      mapTiles: z.object({ address: z.string().max(500), credit: z.string().max(200) }).nullable(),
    }),
  }),
  setup: endpoint({
    method: 'POST',
    path: '/api/auth/setup',
    summary: 'Create the first system admin. Works once, on an empty system, with the code that the start printed.',
    policy: 'public',
    body: z.strictObject({
      code: identifier(20).min(1, 'is required'),
      first_name: requiredText(60),
      last_name: requiredText(60),
      email,
      password,
    }),
    response: loginAnswer,
    secret: true,
  }),
}
