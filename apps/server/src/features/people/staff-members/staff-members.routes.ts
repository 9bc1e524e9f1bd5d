import { ruleOf } from '@ramplight/contract/kernel/search'
import { staffMemberCalls as calls } from '@ramplight/contract/people/staff-members'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { presentStaff, type StaffRow, staffStore } from './staff-members.store.ts'
import { syncedStaff } from './staff-members.synced.ts'
import { staffMembers } from './staff-members.table.ts'
import { addStaff, changeStaff, removeStaff } from './write-staff.ts'

/** A record of the staff is never written without the rights that go with it, so the writing calls are no plain ones. */
export function staffMemberRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('staff-members', syncedStaff)
  deps.history.set(
    staffStore.name,
    askedOf(staffStore, (actor, row) => can(actor, 'staff.edit', row)),
  )

  const mine = (actor: Actor): SQL | undefined =>
    isAdmin(actor) ? undefined : or(eq(staffMembers.director, actor.id), eq(staffMembers.user, actor.id))
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => staffStore.find(deps.db, params.id)
  const subject = (row: StaffRow) => row
  const one = (ctx: { actor: Actor | null; deps: Deps }) => async (row: StaffRow) =>
    (await presentStaff(ctx.deps.db, [row], signedIn(ctx)))[0]!

  route(app, deps, calls.list, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      return presentStaff(ctx.deps.db, await staffStore.list(ctx.deps.db, mine(actor)), actor)
    },
  })

  route(app, deps, calls.search, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { where, page } = searchOf(staffMembers, ctx.body, ruleOf(calls.search))
      return presentStaff(ctx.deps.db, await staffStore.list(ctx.deps.db, and(mine(actor), where), page), actor)
    },
  })

  route(app, deps, calls.get, { load, subject, handle: (ctx, row) => one(ctx)(row) })

  route(app, deps, calls.create, {
    handle: async (ctx) => one(ctx)(await addStaff(ctx.body, workOf(ctx))),
  })

  route(app, deps, calls.update, {
    load,
    subject,
    handle: async (ctx, row) => {
      const present = one(ctx)
      const changed = changeStaff(row.id, ctx.body, workOf(ctx))
      return present(await changed.catch(bothVersions(calls.update, ctx.request, present)))
    },
  })

  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async (ctx, row) => {
      await removeStaff(row, workOf(ctx))
      return { ok: true as const }
    },
  })
}
