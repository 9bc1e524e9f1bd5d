import { authCalls } from '@ramplight/contract/people/auth'
import { refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentSelf, userStore } from '#features/people/users/index'
import { bearerOf, readToken, signToken, TOKEN_MINUTES } from '#platform/auth/tokens'
import type { Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route, signedIn } from '#platform/http/route'
import { actAs, actAsSelf } from './impersonate.ts'
import { actorOfSession, IDLE_HOURS, revokeSession, touchSession } from './sessions.ts'
import { needsSetup, setUp } from './set-up.ts'
import { signIn, welcome } from './sign-in.ts'
import { signUpRoutes } from './sign-up.routes.ts'

/**
 * The ping renews a token that ran out, as long as its session lives: a laptop that slept through the night before a
 * tournament is not thrown out. The token is then only the signed name of a session, which is asked for in the
 * database: revoked, idle for too long, or of somebody no longer active, it renews nothing.
 */
const RENEWABLE_SECONDS = IDLE_HOURS * 3600

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const sessionOf = async (request: FastifyRequest) =>
    readToken(bearerOf(request.headers.authorization) ?? '', deps.signingKey, deps.now(), RENEWABLE_SECONDS)

  route(app, deps, authCalls.login, {
    handle: async ({ body, request, doer }) => signIn(deps, body, { ip: request.ip, device: doer.device }),
  })

  route(app, deps, authCalls.logout, {
    handle: async ({ request }) => {
      const token = await sessionOf(request)
      if (token) await revokeSession(deps.db, token.session, deps.now())
      return { ok: true as const }
    },
  })

  route(app, deps, authCalls.session, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const row = await userStore.find(deps.db, actor.id)
      if (!row) throw refused('session.over')
      return { ...presentSelf(row, actor), ...(actor.impersonator ? { impersonator: actor.impersonator } : {}) }
    },
  })

  route(app, deps, authCalls.setUserImpersonating, {
    handle: async (ctx) => {
      const work = workOf(ctx)
      const { user } = ctx.body
      if (user === null) return actAsSelf((await sessionOf(ctx.request))?.session ?? null, work)
      return actAs(user, { ...work, from: ctx.request.ip })
    },
  })

  route(app, deps, authCalls.authenticated, {
    handle: async ({ request }) => {
      const now = deps.now()
      const token = await sessionOf(request)
      if (!token || !(await actorOfSession(deps.db, token.session, token.user, now))) return { authenticated: false }
      const end = await touchSession(deps.db, token.session, now)
      return {
        authenticated: true,
        token: await signToken(token, deps.signingKey, now),
        expiresAt: new Date(Math.min(end.getTime(), now.getTime() + TOKEN_MINUTES * 60_000)).toISOString(),
      }
    },
  })

  route(app, deps, authCalls.setupState, {
    handle: async () => ({ needed: await needsSetup(deps.db), demo: deps.demo }),
  })

  route(app, deps, authCalls.setup, {
    handle: async ({ body, request, doer }) => welcome(deps, await setUp(deps, body, doer), { ip: request.ip, device: doer.device }),
  })

  signUpRoutes(app, deps)
}
