import type { FamilyCalls } from '@ramplight/contract/kernel/family'
import type { SubjectOf } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, desc, eq, getTableColumns, ilike, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { isStored, type Records, type RecordTable, type RowOf, toRecord, withoutIds } from '../database/records.ts'
import { bothVersions } from './both-versions.ts'
import type { Deps, Doer } from './deps.ts'
import { type Context, route, signedIn } from './route.ts'

type PlainFamily<T extends RecordTable, C extends FamilyCalls> = {
  store: Records<T>
  /** Which rows a bare list or search may see. Never unbounded by accident: there is no default. */
  scope: (actor: Actor | null, deps: Deps) => SQL | undefined | Promise<SQL | undefined>
  /** What the policy of reading and changing one row wants to know about it. */
  subject: (row: RowOf<T>) => SubjectOf<C['get']['policy']> & SubjectOf<C['update']['policy']>
  /** Fields the server sets on creation, such as the owner; may refuse. */
  onCreate: (body: never, ctx: { actor: Actor; deps: Deps; doer: Doer }) => Promise<object> | object
  /** Fields the server checks or strips on a change; may refuse. */
  onChange?: (changes: never, row: RowOf<T>, ctx: { actor: Actor; deps: Deps; doer: Doer }) => Promise<object> | object
  /** May refuse a deletion. */
  onRemove?: (row: RowOf<T>, deps: Deps) => Promise<void>
  /** One line for the audit. */
  summary: (row: { name?: unknown } & Record<string, unknown>) => string
  /** Text columns a search matches by part; all other terms match exactly. */
  partial?: string[]
}

/**
 * The common pattern of a resource as a declaration (house convention 11). A special call is written out beside it,
 * never as an option here. The id comes from the URL, and the policy is asked about the stored row.
 */
export function plainFamily<T extends RecordTable, C extends FamilyCalls>(
  app: FastifyInstance,
  deps: Deps,
  calls: C,
  family: PlainFamily<T, C>,
): void {
  const { store } = family
  const load = (ctx: Context<C['get']>) => store.find(deps.db, (ctx.params as { id: string }).id)
  const subject = (row: RowOf<T>) => family.subject(row) as never
  const about = (row: object) => ({ summary: family.summary(row as Record<string, unknown>) })

  route(app, deps, calls.list, { handle: async ({ actor }) => (await store.list(deps.db, await family.scope(actor, deps))).map(toRecord) })

  route(app, deps, calls.search, {
    handle: async ({ actor, body }) => {
      const { where, page } = searchOf(store.table, body as SearchBody, family.partial ?? ['name'])
      return (await store.list(deps.db, and(await family.scope(actor, deps), where), page)).map(toRecord)
    },
  })

  route(app, deps, calls.get, { load, subject, handle: async (_ctx, row) => toRecord(row as RowOf<T>) })

  route(app, deps, calls.create, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const body = ctx.body as { _id?: string }
      const values = { ...withoutIds(body), ...(await family.onCreate(body as never, { actor, deps, doer: ctx.doer })) }
      const row = await store.insert(deps.db, { ...values, id: body._id } as never, ctx.doer, about(values), (stored) =>
        isStored(stored, values),
      )
      return toRecord(row)
    },
  })

  route(app, deps, calls.update, {
    load,
    subject,
    handle: async (ctx, loaded) => {
      const row = loaded as RowOf<T>
      const body = ctx.body as { _rev?: number }
      const changes = {
        ...withoutIds(body),
        ...(await family.onChange?.(body as never, row, { actor: signedIn(ctx), deps, doer: ctx.doer })),
      }
      const updated = await store
        .update(deps.db, row.id, changes as never, body._rev, ctx.doer, about({ ...row, ...changes }))
        .catch(bothVersions(calls.update, ctx.request, toRecord))
      return toRecord(updated)
    },
  })

  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async (ctx, loaded) => {
      const row = loaded as RowOf<T>
      await family.onRemove?.(row, deps)
      await store.remove(deps.db, row.id, ctx.doer, about(row))
      return { ok: true }
    },
  })
}

export type SearchBody = {
  sortField?: string
  sortOrder?: 'asc' | 'desc'
  pageNumber?: number
  pageSize?: number
  selectAll?: boolean
} & Record<string, unknown>

/** Equality on every given term (`null` terms are ignored), part of a name for the `partial` ones; known columns only. */
export function searchOf(
  table: RecordTable,
  body: SearchBody,
  partial: string[],
): { where: SQL | undefined; page: { orderBy: SQL[]; limit?: number; offset?: number } } {
  const { sortField, sortOrder, pageNumber = 0, pageSize, selectAll, ...terms } = body
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const column = (name: string) => (Object.hasOwn(columns, name) ? columns[name] : undefined)
  const where = Object.entries(terms)
    .filter(([name, value]) => value !== undefined && value !== null && column(name))
    .map(([name, value]) => (partial.includes(name) ? ilike(column(name)!, `%${escapeLike(String(value))}%`) : eq(column(name)!, value)))
  // `date_created` is the specification's other name of createdAt (A61); unknown fields fall back to it.
  const sort = column(sortField === 'date_created' ? 'createdAt' : (sortField ?? 'createdAt')) ?? table.createdAt
  const direction = sortOrder === 'desc' ? desc : asc
  const bounds = selectAll || pageSize === undefined ? {} : { limit: pageSize, offset: pageNumber * pageSize }
  return { where: and(...where), page: { orderBy: [direction(sort), asc(table.id)], ...bounds } }
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (c) => `\\${c}`)
