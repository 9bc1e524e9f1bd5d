import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { idsOf } from '@ramplight/contract/kernel/envelope'
import type { FamilyCalls } from '@ramplight/contract/kernel/family'
import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { refused } from '@ramplight/domain/kernel/errors'
import { policies } from '@ramplight/domain/policies/policies'
import { and } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '../audit/history.ts'
import { bulkAnswer, only } from '../database/outcomes.ts'
import { type RecordTable, toRecord, withoutIds } from '../database/records.ts'
import { bothVersions } from './both-versions.ts'
import type { Context } from './context.ts'
import type { AppDeps } from './deps.ts'
import { everInStore } from './ever-in-store.ts'
import type { AnyFamily, AnyRow, Family, ParentLoader } from './family.ts'
import { loadParents, mayEdit, parentsOf, refuseUnruled } from './family-rights.ts'
import { type Body, changeMany, createMany, removeMany, restoreOne, workOf } from './family-work.ts'
import { pageOfRecords } from './page-of-records.ts'
import { route } from './route.ts'
import { searchOf } from './search-of.ts'
import { syncedPlainFamily } from './synced-plain-family.ts'
import { presentReadable } from './unreadable-rows.ts'

/** The calls of `family-calls.ts` that a family has, by the name it gives them in its contract. */
export type MoreCalls = {
  bulkCreate?: AnyEndpoint
  bulkUpdate?: AnyEndpoint
  /** Several when the specification names several. */
  bulkDeletes?: readonly AnyEndpoint[]
  updateFields?: AnyEndpoint
  markDeleted?: AnyEndpoint
  restore?: AnyEndpoint
  findAndUpdate?: AnyEndpoint
  pagedSearch?: AnyEndpoint
}

/** Who asks, with what. */
type Asked = Pick<Context<AnyEndpoint>, 'actor' | 'deps'>

/** A family whose creation is a call of its own, such as one that visitors make, leaves it out. */
type PlainCalls = Omit<FamilyCalls, 'create'> & Partial<Pick<FamilyCalls, 'create'>>

/**
 * The common pattern of a resource as a declaration (house convention 11), with the calls on many records that its contract
 * has. A special call is written out beside it, never as an option here. The id comes from the URL, and the policy is
 * asked about the stored row.
 */
export function plainFamily<T extends RecordTable, C extends PlainCalls, P extends Record<string, ParentLoader>>(
  app: FastifyInstance,
  deps: AppDeps,
  calls: C,
  declared: Family<T, P>,
  more: MoreCalls = {},
): void {
  const family: AnyFamily = declared
  const { store } = family
  refuseUnruled(store.name, family, [calls.create?.body, calls.update.body])
  const policy = { see: calls.get.policy, edit: calls.update.policy }
  // Who may change a record may see what was done to it, unless the family has said otherwise.
  if (!deps.history.has(store.name))
    deps.history.set(
      store.name,
      askedOf(store, (actor, row, db) => mayEdit(family, policy.edit, db, row, actor)),
    )
  const table = SYNC_TABLES.find((name) => name === store.name)
  if (table) deps.sync.families.set(table, syncedPlainFamily(family, calls, deps, more.restore?.policy))
  const subject = ({ row, parents }: { row: object; parents: object }) => family.subject(row, parents)

  const present = async (rows: AnyRow[], { actor, deps }: Asked): Promise<object[]> =>
    (await family.present?.(rows, actor, deps)) ?? rows.map((row) => toRecord(row))
  const presentMany = (rows: AnyRow[], ctx: Context<AnyEndpoint>) => presentReadable(rows, (some) => present(some, ctx), ctx)
  const presentOne = async (row: AnyRow, ctx: Asked) => (await present([row], ctx))[0]

  async function withParents(row: object | null, { actor, deps }: Asked) {
    const parents = row && parentsOf(family, row, await loadParents(family, deps.db, [row], actor))
    return row && parents && { row, parents }
  }
  const load = async (ctx: Asked & { params: unknown }) =>
    withParents(await store.find(ctx.deps.db, (ctx.params as { id: string }).id), ctx)
  /** What a creation is asked about; a visitor is asked to sign in before anything is looked up. */
  const loadNew = async (ctx: Asked & { body: unknown }) =>
    ctx.actor && withParents({ ...withoutIds(ctx.body as Body), ...family.stamp?.(ctx.body, ctx.actor) }, ctx)
  const { create } = calls

  route(app, deps, calls.list as AnyEndpoint, {
    handle: async (ctx) => presentMany(await store.list(ctx.deps.db, await family.scope(ctx.actor, ctx.deps, {})), ctx),
  })

  route(app, deps, calls.search as AnyEndpoint, {
    handle: async (ctx) => {
      const { actor, deps } = ctx
      const body = ctx.body as SearchBody
      const { where, page } = searchOf(store.table, body, ruleOf(calls.search), family.elsewhere, family.seenAs?.(actor, deps))
      return presentMany(await store.list(deps.db, and(await family.scope(actor, deps, body), where), page), ctx)
    },
  })

  route(app, deps, calls.get as AnyEndpoint, { load, subject, handle: async (ctx, { row }) => presentOne(row as AnyRow, ctx) })

  if (create)
    route(app, deps, create as AnyEndpoint, {
      // A policy that asks only who is asked before the parents are: those are `onCreate`'s to refuse.
      ...(policies[create.policy].length > 1 ? { load: loadNew, subject } : {}),
      handle: async (ctx: Context<AnyEndpoint>) =>
        presentOne(only(await createMany(family, create.policy, [ctx.body as Body], workOf(ctx))), ctx),
    })

  const change = (call: AnyEndpoint) =>
    route(app, deps, call, {
      load,
      subject,
      handle: async (ctx: Context<AnyEndpoint>, { row }) => {
        const shown = (one: AnyRow) => presentOne(one, ctx)
        const changed = changeMany(family, policy, [{ id: (row as AnyRow).id, body: ctx.body as Body }], workOf(ctx)).then(only)
        return shown((await changed.catch(bothVersions(call, ctx.request, shown))) as AnyRow)
      },
    })
  change(calls.update)
  if (more.findAndUpdate) change(more.findAndUpdate)

  route(app, deps, calls.remove as AnyEndpoint, {
    load,
    subject,
    handle: async (ctx, { row }) => {
      only(await removeMany(family, policy, [(row as AnyRow).id], workOf(ctx)))
      return { ok: true }
    },
  })

  if (more.markDeleted)
    route(app, deps, more.markDeleted, {
      load,
      subject,
      handle: async (ctx, { row }) => presentOne(only(await removeMany(family, policy, [(row as AnyRow).id], workOf(ctx))) as AnyRow, ctx),
    })

  if (more.restore)
    route(app, deps, more.restore, {
      // A deleted row is found here and nowhere else.
      load: async (ctx) => {
        const { id } = ctx.params as { id: string }
        return withParents((await everInStore(store)(ctx.deps.db, [id])).get(id) ?? null, ctx)
      },
      subject,
      handle: async (ctx, { row }) => presentOne((await restoreOne(family, policy, (row as AnyRow).id, workOf(ctx))) as AnyRow, ctx),
    })

  if (create && more.bulkCreate)
    route(app, deps, more.bulkCreate, {
      handle: async (ctx) => bulkAnswer(await createMany(family, create.policy, ctx.body as Body[], workOf(ctx))),
    })

  // biome-ignore lint/suspicious/noExplicitAny: the contract has read the body of the call
  const changeEach = (call: AnyEndpoint, changesOf: (body: any) => { id: string; body: Body }[]) =>
    route(app, deps, call, {
      handle: async (ctx) => bulkAnswer(await changeMany(family, policy, changesOf(ctx.body), workOf(ctx))),
    })
  if (more.bulkUpdate) changeEach(more.bulkUpdate, (bodies: (Body & { _id: string })[]) => bodies.map((body) => ({ id: body._id, body })))
  if (more.updateFields)
    changeEach(more.updateFields, ({ ids, fields }: { ids: string[]; fields: Body }) => {
      if (Object.keys(withoutIds(fields)).length === 0) throw refused('request.invalid', { fields: 'fields' })
      return ids.map((id) => ({ id, body: withoutIds(fields) }))
    })

  for (const call of more.bulkDeletes ?? [])
    route(app, deps, call, {
      handle: async (ctx) => bulkAnswer(await removeMany(family, policy, idsOf(ctx.body), workOf(ctx))),
    })

  if (more.pagedSearch) {
    const rule = ruleOf(more.pagedSearch)
    route(app, deps, more.pagedSearch, {
      handle: async (ctx) => {
        const { actor, deps, body } = ctx
        const where = await family.scope(actor, deps, body)
        const { totalItemCount, rows } = await pageOfRecords(deps.db, family, rule, body as SearchBody, where, actor)
        return { totalItemCount, message: await present(rows as AnyRow[], ctx) }
      },
    })
  }
}
