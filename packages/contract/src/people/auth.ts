import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { id, isoDateTime, requiredText } from '../kernel/fields.ts'
import { email, password, user } from './users.ts'

/** Signing in (1 §4, 3 §7). A failed login answers 200 with `status: false` (A12): 401 means the session is over. */
export const loginAnswer = z
  .object({
    status: z.boolean(),
    user: user.optional(),
    /** A signed access token of 15 minutes; its expiry is read from it. */
    token: z.string().optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'LoginAnswer' })
export type LoginAnswer = z.output<typeof loginAnswer>

export const authCalls = {
  login: endpoint({
    method: 'POST',
    path: '/api/users/login',
    summary: 'Sign in with e-mail and password.',
    policy: 'public',
    body: z.object({ email: z.string().trim().max(100), password: z.string().max(200) }),
    response: loginAnswer,
    secret: true,
    aliases: ['POST /api/users/authenticate'],
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/users/logout',
    summary: 'End this session on the server.',
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
  /** The 120-second ping: says whether the session lives, and renews the token. */
  authenticated: endpoint({
    method: 'GET',
    path: '/api/auth/authenticated',
    summary: 'Whether the bearer token is valid; a live session gets a fresh token.',
    policy: 'public',
    response: z.object({ authenticated: z.boolean(), token: z.string().optional(), expiresAt: isoDateTime.optional() }),
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
  setupState: endpoint({
    method: 'GET',
    path: '/api/auth/setup',
    summary: 'Whether this system still waits for its first administrator.',
    policy: 'public',
    response: z.object({ needed: z.boolean(), demo: z.boolean() }),
  }),
  setup: endpoint({
    method: 'POST',
    path: '/api/auth/setup',
    summary: 'Create the first system admin. Works once, on an empty system.',
    policy: 'public',
    body: z.strictObject({ first_name: requiredText(60), last_name: requiredText(60), email, password }),
    response: loginAnswer,
    secret: true,
  }),
}
