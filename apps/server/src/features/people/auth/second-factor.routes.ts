import { secondFactorCalls as calls } from '@ramplight/contract/people/second-factor'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { FastifyInstance } from 'fastify'
import { type UserRow, userStore } from '#features/people/users/index'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { type Context, signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import {
  beginFactor,
  confirmFactor,
  factorState,
  hasFactor,
  mustHaveFactor,
  removeFactor,
  replaceCodes,
  takeFactor,
} from './second-factor.ts'

type Asked = Pick<Context<never>, 'actor' | 'doer' | 'deps' | 'request'>

/** The second step of one's own sign-in. Who changes it has just proved who they are (`fresh`), and types a code where there is one. */
export function secondFactorRoutes(app: FastifyInstance, deps: AppDeps): void {
  const person = async (ctx: Asked): Promise<UserRow> => {
    const row = await userStore.find(ctx.deps.db, signedIn(ctx).id)
    if (!row) throw refused('record.not-found')
    return row
  }
  const note = (tx: Tx, ctx: Asked, row: UserRow, what: string) =>
    writeAudit(tx, ctx.doer, {
      action: 'changed',
      family: userStore.name,
      record: row.id,
      summary: `${fullName(row)}: two-step verification ${what}`,
    })
  /** Theirs, and a code of it. */
  const proved = async (ctx: Asked, code: string): Promise<UserRow> => {
    const row = await person(ctx)
    if (!(await hasFactor(ctx.deps.db, row.id))) throw refused('factor.none')
    await takeFactor(ctx.deps, { user: row.id, code, from: ctx.request.ip })
    return row
  }

  route(app, deps, calls.factorState, { handle: async (ctx) => factorState(ctx.deps, await person(ctx)) })
  route(app, deps, calls.beginFactor, {
    handle: async (ctx) => {
      const row = await person(ctx)
      // Another app in the place of the one there is: not by whoever has the password alone.
      if (await hasFactor(ctx.deps.db, row.id))
        await takeFactor(ctx.deps, { user: row.id, code: ctx.body.code ?? '', from: ctx.request.ip })
      return beginFactor(ctx.deps, row)
    },
  })
  route(app, deps, calls.confirmFactor, {
    handle: async (ctx) => {
      const row = await person(ctx)
      const recoveryCodes = await confirmFactor(ctx.deps, { user: row.id, code: ctx.body.code, from: ctx.request.ip }, row)
      await inTransaction(ctx.deps.db, (tx) => note(tx, ctx, row, 'turned on'))
      return { recoveryCodes }
    },
  })
  route(app, deps, calls.newRecoveryCodes, {
    handle: async (ctx) => {
      const row = await proved(ctx, ctx.body.code)
      return inTransaction(ctx.deps.db, async (tx) => {
        await note(tx, ctx, row, 'has new recovery codes')
        return { recoveryCodes: await replaceCodes(tx, row.id, ctx.deps) }
      })
    },
  })
  route(app, deps, calls.turnFactorOff, {
    handle: async (ctx) => {
      if (await mustHaveFactor(ctx.deps.db, await person(ctx))) throw refused('factor.required')
      const row = await proved(ctx, ctx.body.code)
      await inTransaction(ctx.deps.db, async (tx) => {
        await removeFactor(tx, row, ctx.deps.now())
        await note(tx, ctx, row, 'turned off')
      })
      return { ok: true as const }
    },
  })
  route(app, deps, calls.removeFactorOf, {
    handle: async (ctx) => {
      const row = await userStore.find(ctx.deps.db, ctx.params.id)
      if (!row) throw refused('record.not-found')
      const admin = signedIn(ctx).id
      // One's own is turned off by a code of it: the password of an admin alone takes no second step away, neither theirs nor another.
      if (row.id === admin) throw refused('factor.own')
      if (await hasFactor(ctx.deps.db, admin)) await takeFactor(ctx.deps, { user: admin, code: ctx.body.code ?? '', from: ctx.request.ip })
      await inTransaction(ctx.deps.db, async (tx) => {
        if (await removeFactor(tx, row, ctx.deps.now())) await note(tx, ctx, row, 'taken away by an admin')
      })
      return { ok: true as const }
    },
  })
}
