import { userCalls } from '@ramplight/contract/people/users'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findSeason } from '#features/tours/seasons/index'
import { findTour } from '#features/tours/tours/index'
import { askedOf } from '#platform/audit/history'
import { bearerOf, readToken } from '#platform/auth/tokens'
import { bulkAnswer, only } from '#platform/database/outcomes'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { refuseRights } from './change-by-fields.ts'
import { changeUsers } from './change-users.ts'
import { createUsers } from './create-users.ts'
import { join } from './join.ts'
import { removeUser, restoreUser } from './remove-user.ts'
import { presentSkinny, presentTrace, presentUser, seesContact } from './users.presenter.ts'
import { pageOfPeople, searchPeople, visiblePeople } from './users.queries.ts'
import { people, type UserRow, userStore } from './users.store.ts'
import { syncedUsers } from './users.synced.ts'
import { usersAtOnceRoutes } from './users-at-once.routes.ts'

export function usersRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(
    userStore.name,
    askedOf(userStore, (actor, row) => can(actor, 'user.edit', row)),
  )
  deps.sync.families.set('users', syncedUsers)
  deps.traces.set(userStore.name, presentTrace)
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => userStore.find(deps.db, params.id)
  const subject = <Row extends UserRow>(row: Row) => row

  route(app, deps, userCalls.list, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      return (await userStore.list(ctx.deps.db, visiblePeople(actor))).map((row) => presentUser(row, actor))
    },
  })

  route(app, deps, userCalls.search, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const rows = await searchPeople(ctx.deps.db, actor, ctx.body)
      return rows.map((row) => (ctx.body.skinnyDown ? presentSkinny(row) : presentUser(row, actor)))
    },
  })

  for (const call of [userCalls.pagedSearch, userCalls.dataSourceSearch])
    route(app, deps, call, {
      handle: async (ctx) => {
        const actor = signedIn(ctx)
        const { selectAll = call === userCalls.dataSourceSearch, ...body } = ctx.body
        const { totalItemCount, rows } = await pageOfPeople(ctx.deps.db, actor, { ...body, selectAll })
        return { totalItemCount, message: rows.map((row) => presentUser(row, actor)) }
      },
    })

  route(app, deps, userCalls.get, { load, subject, handle: async (ctx, row) => presentUser(row, signedIn(ctx)) })

  route(app, deps, userCalls.create, {
    handle: async (ctx) => {
      const work = workOf(ctx)
      return presentUser(only(await createUsers([ctx.body], work)), work.actor)
    },
  })

  route(app, deps, userCalls.bulkCreate, { handle: async (ctx) => bulkAnswer(await createUsers(ctx.body, workOf(ctx))) })

  for (const call of [userCalls.update, userCalls.updateCertainFields])
    route(app, deps, call, {
      load,
      subject,
      handle: async (ctx, row) => {
        const work = workOf(ctx)
        if (call === userCalls.updateCertainFields) refuseRights(ctx.body, work.actor)
        const session = (await readToken(bearerOf(ctx.request.headers.authorization) ?? '', ctx.deps.signingKey, ctx.deps.now()))?.session
        const present = (person: UserRow) => presentUser(person, work.actor)
        const changed = changeUsers([{ id: row.id, body: ctx.body }], { ...work, session: session ?? null }).then(only)
        const { email } = ctx.body
        const answer = present(await changed.catch(bothVersions(call, ctx.request, present)))
        return email && seesContact(work.actor, row) && answer.email?.toLowerCase() !== email ? { ...answer, pendingEmail: email } : answer
      },
    })

  route(app, deps, userCalls.remove, {
    load,
    subject,
    handle: async (ctx, row) => {
      await removeUser(row, workOf(ctx))
      return { ok: true as const }
    },
  })

  route(app, deps, userCalls.markDeleted, {
    load,
    subject,
    handle: async (ctx, row) => {
      await removeUser(row, workOf(ctx))
      return presentUser(row, signedIn(ctx))
    },
  })

  route(app, deps, userCalls.restore, {
    handle: async (ctx) => presentUser(await restoreUser(ctx.params.id, workOf(ctx)), signedIn(ctx)),
  })

  route(app, deps, userCalls.joinTour, {
    load: async ({ params, deps }) => {
      const [user, tour] = [await userStore.find(deps.db, params.id), await findTour(deps.db, params.tourId)]
      return user && tour && { ...user, tour }
    },
    subject,
    handle: async (ctx, { id, tour }) =>
      presentUser(await join(id, { tour: tour.id, what: tour.name }, { deps: ctx.deps, doer: ctx.doer }), signedIn(ctx)),
  })

  route(app, deps, userCalls.joinSeason, {
    load: async ({ params, deps }) => {
      const [user, season] = [await userStore.find(deps.db, params.id), await findSeason(deps.db, params.seasonId)]
      const tour = season?.tour ? await findTour(deps.db, season.tour) : null
      return user && season && { ...user, season: { ...season, tourDirector: tour?.director ?? null } }
    },
    subject,
    handle: async (ctx, { id, season }) =>
      presentUser(
        await join(id, { tour: season.tour, season: season.id, what: season.name }, { deps: ctx.deps, doer: ctx.doer }),
        signedIn(ctx),
      ),
  })

  /** Signing in notes the date itself; this call is for a device that signed in offline. */
  route(app, deps, userCalls.logLoginDate, {
    load,
    subject,
    handle: async (ctx, row) => {
      const actor = signedIn(ctx)
      if (actor.id !== row.id && !isAdmin(actor)) throw refused('access.forbidden')
      await ctx.deps.db.update(people).set({ lastLoginAt: ctx.doer.at }).where(eq(people.id, row.id))
      return { ok: true as const }
    },
  })

  usersAtOnceRoutes(app, deps)
}
