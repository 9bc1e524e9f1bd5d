import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { bearerOf, readToken } from '#platform/auth/tokens'
import { bothVersions } from '#platform/http/both-versions'
import type { Deps } from '#platform/http/deps'
import { eachForItself } from '#platform/http/each-for-itself'
import { route, signedIn } from '#platform/http/route'
import { presentSkinny, presentUser } from './users.presenter.ts'
import { pageOfPeople, searchPeople, visiblePeople } from './users.queries.ts'
import { people, type UserRow, userStore } from './users.store.ts'
import { changeUser, createUser, removeUser } from './write-user.ts'

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const load = ({ params }: { params: { id: string } }) => userStore.find(db, params.id)
  const subject = (row: UserRow) => row

  route(app, deps, userCalls.list, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      return (await userStore.list(db, visiblePeople(actor))).map((row) => presentUser(row, actor))
    },
  })

  route(app, deps, userCalls.search, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const rows = await searchPeople(db, actor, ctx.body)
      return rows.map((row) => (ctx.body.skinnyDown ? presentSkinny(row) : presentUser(row, actor)))
    },
  })

  route(app, deps, userCalls.pagedSearch, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { totalItemCount, rows } = await pageOfPeople(db, actor, ctx.body)
      return { totalItemCount, message: rows.map((row) => presentUser(row, actor)) }
    },
  })

  route(app, deps, userCalls.get, { load, subject, handle: async (ctx, row) => presentUser(row, signedIn(ctx)) })

  route(app, deps, userCalls.create, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      return presentUser(await createUser(ctx.body, { actor, deps, doer: ctx.doer }), actor)
    },
  })

  route(app, deps, userCalls.bulkCreate, {
    handle: (ctx) =>
      eachForItself(
        ctx.body.map((body) => ({ ...body, _id: body._id ?? newId() })),
        ({ _id }) => _id,
        async (body) => (await createUser(body, { actor: signedIn(ctx), deps, doer: ctx.doer })).id,
        ctx.request,
      ),
  })

  route(app, deps, userCalls.update, {
    load,
    subject,
    handle: async (ctx, row) => {
      const actor = signedIn(ctx)
      const token = await readToken(bearerOf(ctx.request.headers.authorization) ?? '', deps.signingKey, deps.now())
      const present = (person: UserRow) => presentUser(person, actor)
      const changed = changeUser(row.id, ctx.body, { actor, deps, doer: ctx.doer, session: token?.session ?? null })
      return present(await changed.catch(bothVersions(userCalls.update, ctx.request, present)))
    },
  })

  route(app, deps, userCalls.remove, {
    load,
    subject,
    handle: async (ctx, row) => {
      await removeUser(row, { actor: signedIn(ctx), deps, doer: ctx.doer })
      return { ok: true as const }
    },
  })

  /** Signing in notes the date itself; this call is for a device that signed in offline. */
  route(app, deps, userCalls.logLoginDate, {
    load,
    subject,
    handle: async (ctx, row) => {
      const actor = signedIn(ctx)
      if (actor.id !== row.id && actor.userType !== 'System Admin') throw refused('access.forbidden')
      await db.update(people).set({ lastLoginAt: ctx.doer.at }).where(eq(people.id, row.id))
      return { ok: true as const }
    },
  })
}
