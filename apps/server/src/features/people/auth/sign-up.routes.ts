import { signUpCalls } from '@ramplight/contract/people/sign-up'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { languageOf } from '#platform/http/language-of'
import { route } from '#platform/http/route'
import { checkEmail } from './check-email.ts'
import { checkPhone, claimByPhone, sendPhoneCode } from './claim-by-phone.ts'
import { keepOnDevice } from './device-session.ts'
import { activate, checkReset, completeRegistration, sendReset, tempLogin } from './prove-code.ts'
import { createTempAccount, register, type Visitor } from './sign-up.ts'

const done = { ok: true as const }

/** Everything here is for visitors, and counts them (`attempts.ts`). */
export function signUpRoutes(app: FastifyInstance, deps: AppDeps): void {
  const visitor = ({ actor, doer, deps, request }: Pick<Context<never>, 'actor' | 'doer' | 'deps' | 'request'>): Visitor => ({
    actor,
    doer,
    deps,
    from: request.ip,
    language: languageOf(request),
  })

  route(app, deps, signUpCalls.emailCheck, { handle: (ctx) => checkEmail(ctx.body.email, visitor(ctx)) })
  route(app, deps, signUpCalls.emailCheckByPath, { handle: (ctx) => checkEmail(ctx.params.email, visitor(ctx)) })
  route(app, deps, signUpCalls.phoneCheck, { handle: (ctx) => checkPhone(visitor(ctx)) })
  route(app, deps, signUpCalls.createTempUserAccount, { handle: (ctx) => createTempAccount(ctx.body, visitor(ctx)) })
  route(app, deps, signUpCalls.updateTempUserAccount, { handle: (ctx) => claimByPhone(ctx.body, visitor(ctx)) })
  route(app, deps, signUpCalls.register, { handle: (ctx) => register(ctx.body, visitor(ctx)) })
  route(app, deps, signUpCalls.activate, { handle: (ctx) => activate(ctx.body, visitor(ctx)) })
  route(app, deps, signUpCalls.passwordResetCheck, { handle: (ctx) => checkReset(ctx.body, visitor(ctx)) })
  route(app, deps, signUpCalls.tempLogin, { handle: async (ctx) => keepOnDevice(ctx, await tempLogin(ctx.body, visitor(ctx))) })

  route(app, deps, signUpCalls.sendPhoneActivationRequest, {
    handle: async (ctx) => {
      await sendPhoneCode(ctx.body.phone, visitor(ctx))
      return done
    },
  })

  route(app, deps, signUpCalls.passwordReset, {
    handle: async (ctx) => {
      await sendReset(ctx.body.email, visitor(ctx))
      return done
    },
  })

  route(app, deps, signUpCalls.completeRegistration, {
    handle: async (ctx) => {
      await completeRegistration(ctx.body, visitor(ctx))
      return done
    },
  })
}
