import { passkeyCalls as calls } from '@ramplight/contract/people/passkeys'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type UserRow, userStore } from '#features/people/users/index'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { type Context, signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { keepOnDevice } from './device-session.ts'
import { passkeys } from './passkeys.table.ts'
import { askPasskey, beginPasskey, checkPasskey, keepPasskey, passkeysOf, type Site, signInByPasskey, siteAt } from './passkeys.ts'

type Asked = Pick<Context<never>, 'actor' | 'doer' | 'deps' | 'request'>

export function passkeyRoutes(app: FastifyInstance, deps: AppDeps): void {
  /** The setting says where people are; without it, a laptop at the ramp is called as its browser called it. */
  const siteOf = ({ request }: Pick<Asked, 'request'>): Site => siteAt(deps.publicUrl ?? `${request.protocol}://${request.host}`)
  const person = async (ctx: Asked): Promise<UserRow> => {
    const row = await userStore.find(ctx.deps.db, signedIn(ctx).id)
    if (!row) throw refused('record.not-found')
    return row
  }
  const note = (tx: Tx, ctx: Asked, row: UserRow, what: string) =>
    writeAudit(tx, ctx.doer, { action: 'changed', family: userStore.name, record: row.id, summary: `${fullName(row)}: passkey ${what}` })
  const mine = (ctx: Asked, id: string) => and(eq(passkeys.id, id), eq(passkeys.user, signedIn(ctx).id))

  route(app, deps, calls.passkeys, { handle: (ctx) => passkeysOf(ctx.deps, signedIn(ctx).id) })
  route(app, deps, calls.beginPasskey, { handle: async (ctx) => beginPasskey(ctx.deps, await person(ctx), siteOf(ctx)) })
  route(app, deps, calls.addPasskey, {
    handle: async (ctx) => {
      const row = await person(ctx)
      const checked = await checkPasskey(ctx.deps, row, ctx.body, siteOf(ctx))
      return inTransaction(ctx.deps.db, async (tx) => {
        const added = await keepPasskey(tx, row, ctx.body, checked, ctx.doer.at)
        await note(tx, ctx, row, 'added')
        return added
      })
    },
  })
  route(app, deps, calls.namePasskey, {
    handle: async (ctx) => {
      const { name } = ctx.body
      const [row] = await ctx.deps.db.update(passkeys).set({ name }).where(mine(ctx, ctx.params.id)).returning()
      if (!row) throw refused('record.not-found')
      return { _id: row.id, name: row.name, createdAt: row.createdAt, lastUsedAt: row.lastUsedAt }
    },
  })
  route(app, deps, calls.removePasskey, {
    handle: async (ctx) => {
      const row = await person(ctx)
      await inTransaction(ctx.deps.db, async (tx) => {
        const gone = await tx.delete(passkeys).where(mine(ctx, ctx.params.id)).returning()
        if (!gone.length) throw refused('record.not-found')
        await note(tx, ctx, row, 'removed')
      })
      return { ok: true as const }
    },
  })

  route(app, deps, calls.askPasskey, { handle: (ctx) => askPasskey(ctx.deps, ctx.request.ip, siteOf(ctx)) })
  route(app, deps, calls.signInByPasskey, {
    handle: async (ctx) => {
      const from = { ip: ctx.request.ip, device: ctx.doer.device }
      return keepOnDevice(ctx, await signInByPasskey(ctx.deps, ctx.body, from, siteOf(ctx)))
    },
  })
}
