import { authCalls } from '@ramplight/contract/people/auth'
import { DomainError, refused } from '@ramplight/domain/kernel/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentSelf, userStore } from '#features/people/users/index'
import { clearSessionCookie, isFromOwnPage } from '#platform/auth/session-cookie'
import { bearerOf, readToken } from '#platform/auth/tokens'
import { type Context, signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { languageOf } from '#platform/http/language-of'
import { route } from '#platform/http/route'
import { keepOnDevice, refresh, secretOf } from './device-session.ts'
import { devicesOf, endDevice, endOtherDevices } from './devices.ts'
import { confirmEmail, undoEmail } from './email-changes.ts'
import { actAs, actAsSelf } from './impersonate.ts'
import { privateParkingKey } from './parking-keys.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { prove } from './prove.ts'
import { confirmPhone, sendPhoneCode } from './prove-phone.ts'
import { refusedInWords } from './refused-in-words.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { revokeSession } from './sessions.ts'
import { needsSetup, setUp } from './set-up.ts'
import { signIn, welcome } from './sign-in.ts'
import { signUpRoutes } from './sign-up.routes.ts'

export function authRoutes(app: FastifyInstance, deps: AppDeps): void {
  const sessionOf = async (request: FastifyRequest) => readToken(bearerOf(request.headers.authorization) ?? '', deps.signingKey, deps.now())

  route(app, deps, authCalls.login, {
    handle: async (ctx) => keepOnDevice(ctx, await signIn(ctx.deps, ctx.body, { ip: ctx.request.ip, device: ctx.doer.device })),
  })

  route(app, deps, authCalls.logout, {
    handle: async ({ request, reply, deps }) => {
      const token = await sessionOf(request)
      const secret = isFromOwnPage(request) ? secretOf({ deps, request }) : null
      for (const one of [token, secret]) if (one) await revokeSession(deps.db, one.session, deps.now())
      if (secret) clearSessionCookie(request, reply)
      return { ok: true as const }
    },
  })

  route(app, deps, authCalls.logoutPage, { handle: async ({ reply }) => reply.redirect('/logout', 303) })

  route(app, deps, authCalls.session, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const row = await userStore.find(ctx.deps.db, actor.id)
      if (!row) throw refused('session.over')
      return { ...presentSelf(row, actor), ...(actor.impersonator ? { impersonator: actor.impersonator } : {}) }
    },
  })

  route(app, deps, authCalls.setUserImpersonating, {
    handle: async (ctx) => {
      const work = workOf(ctx)
      const { user } = ctx.body
      const session = (await sessionOf(ctx.request))?.session ?? null
      if (user === null) return actAsSelf(session, work)
      return actAs(user, { ...work, from: ctx.request.ip, session })
    },
  })

  /** A refusal in words (A12). */
  const inWords = <T extends object>(work: Promise<T>) =>
    work.then(
      (more) => ({ status: true, ...more }),
      (error: unknown) => {
        if (error instanceof DomainError && /^(code|attempts|password|undo|account)\./.test(error.code)) return refusedInWords(error)
        throw error
      },
    )

  route(app, deps, authCalls.prove, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const session = (await sessionOf(ctx.request))?.session
      if (!session) throw refused('session.over')
      // Who acts as somebody proves who they are themselves.
      const who = { user: actor.impersonator ?? actor.id, session, from: ctx.request.ip }
      return inWords(prove(ctx.deps, who, ctx.body).then((freshUntil) => ({ freshUntil })))
    },
  })

  /** Who is signed in, in which session. Nobody acts as somebody else here: the calls are `own`. */
  const own = async (ctx: Pick<Context<never>, 'actor' | 'doer' | 'deps' | 'request'>) => ({
    user: signedIn(ctx).id,
    session: (await sessionOf(ctx.request))?.session ?? null,
    deps: ctx.deps,
    doer: ctx.doer,
  })
  route(app, deps, authCalls.devices, { handle: async (ctx) => devicesOf(await own(ctx)) })
  route(app, deps, authCalls.endDevice, {
    handle: async (ctx) => {
      await endDevice(ctx.params.id, await own(ctx))
      return { ok: true as const }
    },
  })
  route(app, deps, authCalls.endOtherDevices, {
    handle: async (ctx) => {
      await endOtherDevices(await own(ctx))
      return { ok: true as const }
    },
  })

  const visitor = ({ actor, doer, deps, request }: Pick<Context<never>, 'actor' | 'doer' | 'deps' | 'request'>) => ({
    actor,
    doer,
    deps,
    from: request.ip,
    language: languageOf(request),
  })
  route(app, deps, authCalls.confirmEmail, { handle: (ctx) => inWords(confirmEmail(ctx.body, visitor(ctx)).then(() => ({}))) })
  const asking = (ctx: Parameters<typeof visitor>[0]) => ({ ...visitor(ctx), user: signedIn(ctx).id })
  route(app, deps, authCalls.sendPhoneCode, { handle: (ctx) => inWords(sendPhoneCode(asking(ctx)).then(() => ({}))) })
  route(app, deps, authCalls.confirmPhone, {
    handle: (ctx) => inWords(confirmPhone(ctx.body.code, asking(ctx)).then((row) => ({ user: presentSelf(row, signedIn(ctx)) }))),
  })
  route(app, deps, authCalls.undoEmail, { handle: (ctx) => inWords(undoEmail(ctx.body, visitor(ctx)).then(() => ({}))) })

  route(app, deps, authCalls.authenticated, {
    handle: async ({ request, actor }) => {
      const token = actor && (await sessionOf(request))
      return token ? { authenticated: true, expiresAt: new Date(token.expires * 1000).toISOString() } : { authenticated: false }
    },
  })

  route(app, deps, authCalls.refresh, {
    handle: async (ctx) => {
      if (!isFromOwnPage(ctx.request)) throw refused('session.other-page')
      return refresh(ctx)
    },
  })

  route(app, deps, authCalls.parkingKey, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const key = actor.impersonator ? null : await privateParkingKey(ctx.deps.db, actor.id)
      if (!key) throw refused('access.forbidden')
      return { key }
    },
  })

  route(app, deps, authCalls.setupState, {
    handle: async ({ deps }) => ({
      needed: await needsSetup(deps.db),
      demo: deps.demo,
      takesCards: !!deps.cards,
      mapTiles: deps.mapTiles,
    }),
  })

  route(app, deps, authCalls.setup, {
    handle: async (ctx) => {
      const { body, request, doer } = ctx
      return keepOnDevice(
        ctx,
        await welcome(ctx.deps, await setUp(ctx.deps, body, doer, request.ip), { ip: request.ip, device: doer.device }),
      )
    },
  })

  signUpRoutes(app, deps)
  secondFactorRoutes(app, deps)
  passkeyRoutes(app, deps)
}
